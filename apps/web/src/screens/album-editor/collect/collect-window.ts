import { createStore, type StoreApi } from 'zustand/vanilla';

/** Whether the dialog for collecting is open, and at which upload it begins. */
export interface CollectWindow {
  readonly open: boolean;
  readonly at: string | null;
}

const windows = new WeakMap<object, StoreApi<CollectWindow>>();

export function collectWindowOf(session: object): StoreApi<CollectWindow> {
  const known = windows.get(session);
  if (known) return known;
  const store = createStore<CollectWindow>(() => ({ open: false, at: null }));
  windows.set(session, store);
  return store;
}
