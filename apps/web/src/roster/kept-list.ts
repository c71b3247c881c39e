/** A list that is being read in, kept on this device until it is taken over or put away: a reload and the way back find it. */
import type { RosterDecisions, RosterTable } from '@figurina/album';
import { type DBSchema, openDB } from 'idb';
import { LISTS_DATABASE } from './forget-lists.ts';
import { NO_FILES, type RosterFiles } from './reading/sort-files.ts';

/** Names and photos of people are in it. */
const KEPT_FOR = 7 * 24 * 3600 * 1000;

export interface ListInHand {
  readonly files: RosterFiles;
  /** The table as its columns are understood. */
  readonly table: RosterTable | null;
  readonly decisions: RosterDecisions;
}

interface KeptList {
  readonly owner: string;
  readonly given: RosterFiles['table'];
  readonly table: RosterTable | null;
  readonly decisions: RosterDecisions;
  readonly keptAt: number;
}
interface Kept extends DBSchema {
  lists: { key: string; value: KeptList };
  photos: {
    key: [string, string];
    value: { readonly owner: string; readonly name: string; readonly file: File };
    indexes: { owner: string };
  };
}

/** One after the other: what was said last is what stays. */
let work: Promise<unknown> = Promise.resolve();

/** What is in `before` already is not written again: photos are large. */
export function keepList(owner: string, list: ListInHand, before: ListInHand): Promise<void> {
  return inTurn(async (database) => {
    const { files, table, decisions } = list;
    const transaction = database.transaction(['lists', 'photos'], 'readwrite');
    const lists = transaction.objectStore('lists');
    const photos = transaction.objectStore('photos');
    if (!files.table && files.photos.size === 0) void lists.delete(owner);
    else void lists.put({ owner, given: files.table, table, decisions, keptAt: Date.now() });
    for (const [name, file] of files.photos)
      if (before.files.photos.get(name) !== file) void photos.put({ owner, name, file });
    for (const name of before.files.photos.keys()) if (!files.photos.has(name)) void photos.delete([owner, name]);
    await transaction.done;
  });
}

export async function keptList(owner: string, now = Date.now()): Promise<ListInHand | null> {
  let found: ListInHand | null = null;
  await inTurn(async (database) => {
    const kept = await database.get('lists', owner);
    if (!kept || now - kept.keptAt > KEPT_FOR) return;
    const photos = await database.getAllFromIndex('photos', 'owner', owner);
    const files = { ...NO_FILES, table: kept.given, photos: new Map(photos.map(({ name, file }) => [name, file])) };
    found = { files, table: kept.table, decisions: kept.decisions };
  });
  if (!found) await forgetList(owner);
  return found;
}

export function forgetList(owner: string): Promise<void> {
  return inTurn(async (database) => {
    const transaction = database.transaction(['lists', 'photos'], 'readwrite');
    void transaction.objectStore('lists').delete(owner);
    const photos = transaction.objectStore('photos');
    for (const key of await photos.index('owner').getAllKeys(owner)) void photos.delete(key);
    await transaction.done;
  });
}

/** Private windows may refuse to keep anything: then the list lives as long as the page. */
function inTurn(step: (database: Awaited<ReturnType<typeof open>>) => Promise<void>): Promise<void> {
  const before = work;
  const done = (async () => {
    await before;
    try {
      const database = await open();
      await step(database).finally(() => database.close());
    } catch {
      // What is on the screen stays there.
    }
  })();
  work = done;
  return done;
}

const open = () =>
  openDB<Kept>(LISTS_DATABASE, 1, {
    upgrade: (database) => {
      database.createObjectStore('lists', { keyPath: 'owner' });
      database.createObjectStore('photos', { keyPath: ['owner', 'name'] }).createIndex('owner', 'owner');
    },
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
