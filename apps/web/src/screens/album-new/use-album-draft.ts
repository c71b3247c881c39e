import { useCallback, useState } from 'react';
import { useI18n } from '../../app/use-t.ts';
import { emptyDraft, forgetDraft, keepDraft, readDraft, type AlbumDraft } from './album-draft.ts';

/** The draft being typed. One from an earlier visit is offered, not forced. */
export function useAlbumDraft(store: Storage = localStorage) {
  const { locale } = useI18n();
  const [draft, setDraft] = useState(() => emptyDraft(locale));
  const [earlier, setEarlier] = useState(() => readDraft(store));
  const change = useCallback(
    (part: Partial<AlbumDraft>) =>
      setDraft((before) => {
        const next = { ...before, ...part };
        // Looking at templates is not yet a draft; a name or a day is.
        if (next.title.trim() || next.releaseDate) keepDraft(store, next);
        return next;
      }),
    [store],
  );
  return {
    draft,
    change,
    earlier,
    restore: () => {
      if (earlier) setDraft(earlier);
      setEarlier(null);
    },
    discard: () => {
      forgetDraft(store);
      setEarlier(null);
    },
  };
}
