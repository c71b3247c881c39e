import type { Inline, Paragraph, RichText } from '../document/rich-text.ts';
import { lettersOf } from './find-in-text.ts';

/** More than fills both pages of a spread in the smallest size: what is pasted beyond it is a mistake. */
export const TEXT_LETTERS_MOST = 20_000;

/** The beginning of a text, of at most so many letters. */
export function textWithin(text: RichText, letters: number): { text: RichText; isCut: boolean } {
  const paragraphs: Paragraph[] = [];
  let left = Math.max(0, letters);
  for (const paragraph of text.paragraphs) {
    const content: Inline[] = [];
    for (const inline of paragraph.content) {
      const length = lettersOf(inline).length;
      if (length <= left) content.push(inline);
      else if ('text' in inline && left > 0) content.push({ ...inline, text: inline.text.slice(0, left) });
      if (length > left) return { text: { paragraphs: [...paragraphs, { ...paragraph, content }] }, isCut: true };
      left -= length;
    }
    paragraphs.push({ ...paragraph, content });
  }
  return { text: { paragraphs }, isCut: false };
}
