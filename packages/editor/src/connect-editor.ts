import { createPresence, type PresenceTracker } from './presence/presence.ts';
import { createSync, type Sync, type SyncOptions } from './sync/sync.ts';

/** Ties an open album to a transport: its changes and its presence, which go the same way. */
export function connectEditor(options: Omit<SyncOptions, 'presence'>): { sync: Sync; presence: PresenceTracker } {
  const { store, clock, transport } = options;
  const presence: PresenceTracker = createPresence({
    store,
    clock,
    send: (state, reliable) => transport.present(state, reliable),
    isPending: (id) => sync.isPending(id),
  });
  const sync = createSync({ ...options, presence });
  return { sync, presence };
}
