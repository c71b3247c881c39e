import type { PresenceTracker } from '@figurina/editor';

/** How one shows oneself to the others: inviting everybody to follow, or not at all. */
export interface OwnVisibility {
  get(): 'shown' | 'leading' | 'alone';
  set(visibility: 'shown' | 'leading' | 'alone'): void;
  subscribe(listener: () => void): () => void;
}

export function createOwnVisibility(presence: Pick<PresenceTracker, 'update' | 'setPrivate'>): OwnVisibility {
  let visibility: ReturnType<OwnVisibility['get']> = 'shown';
  const listeners = new Set<() => void>();
  return {
    get: () => visibility,
    set(next) {
      visibility = next;
      presence.setPrivate(next === 'alone');
      presence.update({ leads: next === 'leading' });
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
