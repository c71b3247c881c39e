import type { StickerLink, StickerLinkSettings } from '@figurina/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** What was changed in the form and is not saved yet. */
export type LinkDraft = Partial<StickerLinkSettings>;

const drafts = new WeakMap<object, StoreApi<LinkDraft>>();

/** The draft of an open album: it outlives the tab, and goes with the session. */
export function linkDraftOf(session: object): StoreApi<LinkDraft> {
  const known = drafts.get(session);
  if (known) return known;
  const store = createStore<LinkDraft>(() => ({}));
  drafts.set(session, store);
  return store;
}

/** Whether closing the page would lose changes of the form. */
export function hasLinkDraft(session: object): boolean {
  return Object.keys(drafts.get(session)?.getState() ?? {}).length > 0;
}

/** What of the draft differs from what is saved. */
export function changedSettings(link: StickerLink, draft: LinkDraft): LinkDraft {
  const keys = Object.keys(draft) as (keyof LinkDraft)[];
  return Object.fromEntries(keys.filter((key) => draft[key] !== link[key]).map((key) => [key, draft[key]]));
}
