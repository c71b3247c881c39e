/**
 * Pictures of spreads, kept on the device from visit to visit by a word that says how they look. Those not used for longest
 * go first. Without a place to keep them nothing is found.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { PICTURE_DATABASE } from './forget-pictures.ts';

/** Some 20 kB each. */
const MOST = 600;
/** Not every look is written down: once a day tells what is in use. */
const DAY_MS = 86_400_000;

interface Picture {
  readonly word: string;
  readonly picture: Blob;
  readonly used: number;
}
interface PictureSchema extends DBSchema {
  pictures: { key: string; value: Picture; indexes: { used: number } };
}

export interface KeptPictures {
  find(word: string): Promise<Blob | null>;
  keep(word: string, picture: Blob): void;
  close(): void;
}

export function openKeptPictures(now: () => number = Date.now): KeptPictures {
  const opened = openDB<PictureSchema>(PICTURE_DATABASE, 1, {
    upgrade(created) {
      created.createObjectStore('pictures', { keyPath: 'word' }).createIndex('used', 'used');
    },
    // Signed out in another tab, which throws all of it away.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  const attempt = async <Value>(work: (database: IDBPDatabase<PictureSchema>) => Promise<Value>) =>
    opened.then(work).catch(() => null);
  const write = (picture: Picture): void => {
    void attempt((database) => database.put('pictures', picture));
  };
  void attempt(removeOldest);
  return {
    async find(word) {
      const found = await attempt((database) => database.get('pictures', word));
      if (!found) return null;
      if (now() - found.used > DAY_MS) write({ ...found, used: now() });
      return found.picture;
    },
    keep: (word, picture) => write({ word, picture, used: now() }),
    close: () => void attempt(async (database) => database.close()),
  };
}

async function removeOldest(database: IDBPDatabase<PictureSchema>): Promise<void> {
  const transaction = database.transaction('pictures', 'readwrite');
  const surplus = (await transaction.store.count()) - MOST;
  const oldest = surplus > 0 ? await transaction.store.index('used').getAllKeys(null, surplus) : [];
  await Promise.all(oldest.map((word) => transaction.store.delete(word)));
  await transaction.done;
}
