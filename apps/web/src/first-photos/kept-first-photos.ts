/**
 * Photos that came with the list of an album to be, kept on the device: in the wizard those of the draft, then, until they
 * are on the server, those of the album, each with its sticker. So they survive the sign-in and a closed window.
 */
import { type DBSchema, openDB } from 'idb';
import { FIRST_PHOTOS_DATABASE } from './forget-first-photos.ts';

/** Whose photos of the wizard are: no album has this id. */
export const DRAFT = 'draft';
/** As long as the draft itself. */
const KEPT_FOR = 30 * 24 * 3600 * 1000;

export interface FirstPhoto {
  /** `DRAFT`, or the id of the album. */
  readonly owner: string;
  /** The path of the file, as the list's people name it. */
  readonly name: string;
  readonly file: Blob;
  /** Small, to be shown meanwhile; null while it is not made, and of what this browser cannot show. */
  readonly preview: Blob | null;
  readonly width: number;
  readonly height: number;
  readonly sticker: string | null;
  readonly keptAt: number;
}

interface Kept extends DBSchema {
  photos: { key: [string, string]; value: FirstPhoto; indexes: { owner: string } };
}

export async function keepFirstPhotos(photos: readonly FirstPhoto[]): Promise<void> {
  await attempt(async (database) => {
    const transaction = database.transaction('photos', 'readwrite');
    await Promise.all([...photos.map((photo) => transaction.store.put(photo)), transaction.done]);
  });
}

/** Those that are too old are gone. */
export async function firstPhotosOf(owner: string, now = Date.now()): Promise<FirstPhoto[]> {
  const found = await attempt((database) => database.getAllFromIndex('photos', 'owner', owner));
  const old = found?.filter(({ keptAt }) => now - keptAt > KEPT_FOR) ?? [];
  if (old.length > 0)
    await forgetFirstPhotos(
      owner,
      old.map(({ name }) => name),
    );
  return found?.filter((photo) => !old.includes(photo)) ?? [];
}

export async function forgetFirstPhotos(owner: string, names: readonly string[]): Promise<void> {
  await attempt(async (database) => {
    const transaction = database.transaction('photos', 'readwrite');
    await Promise.all([...names.map((name) => transaction.store.delete([owner, name])), transaction.done]);
  });
}

/** The draft has become an album: its photos are those of these stickers now. What belongs to nobody goes. */
export async function handOverFirstPhotos(album: string, stickers: ReadonlyMap<string, string>): Promise<void> {
  const drafted = await firstPhotosOf(DRAFT);
  const byName = new Map(drafted.map((photo) => [photo.name, photo]));
  const owned = [...stickers].flatMap(([sticker, name]) => {
    const photo = byName.get(name);
    // One photo may be that of two people: each has it under a name of its own.
    return photo ? [{ ...photo, owner: album, name: `${sticker} ${name}`, sticker }] : [];
  });
  await keepFirstPhotos(owned);
  await forgetFirstPhotos(DRAFT, [...byName.keys()]);
}

type Database = Awaited<ReturnType<typeof open>>;

const open = () =>
  openDB<Kept>(FIRST_PHOTOS_DATABASE, 1, {
    upgrade: (database) =>
      void database.createObjectStore('photos', { keyPath: ['owner', 'name'] }).createIndex('owner', 'owner'),
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });

/** Private windows may refuse to keep anything: then the photos live as long as the page. */
async function attempt<Value>(work: (database: Database) => Promise<Value>): Promise<Value | null> {
  try {
    const database = await open();
    return await work(database).finally(() => database.close());
  } catch {
    return null;
  }
}
