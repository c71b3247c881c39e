import { FONT_SIZES, type PropsOf } from '@figurina/album';
import { textPixels } from './text-style.ts';

type TextProps = Readonly<PropsOf<'Text'>>;

/** Whether a text is drawn in a smaller size when it does not fit. A box that grows always fits. */
export function isFitted({ fit, autosize }: TextProps): boolean {
  return fit && !autosize;
}

/**
 * Draws the words of a laid out box in the largest size, from the text's own downwards, in which they fit without
 * breaking a word; in the smallest when none does. Runs with a size of their own keep it.
 */
export function fitWords(box: HTMLElement, props: TextProps): void {
  const lines = box.querySelector<HTMLElement>('.fg-lines');
  if (!lines) return;
  const sizes = [props.size, ...FONT_SIZES.filter((size) => size < props.size).toReversed()];
  // A word that is too long shows as width only while it may not be broken.
  box.style.overflowWrap = 'normal';
  for (const size of sizes) {
    box.style.fontSize = textPixels(size);
    if (lines.offsetHeight <= box.offsetHeight && lines.scrollWidth <= lines.offsetWidth) break;
  }
  box.style.overflowWrap = '';
}
