import { readFile, rm } from 'node:fs/promises';
import { type NodeId, spreadOrder } from '@figurina/album';
import { renderParamsSchema } from '@figurina/contract';
import type { App } from '../app.ts';
import { isRefusal } from '../platform/http/refusal.ts';
import { stop } from './program.ts';
import { storedFiles } from './stored-files.ts';

const PATIENCE_MS = 120_000;

interface Target {
  readonly file: string;
  readonly dpi: number;
}

/** A spread of an album as a PNG without bleed, with its stickers, as an order would print it. False when that failed. */
export async function printSpread(app: App, albumId: string, spread: NodeId, target: Target): Promise<boolean> {
  const { document } = (await app.realtime.readDocument(albumId)) ?? stop('The album is gone');
  return (await print(app, albumId, [spreadOrder(document).indexOf(spread)], target)) !== null;
}

/** Spreads of an album by their places, each as a PNG, in one go: much faster than one by one. Null when that failed. */
export async function printSpreads(
  app: App,
  albumId: string,
  indices: readonly number[],
  { file, dpi }: Target,
): Promise<Buffer[] | null> {
  const printed = await print(app, albumId, indices, { file, dpi });
  if (printed === null) return null;
  const data = await readFile(printed);
  await rm(printed);
  return indices.length === 1 ? [data] : storedFiles(data);
}

/** Answers the file: a PNG, or a ZIP of several. */
async function print(
  { exports }: App,
  albumId: string,
  indices: readonly number[],
  { file, dpi }: Target,
): Promise<string | null> {
  // Page 1 is the front cover; spread k carries the pages 2k and 2k + 1.
  const range = indices.map((index) => Math.max(1, 2 * index)).join(',');
  const order = { album_id: albumId, mode: 'spreads', range, format: 'png', dpi, includeBleed: false };
  const printed = await exports.printToFile({
    params: renderParamsSchema.parse(order),
    file,
    signal: AbortSignal.timeout(PATIENCE_MS * indices.length),
    onProgress: () => undefined,
  });
  if (!isRefusal(printed) && printed.ok) return printed.file;
  console.error(JSON.stringify(isRefusal(printed) ? printed : printed.failure));
  return null;
}
