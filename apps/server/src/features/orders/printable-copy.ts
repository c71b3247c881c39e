/** What is printed for an order, or of an album: the copy that was approved, which nobody changes any more (P43). */
import type { AlbumDocument } from '@figurina/album';
import type { Locale } from '@figurina/locales';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { findLastApproval, findPrintable } from './orders-of-album.queries.ts';
import { documentOf } from './placing/kept-copy.ts';

export interface PrintableCopy {
  /** The review that approved it. */
  readonly approvalId: string;
  /** SHA-256 of its content. */
  readonly hash: string;
  readonly version: number;
  readonly document: AlbumDocument;
  readonly title: string;
  readonly releaseDate: string | null;
  readonly language: Locale;
  readonly approvedAt: Date;
}

/** Of the order, else the last one of the album. `withdrawn`: a photo in it was taken back. */
export async function printableCopy(
  db: Kysely<Database>,
  albumId: string,
  orderId: string | null,
): Promise<PrintableCopy | 'missing' | 'withdrawn'> {
  const approvalId = orderId === null ? await findLastApproval(db, albumId) : await approvalOf(db, albumId, orderId);
  const copy = approvalId ? await findPrintable(db, approvalId) : undefined;
  if (!copy) return 'missing';
  if (copy.invalid_since !== null) return 'withdrawn';
  const { hash, version, title, language } = copy;
  return {
    approvalId: copy.review_id,
    hash,
    version,
    document: documentOf(copy),
    title,
    releaseDate: copy.release_date,
    language,
    approvedAt: copy.created_at,
  };
}

async function approvalOf(db: Kysely<Database>, albumId: string, orderId: string): Promise<string | null> {
  const order = await db
    .selectFrom('orders')
    .select('approval_id')
    .where('id', '=', orderId)
    .where('album_id', '=', albumId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return order?.approval_id ?? null;
}
