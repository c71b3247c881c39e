import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { keepPhoto, keptPhoto, type ChosenPhoto } from './kept-photo.ts';

/** The photo of this form, kept on the device. `undefined` while it is being looked for, null when there is none. */
export function usePhoto(
  token: string,
): [ChosenPhoto | null | undefined, (photo: ChosenPhoto | ((now: ChosenPhoto) => ChosenPhoto)) => void] {
  const [photo, setPhoto] = useState<ChosenPhoto | null>();
  useEffect(() => {
    let gone = false;
    void keptPhoto(token).then((kept) => !gone && setPhoto((before) => before ?? kept));
    return () => void (gone = true);
  }, [token]);
  const latest = useRef<ChosenPhoto | null>(null);
  latest.current = photo ?? null;
  const keep = useCallback(
    (next: ChosenPhoto | ((now: ChosenPhoto) => ChosenPhoto)) => {
      if (typeof next === 'function' && !latest.current) return;
      const kept = typeof next === 'function' ? next(latest.current!) : next;
      latest.current = kept;
      setPhoto(kept);
      void keepPhoto(token, kept);
    },
    [token],
  );
  return [photo, keep];
}
