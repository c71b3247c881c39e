import { useCallback, useEffect, useState } from 'preact/hooks';
import { keepPhoto, keptPhoto, type ChosenPhoto } from './kept-photo.ts';

/** The photo of this form, kept on the device. `undefined` while it is being looked for, null when there is none. */
export function usePhoto(token: string): [ChosenPhoto | null | undefined, (photo: ChosenPhoto) => void] {
  const [photo, setPhoto] = useState<ChosenPhoto | null>();
  useEffect(() => {
    let gone = false;
    void keptPhoto(token).then((kept) => !gone && setPhoto((before) => before ?? kept));
    return () => void (gone = true);
  }, [token]);
  const keep = useCallback(
    (next: ChosenPhoto) => {
      setPhoto(next);
      void keepPhoto(token, next);
    },
    [token],
  );
  return [photo, keep];
}
