import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a field that makes room for a word that what was typed counts, or for the name that was typed, and comes back: the
 * focus goes with them, once somebody used it. `used`: to be called when they do.
 */
export function useKeptFocus(isValid: boolean): { readonly box: RefObject<HTMLDivElement | null>; used(): void } {
  const box = useRef<HTMLDivElement>(null);
  const isUsed = useRef(false);
  const wasValid = useRef(isValid);
  useEffect(() => {
    const isOther = wasValid.current !== isValid;
    wasValid.current = isValid;
    if (isOther && isUsed.current && document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [isValid]);
  return {
    box,
    used() {
      isUsed.current = true;
    },
  };
}
