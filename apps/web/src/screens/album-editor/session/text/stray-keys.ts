/** The keys of who types on when the text they type in was taken away: letters that would be tools and deletions. */
export interface StrayKeys {
  begin(): void;
  /** Whether a key belongs to what was being typed. Ends with a pause, with Esc, and with a press of the pointer. */
  takes(press: { readonly key: string; readonly mod: boolean; readonly alt: boolean }): boolean;
  end(): void;
}

/** Who pauses so long has seen what happened. */
const PAUSE_MS = 1200;
const TYPED = /^(.|Backspace|Delete|Enter|Arrow.+|Home|End)$/u;

export function createStrayKeys(now: () => number): StrayKeys {
  let last = Number.NEGATIVE_INFINITY;
  const end = (): void => {
    last = Number.NEGATIVE_INFINITY;
  };
  return {
    begin() {
      last = now();
    },
    takes({ key, mod, alt }) {
      if (now() - last > PAUSE_MS) return false;
      const isTyped = !mod && !alt && TYPED.test(key);
      if (isTyped) last = now();
      else if (key === 'Escape') end();
      return isTyped;
    },
    end,
  };
}
