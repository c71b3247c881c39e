/** Where drawn plates lie: beside the file that they are of, and gone with it. */
import { z } from 'zod';
import type { BlobStore } from '../../../platform/files/blob-store.ts';

const countSchema = z.object({ pages: z.array(z.unknown()) });

/** What a file has for pages. */
export function pagesKey(fileKey: string): string {
  return `${fileKey}.plates`;
}

/** The plates of one page, counted from 1. */
export function pageKey(fileKey: string, page: number): string {
  return `${fileKey}.plates-${page}`;
}

/** Deletes the file of an export with all that was drawn of it. */
export async function deleteExportFile(files: BlobStore, fileKey: string): Promise<void> {
  await files.delete(fileKey);
  const known = await files.read(pagesKey(fileKey));
  if (!known) return;
  const { pages } = countSchema.parse(JSON.parse(known.toString()));
  for (let page = 1; page <= pages.length; page++) await files.delete(pageKey(fileKey, page));
  await files.delete(pagesKey(fileKey));
}
