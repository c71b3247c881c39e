import type { Inline } from '../document/rich-text.ts';

/** Stand for what is no typed word; no search finds them. */
const SYMBOL = '\uFFFC';
const BREAK = '\n';

/** What a piece of a text counts as; an automatic text and a line break are one letter each. */
export function lettersOf(inline: Inline): string {
  return 'text' in inline ? inline.text : 'symbol' in inline ? SYMBOL : BREAK;
}
