import { useCallback, useEffect, useRef, useState } from 'react';
import { DRAFT } from '../../first-photos/kept-first-photos.ts';
import { forgetList } from '../../roster/kept-list.ts';
import { useServices } from '../../app/services.ts';
import { useI18n } from '../../app/use-t.ts';
import { useDraftPhotos } from './use-draft-photos.ts';
import { emptyDraft, forgetDraft, keepDraft, readDraft, type AlbumDraft } from './album-draft.ts';

/** Who went on in the wizard in this window: on the way back nothing has to be offered. */
const underWay = new WeakSet<object>();

/** The draft being typed. One from an earlier visit is offered, not forced. */
export function useAlbumDraft(store: Storage = localStorage) {
  const services = useServices();
  const photos = useDraftPhotos();
  const { locale } = useI18n();
  const [kept] = useState(() => readDraft(store));
  const goesOn = underWay.has(services);
  const [draft, setDraft] = useState(() => (goesOn && kept) || emptyDraft(locale));
  const [earlier, setEarlier] = useState(goesOn ? null : kept);
  const change = useCallback(
    (part: Partial<AlbumDraft>) =>
      setDraft((before) => {
        const next = { ...before, ...part };
        // Looking at templates is not yet a draft; a name, a day or people are.
        if (next.title.trim() || next.releaseDate || next.people.length > 0) keepDraft(store, next);
        return next;
      }),
    [store],
  );
  return {
    draft,
    change,
    /** Keeps what is chosen for the next step. */
    goOn: (next: AlbumDraft) => {
      keepDraft(store, next);
      underWay.add(services);
    },
    earlier,
    restore: () => {
      if (earlier) setDraft(earlier);
      setEarlier(null);
    },
    discard: () => {
      forgetDraft(store);
      void photos.forget();
      void forgetList(DRAFT);
      setEarlier(null);
    },
  };
}

/** The draft of the steps behind the first one; null when somebody comes here without one. Every change is kept. */
export function useKeptDraft(store: Storage = localStorage) {
  const services = useServices();
  const [draft, setDraft] = useState(() => readDraft(store));
  const latest = useRef(draft);
  const isThere = draft !== null;
  // After a reload of a later step too, the way back is no return from an earlier visit.
  useEffect(() => {
    if (isThere) underWay.add(services);
  }, [isThere, services]);
  const change = useCallback(
    (part: Partial<AlbumDraft>) => {
      if (!latest.current) return;
      // Kept at once: the next step may be on its way.
      latest.current = { ...latest.current, ...part };
      keepDraft(store, latest.current);
      underWay.add(services);
      setDraft(latest.current);
    },
    [store, services],
  );
  return [draft, change] as const;
}
