/** Albums of wished figures, as the shop prices them. */
import type { AlbumParts, Category } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import type { OpenDatabase } from '../platform/db/database.ts';
import { albumOnServer } from './album-on-server.ts';
import type { TestUser } from './test-user.ts';

interface Wished {
  /** Printed pages; 20 is the thinnest that can be bound. */
  readonly pages?: number;
  readonly singles?: number;
  readonly doubles?: number;
}

/** Nothing about it stands in the way of an order. */
export function printedAlbum({ pages = 20, singles = 16, doubles = 0 }: Wished = {}): AlbumParts {
  const album = anAlbum()
    .section('Team')
    .spreads(pages / 2 - 1);
  for (let at = 1; at <= singles + doubles; at++)
    album.cell({ x: 20, y: 20, sticker: `Person ${at}`, doubleSticker: at > singles });
  return album.parts();
}

/** Answers its id. */
export async function printedAlbumOnServer(
  database: Pick<OpenDatabase, 'db'>,
  people: readonly Pick<TestUser, 'id'>[],
  { category = 'wedding', ...wished }: Wished & { readonly category?: Category } = {},
): Promise<string> {
  const id = await albumOnServer(database, printedAlbum(wished), people);
  await database.db.updateTable('albums').set({ blueprint_category: category }).where('id', '=', id).execute();
  return id;
}
