/**
 * Erases somebody who had an account: albums, files, rows, and what others keep of them. May be begun again at any point;
 * whose account it was is forgotten last, in one transaction with the rows.
 */
import { sql } from 'kysely';
import { newId } from '../../../platform/ids.ts';
import type { PrivacyParts } from '../privacy-parts.ts';
import { placesOf } from './places-of.ts';
import { eraseOrders } from './erase-orders.ts';
import { eraseRows } from './erase-rows.ts';
import * as queries from './erasures.queries.ts';

export interface Erased {
  readonly albums: number;
  readonly rows: number;
  readonly files: number;
}

type EraseParts = Pick<
  PrivacyParts,
  'db' | 'albums' | 'blobs' | 'documents' | 'exports' | 'files' | 'handedIn' | 'history' | 'identity' | 'members'
>;

export async function eraseAccount(
  parts: EraseParts,
  sub: string,
  handovers: Readonly<Record<string, string>>,
): Promise<Erased> {
  const { db, albums, blobs, documents, exports, files, history, identity, members } = parts;
  const person = await identity.findPerson(sub);
  const email = person && (await identity.isConfirmed(sub)) ? person.email.toLowerCase() : undefined;
  const sign = `erased-${newId()}`;
  let removed = 0;
  let erasedAlbums = 0;

  for (const albumId of await queries.listOwned(db, sub)) {
    const heir = await queries.findHeir(db, albumId, sub, handovers[albumId]);
    if (heir !== undefined && (await members.handOver(albumId, sub, heir))) continue;
    const images = await queries.listImages(db, albumId);
    await albums.eraseNow(albumId);
    for (const id of images) await parts.handedIn.remove(id);
    for (const job of await queries.listExportsOf(db, 'album_id', albumId)) await exports.remove(job);
    removed += images.length;
    erasedAlbums += 1;
  }
  for (const albumId of await placesOf(db, sub)) {
    const without = (text: string): string => text.replaceAll(sub, sign);
    await documents.rewrite(albumId, without);
    await history.rewritePoints(albumId, without);
  }
  for (const job of await queries.listExportsOf(db, 'created_by', sub)) {
    await exports.remove(job);
    removed += 1;
  }
  for (const id of await queries.listBlobs(db, sub)) {
    await blobs.remove(id);
    removed += 1;
  }
  const orders = await queries.listOrders(db, sub, email);
  for (const id of orders) for (const job of await queries.listExportsOf(db, 'order_id', id)) await exports.remove(job);
  const keys = await queries.listPersonExportKeys(db, sub);

  const rows = await db.transaction().execute(async (tx) => {
    await sql`set local figurina.erasing = 'on'`.execute(tx);
    keys.push(...(await eraseOrders(tx, orders)));
    await queries.forgetJobs(tx, email === undefined ? [sub] : [sub, email]);
    return eraseRows(tx, { sub, email, sign });
  });
  for (const key of keys) await files.delete(key);
  identity.forget(sub);
  return { albums: erasedAlbums, rows, files: removed + keys.length };
}
