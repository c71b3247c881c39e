import type { Inline, Paragraph, RichText } from '../document/rich-text.ts';
import { lettersOf } from './letters.ts';

/** More than fills both pages of a spread in the smallest size: what is pasted beyond it is a mistake. */
export const TEXT_LETTERS_MOST = 20_000;
/** Paragraphs, and runs of letters that look alike: with the letters they bound what a text weighs, to about a megabyte. */
export const TEXT_PIECES_MOST = 5000;

/** Whether a text keeps both limits. */
export function isTextWithin({ paragraphs }: RichText): boolean {
  let letters = 0;
  let pieces = paragraphs.length;
  for (const { content } of paragraphs) {
    pieces += content.length;
    if (pieces > TEXT_PIECES_MOST) return false;
    for (const inline of content) letters += lettersOf(inline).length;
  }
  return letters <= TEXT_LETTERS_MOST;
}

/** The beginning of a text, of at most so many letters and no more pieces than a text may have. */
export function textWithin(text: RichText, letters: number): { text: RichText; isCut: boolean } {
  const paragraphs: Paragraph[] = [];
  let left = Math.max(0, letters);
  let pieces = TEXT_PIECES_MOST;
  for (const paragraph of text.paragraphs) {
    const content: Inline[] = [];
    if (pieces-- === 0) return { text: { paragraphs }, isCut: true };
    for (const inline of paragraph.content) {
      const length = lettersOf(inline).length;
      const isLast = length > left || pieces-- === 0;
      if (!isLast) content.push(inline);
      else if ('text' in inline && left > 0 && pieces >= 0)
        content.push({ ...inline, text: inline.text.slice(0, left) });
      if (isLast) return { text: { paragraphs: [...paragraphs, { ...paragraph, content }] }, isCut: true };
      left -= length;
    }
    paragraphs.push({ ...paragraph, content });
  }
  return { text: { paragraphs }, isCut: false };
}
