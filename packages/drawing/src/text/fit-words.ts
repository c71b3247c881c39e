import type { PropsOf } from '@figurina/album';
import { textPixels } from './text-style.ts';

type TextProps = Readonly<PropsOf<'Text'>>;

/** Whether a text is drawn in a smaller size when it does not fit. A box that grows always fits. */
export function isFitted({ fit, autosize }: TextProps): boolean {
  return fit && !autosize;
}

/** The smallest size, and the steps of the sizes between, in points. */
const SMALLEST = 4;
const STEP = 0.5;

/**
 * Draws the words of a laid out box in the largest size, from the text's own downwards, in which they fit without
 * breaking a word; in the smallest when none does. Runs with a size of their own keep it.
 */
export function fitWords(box: HTMLElement, props: TextProps): void {
  const lines = box.querySelector<HTMLElement>('.fg-lines');
  if (!lines) return;
  const fits = (size: number): boolean => {
    box.style.fontSize = textPixels(size);
    return lines.offsetHeight <= box.offsetHeight && lines.scrollWidth <= lines.offsetWidth;
  };
  // A word that is too long shows as width only while it may not be broken.
  box.style.overflowWrap = 'normal';
  if (!fits(props.size)) {
    // What fits is smaller than what does not: halves of the steps between.
    let [good, bad] = [0, Math.ceil((props.size - SMALLEST) / STEP)];
    while (bad - good > 1) {
      const middle = Math.floor((good + bad) / 2);
      if (fits(SMALLEST + middle * STEP)) good = middle;
      else bad = middle;
    }
    box.style.fontSize = textPixels(SMALLEST + good * STEP);
  }
  box.style.overflowWrap = '';
}
