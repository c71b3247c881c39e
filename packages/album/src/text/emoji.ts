/** An emoji, its sequences included: flags, keycaps, shades of skin, families. */
const EMOJI_SEQUENCE =
  /\p{RI}\p{RI}|[#*0-9]\uFE0F?\u20E3|(?:\p{Emoji_Presentation}\uFE0F?|\p{Emoji}\uFE0F|\p{EBase}(?=\p{EMod}))(?:\p{EMod})?(?:[\u{E0020}-\u{E007F}]+)?(?:\u200D\p{Emoji}\uFE0F?\p{EMod}?)*/gu;
/** Nothing below can begin one, but for the figures of keycaps. */
const PERHAPS = /[\u20E3\u203C-\u3299\u{1F000}-\u{1FAFF}]|\uFE0F/u;

export interface TextPiece {
  readonly words: string;
  readonly isEmoji: boolean;
}

/** A text in pieces, each emoji by itself. */
export function splitEmoji(text: string): TextPiece[] {
  if (!PERHAPS.test(text)) return text === '' ? [] : [{ words: text, isEmoji: false }];
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const { 0: emoji, index } of text.matchAll(EMOJI_SEQUENCE)) {
    if (index > at) pieces.push({ words: text.slice(at, index), isEmoji: false });
    pieces.push({ words: emoji, isEmoji: true });
    at = index + emoji.length;
  }
  if (at < text.length) pieces.push({ words: text.slice(at), isEmoji: false });
  return pieces;
}
