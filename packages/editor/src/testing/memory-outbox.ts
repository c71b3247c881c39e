import type { Leftovers, Outbox, PendingUnit, SealedMutation } from '../sync/outbox.ts';

/** What one browser stores, in memory: the outboxes of its tabs. */
export interface MemoryDevice {
  outbox(clientId: string): Outbox;
  /** The tab is gone; what it left can be adopted. */
  crash(clientId: string): void;
  /** Entries of all tabs. */
  size(): number;
}

export function createMemoryDevice(): MemoryDevice {
  const tabs = new Map<string, { isAlive: boolean; entries: Map<string, PendingUnit | SealedMutation> }>();
  const isSealed = (entry: PendingUnit | SealedMutation): entry is SealedMutation => 'mutation' in entry;
  /** As a browser would store it: what is read back is another object. */
  const stored = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

  return {
    outbox(clientId) {
      const tab = { isAlive: true, entries: new Map<string, PendingUnit | SealedMutation>() };
      tabs.set(clientId, tab);
      return {
        async write({ units = [], mutations = [], remove = [] }) {
          if (!tab.isAlive) return;
          for (const id of remove) tab.entries.delete(id);
          for (const unit of units) tab.entries.set(unit.id, stored(unit));
          for (const sealed of mutations) tab.entries.set(sealed.mutation.id, stored(sealed));
        },
        async adopt() {
          const left: { mutations: SealedMutation[]; units: PendingUnit[] } = { mutations: [], units: [] };
          for (const [id, other] of tabs) {
            if (other.isAlive) continue;
            for (const [key, entry] of other.entries) {
              if (isSealed(entry)) left.mutations.push(entry);
              else left.units.push(entry);
              tab.entries.set(key, entry);
            }
            tabs.delete(id);
          }
          return left satisfies Leftovers;
        },
        close: () => void (tab.isAlive = false),
      };
    },
    crash(clientId) {
      const tab = tabs.get(clientId);
      if (tab) tab.isAlive = false;
    },
    size: () => [...tabs.values()].reduce((sum, { entries }) => sum + entries.size, 0),
  };
}
