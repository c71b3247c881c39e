import { type RefObject, useEffect, useState } from 'react';

/** Longer than this nobody waits for a picture that does not come. */
const LONGEST_MS = 2000;

/**
 * Whether the pictures inside an element are decoded, so that they can be shown without holding up a frame. They are
 * decoded beside the page, as soon as the element is there.
 */
export function useDecoded(element: RefObject<HTMLElement | null>): boolean {
  const [decoded, setDecoded] = useState(false);
  useEffect(() => {
    let ended = false;
    const timer = window.setTimeout(() => setDecoded(true), LONGEST_MS);
    async function wait(): Promise<void> {
      const pictures = [...(element.current?.querySelectorAll('img') ?? [])];
      await Promise.allSettled(pictures.map((picture) => picture.decode()));
      if (!ended) setDecoded(true);
    }
    void wait();
    return () => {
      ended = true;
      window.clearTimeout(timer);
    };
  }, [element]);
  return decoded;
}
