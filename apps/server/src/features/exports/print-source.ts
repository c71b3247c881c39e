/** What an export prints: the album as it is now, or the copy that was approved for print (P43). */
import type { AlbumDocument } from '@figurina/album';
import type { Album, RenderParams } from '@figurina/contract';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import type { ApprovedCopy } from './approved-copy.ts';
import type { ExportsParts } from './exports-parts.ts';

export interface PrintSource {
  readonly document: AlbumDocument;
  readonly version: number;
  /** As the render page reads it. */
  readonly album: Album;
  /** Null for the album as it is now. */
  readonly copy: Pick<ApprovedCopy, 'approvalId' | 'hash'> | null;
}

type SourceParts = Pick<ExportsParts, 'documents' | 'albums' | 'copyOf'>;

/** What is made for an order is always of its approved copy. */
export async function printSource(
  { documents, albums, copyOf }: SourceParts,
  { album_id: albumId, copy, orderId }: Pick<RenderParams, 'album_id' | 'copy' | 'orderId'>,
): Promise<PrintSource | Refusal> {
  if (copy === 'live' && orderId === '') {
    const current = await documents.readDocument(albumId);
    const album = current && (await albums.renderAnswer(albumId, current));
    return current && album ? { ...current, album, copy: null } : refuse('not_found');
  }
  const approved = await copyOf(albumId, orderId || null);
  if (approved === 'missing') return refuse('copy_not_approved');
  if (approved === 'withdrawn') return refuse('copy_withdrawn');
  const { document, version, approvalId, hash } = approved;
  const album = await albums.renderAnswer(albumId, { document, version });
  if (!album) return refuse('not_found');
  return { document, version, album: { ...album, ...headOf(approved) }, copy: { approvalId, hash } };
}

/** Of the album's head what a file says as well: as it was approved, so that the same copy gives the same file. */
function headOf({ title, releaseDate, language, approvedAt }: ApprovedCopy) {
  return { title, release_date: releaseDate, language, updated_at: approvedAt.toISOString() };
}
