/** What of an album may be printed now without another approval. */
import type { AlbumDocument } from '@figurina/album';
import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import type { PrintCopy } from '../../albums/index.ts';
import { findApprovedCopy, findLastApproval, picturesOfReview } from '../orders-of-album.queries.ts';
import { documentOf } from './kept-copy.ts';

export interface ApprovedOfAlbum {
  readonly approvalId: string;
  readonly title: string;
  readonly document: AlbumDocument;
  readonly copy: PrintCopy & { readonly version: number };
}

/** Undefined where nothing is approved, where staff opened it again, or where a photo of it was withdrawn. */
export async function lastApproved(tx: Transaction<Database>, albumId: string): Promise<ApprovedOfAlbum | undefined> {
  const approvalId = await findLastApproval(tx, albumId);
  const approved = approvalId === null ? undefined : await findApprovedCopy(tx, approvalId);
  if (!approved) return undefined;
  return {
    approvalId: approved.review_id,
    title: approved.title,
    document: documentOf(approved),
    copy: {
      version: approved.version,
      hash: approved.hash,
      schemaVersion: approved.schema_version,
      parts: approved.parts,
      images: await picturesOfReview(tx, approved.review_id),
    },
  };
}
