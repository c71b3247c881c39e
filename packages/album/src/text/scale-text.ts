import type { RichText } from '../document/rich-text.ts';
import type { TextProps } from './text-format.ts';

/** Points: below it nothing can be read in print. */
const LEAST = 4;

/** A text in another size, its runs with a size of their own along with it, by halves of a point. */
export function scaleText(props: TextProps, size: number): { size: number; text: RichText } {
  const ratio = size / props.size;
  const scaled = (own: number): number => Math.max(LEAST, Math.round(own * ratio * 2) / 2);
  const text: RichText = {
    paragraphs: props.text.paragraphs.map((paragraph) => ({
      ...paragraph,
      content: paragraph.content.map((inline) =>
        'size' in inline && inline.size !== undefined ? { ...inline, size: scaled(inline.size) } : inline,
      ),
    })),
  };
  return { size, text };
}
