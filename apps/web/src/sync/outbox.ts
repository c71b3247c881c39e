/**
 * Pending changes on the device: in IndexedDB by album and tab, written as they are made, removed when the server has
 * them. A tab holds a lock while it has the album open; what belongs to a tab without one was left behind and is taken
 * over.
 */
import { NO_OUTBOX, type Leftovers, type Outbox, type PendingUnit, type SealedMutation } from '@figurina/editor';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { holdTab, livingTabs } from './tab-lock.ts';

interface Entry {
  readonly id: string;
  readonly album: string;
  readonly client: string;
  readonly user: string;
  /** Counted up in each tab. */
  readonly at: number;
  readonly unit?: PendingUnit;
  readonly mutation?: SealedMutation;
}

interface OutboxSchema extends DBSchema {
  pending: { key: string; value: Entry; indexes: { album: string } };
}

const NAME = 'figurina-outbox';

export interface OutboxOptions {
  albumId: string;
  clientId: string;
  /** Changes are adopted by the person who made them, not by who signs in next on the same machine. */
  userId: string;
}

/** The outbox of one tab; the one that keeps nothing where the browser stores nothing. */
export async function openOutbox(options: OutboxOptions): Promise<Outbox> {
  // Both at once: an album waits for them.
  const [database, leaveTab] = await Promise.allSettled([openDatabase(), holdTab(options.clientId)]);
  if (database.status === 'fulfilled' && leaveTab.status === 'fulfilled')
    return createOutbox(database.value, options, leaveTab.value);
  if (database.status === 'fulfilled') database.value.close();
  if (leaveTab.status === 'fulfilled') leaveTab.value();
  return NO_OUTBOX;
}

async function openDatabase(): Promise<IDBPDatabase<OutboxSchema>> {
  return openDB<OutboxSchema>(NAME, 1, {
    upgrade(created) {
      created.createObjectStore('pending', { keyPath: 'id' }).createIndex('album', 'album');
    },
  });
}

function createOutbox(
  database: IDBPDatabase<OutboxSchema>,
  { albumId, clientId, userId }: OutboxOptions,
  leaveTab: () => void,
): Outbox {
  let at = Date.now() * 1000;
  let writing: Promise<void> = Promise.resolve();
  const entry = (id: string, content: Pick<Entry, 'unit' | 'mutation'>): Entry => ({
    id,
    album: albumId,
    client: clientId,
    user: userId,
    at: at++,
    ...content,
  });

  return {
    write({ units = [], mutations = [], remove = [] }) {
      const transaction = database.transaction('pending', 'readwrite', { durability: 'relaxed' });
      for (const id of remove) void transaction.store.delete(id);
      for (const unit of units) void transaction.store.put(entry(unit.id, { unit }));
      for (const mutation of mutations) void transaction.store.put(entry(mutation.mutation.id, { mutation }));
      // At once, not when the page has heard of each: it may be gone by then, and with it what was not committed.
      transaction.commit();
      writing = transaction.done;
      return transaction.done;
    },
    async adopt(): Promise<Leftovers> {
      const living = await livingTabs();
      // Read and signed over in one transaction: of two tabs that open at once, one gets it.
      const transaction = database.transaction('pending', 'readwrite');
      const entries = (await transaction.store.index('album').getAll(albumId))
        .filter(({ client, user }) => user === userId && client !== clientId && !living.has(client))
        .sort((a, b) => a.at - b.at);
      for (const left of entries) void transaction.store.put({ ...left, client: clientId });
      await transaction.done;
      return {
        mutations: entries.flatMap(({ mutation }) => mutation ?? []),
        units: entries.flatMap(({ unit }) => unit ?? []),
      };
    },
    close() {
      leaveTab();
      void writing.catch(() => undefined).finally(() => database.close());
    },
  };
}
