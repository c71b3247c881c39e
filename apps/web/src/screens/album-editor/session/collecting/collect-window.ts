import { createStore, type StoreApi } from 'zustand/vanilla';
import type { UploadDraft } from './upload-draft.ts';

/** The dialog for collecting: open or not, and what was decided in it so far, which outlives closing it. */
export interface CollectWindow {
  readonly open: boolean;
  /** From the first time on it is there, open or not. */
  readonly wasOpened: boolean;
  /** The upload it begins at. */
  readonly at: string | null;
  /** What was changed by hand, by upload. */
  readonly drafts: Readonly<Record<string, Partial<UploadDraft>>>;
  readonly accepted: ReadonlySet<string>;
  /** Why one could not be collected, in words. */
  readonly failures: Readonly<Record<string, string>>;
}

const windows = new WeakMap<object, StoreApi<CollectWindow>>();

/** The window of an open album; it goes with the session. */
export function collectWindowOf(session: object): StoreApi<CollectWindow> {
  const known = windows.get(session);
  if (known) return known;
  const store = createStore<CollectWindow>(() => ({
    open: false,
    wasOpened: false,
    at: null,
    drafts: {},
    accepted: new Set(),
    failures: {},
  }));
  windows.set(session, store);
  return store;
}

/** Opens it, at an upload where one is named. */
export function openCollecting(session: object, at: string | null = null): void {
  collectWindowOf(session).setState({ open: true, wasOpened: true, at });
}
