import { useEffect, useState } from 'react';

const QUIET_MS = 300;

/** A field of search whose words go into the address when nothing was typed for a moment, and that follows the address. */
export function useTypedSearch(
  query: string,
  write: (words: string) => void,
): { readonly typed: string; readonly type: (words: string) => void } {
  const [typed, setTyped] = useState(query);
  const [shown, setShown] = useState(query);
  // Back and links bring another search than the one that was typed.
  if (shown !== query) {
    setShown(query);
    if (typed.trim() !== query) setTyped(query);
  }
  useEffect(() => {
    if (typed.trim() === query) return undefined;
    const waiting = setTimeout(() => write(typed.trim()), QUIET_MS);
    return () => clearTimeout(waiting);
    // What writes is another function with every address.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [typed, query]);
  return { typed, type: setTyped };
}
