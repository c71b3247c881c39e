/** Whose photos may be whose, and what becomes of them: found once, since there may be hundreds of both. */
import type { RosterMatch } from '@figurina/album';
import type { StickerUpload } from '@figurina/contract';
import type { EditorStore } from '@figurina/editor';
import { draftOf, matchesOf, type UploadDraft } from './upload-draft.ts';

interface Found {
  readonly matches: readonly RosterMatch[];
  change: Partial<UploadDraft> | undefined;
  draft: UploadDraft;
}

export interface UploadMatches {
  matches(upload: StickerUpload): readonly RosterMatch[];
  /** With what was changed by hand. The same object as long as nothing about it is another. */
  draft(upload: StickerUpload, change?: Partial<UploadDraft>): UploadDraft;
}

const known = new WeakMap<object, UploadMatches>();

/** Of an open album; they go with the session. An upload that comes again unchanged is the same object. */
export function uploadMatchesOf({ store }: { readonly store: EditorStore }): UploadMatches {
  const there = known.get(store);
  if (there) return there;
  let all = new WeakMap<StickerUpload, Found>();
  store.onChange(({ touched }) => {
    if (touched.some(({ table }) => table === 'stickers')) all = new WeakMap();
  });
  function find(upload: StickerUpload): Found {
    const before = all.get(upload);
    if (before) return before;
    const matches = matchesOf(upload, store.document);
    const found = { matches, change: undefined, draft: draftOf(upload, matches) };
    all.set(upload, found);
    return found;
  }
  const made: UploadMatches = {
    matches: (upload) => find(upload).matches,
    draft(upload, change) {
      const found = find(upload);
      if (found.change !== change) {
        found.change = change;
        found.draft = { ...draftOf(upload, found.matches), ...change };
      }
      return found.draft;
    },
  };
  known.set(store, made);
  return made;
}
