import { useEffect, useState } from 'preact/hooks';

/** Whatever is beyond these has to be looked up. */
const USUAL = /^[\s\u0020-\u017F\u2010-\u2026]*$/;

/** The letters of some words that no font can print; none until that is known. */
export function useUnprintable(words: string): readonly string[] {
  const [found, setFound] = useState<{ words: string; letters: readonly string[] } | null>(null);
  useEffect(() => {
    let ended = false;
    if (!USUAL.test(words))
      void import('./letters.ts').then(
        ({ unprintable }) => ended || setFound({ words, letters: unprintable(words) }),
        // Without the table nothing is said; the album tells it to those who make it.
        () => undefined,
      );
    return () => {
      ended = true;
    };
  }, [words]);
  return found?.words === words ? found.letters : [];
}
