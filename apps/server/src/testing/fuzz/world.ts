/**
 * Who calls, and whose words must not reach whom. Each album has a word of its own in everything that it says; whoever
 * is not in it and reads that word has read what is not theirs.
 */
import { anAlbum } from '@figurina/album/testing';
import { albumOnServer } from '../album-on-server.ts';
import { placedOrder } from '../placed-order.ts';
import type { TestServer } from '../test-server.ts';
import { testUser, type TestUser } from '../test-user.ts';

export interface Actor {
  readonly name: string;
  readonly user: TestUser | null;
  /** Words that this one may never be answered. */
  readonly mayNotRead: readonly string[];
  /** Whether nothing but reading is tried, since what staff do may well make something public. */
  readonly readsOnly: boolean;
  /** Values that the server has answered them, by name. */
  readonly heard: Map<string, string[]>;
}

export interface World {
  readonly actors: readonly Actor[];
  /** Ids that anybody may have guessed, by name. */
  readonly guessed: Map<string, string[]>;
}

const KEPT = 40;

export function remember(values: Map<string, string[]>, name: string, value: string): void {
  const known = values.get(name) ?? [];
  if (known.includes(value)) return;
  values.set(name, [...known, value].slice(-KEPT));
}

/** Two albums of two owners, with people, an order and words that tell where they are from. `round` makes them new ones. */
export async function newWorld(server: TestServer, round: number): Promise<World> {
  const person = (name: string, options = {}) => testUser(server, `${name}${round}@fuzz.example`, options);
  const [ada, eva, rex, bob] = await Promise.all(['ada', 'eva', 'rex', 'bob'].map((name) => person(name)));
  const [stranger, staff] = await Promise.all([person('sid'), person('staff', { admin: true })]);
  const guessed = new Map<string, string[]>();
  const hers = await album(server, guessed, [ada!, eva!, { ...rex!, role: 'reader' }], `zq${round}ada`);
  const his = await album(server, guessed, [bob!], `zq${round}bob`);
  const actor = (name: string, user: TestUser | null, mayNotRead: string[], readsOnly = false): Actor => ({
    name,
    user,
    mayNotRead,
    readsOnly,
    heard: new Map(),
  });
  return {
    guessed,
    actors: [
      actor('owner', ada!, [his]),
      actor('editor', eva!, [his]),
      actor('reader', rex!, [his]),
      actor('other owner', bob!, [hers]),
      actor('stranger', stranger, [hers, his]),
      actor('nobody', null, [hers, his]),
      actor('staff', staff, [], true),
    ],
  };
}

async function album(
  server: TestServer,
  guessed: Map<string, string[]>,
  people: readonly (TestUser & { role?: 'reader' })[],
  word: string,
): Promise<string> {
  const { database } = server;
  const [owner] = people;
  const parts = anAlbum()
    .section(`Kapitel ${word}`)
    .spread()
    .cell({ sticker: `Mia ${word}` })
    .cell({ sticker: `Ben ${word}` })
    .sticker(`Warten ${word}`)
    .comment(`Gesagt ${word}`, { userId: owner!.id })
    .parts();
  const id = await albumOnServer(database, parts, people);
  await database.db
    .updateTable('albums')
    .set({ title: `Album ${word}` })
    .where('id', '=', id)
    .execute();
  const order = await placedOrder(database.db, {
    albumId: id,
    by: owner!.id,
    comment: word,
    address: { organization: `Verein ${word}`, last_name: word },
  });
  for (const [name, values] of Object.entries({
    id: [id, order.id, ...people.map((one) => one.id), ...Object.keys(parts.stickers)],
    customer_id: people.map((one) => one.id),
    album_id: [id],
    order_id: [order.id],
    sticker_id: Object.keys(parts.stickers),
    section_id: Object.keys(parts.workspace.nodes),
    spread_id: Object.keys(parts.workspace.nodes),
  }))
    for (const value of values) remember(guessed, name, value);
  return word;
}
