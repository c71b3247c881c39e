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
 * breaking a word; in the smallest when none does. Runs with a size of their own keep it. A long label in a table of
 * contents gets smaller by itself, so that the lines stay as far apart as they are.
 */
export function fitWords(box: HTMLElement, props: TextProps): void {
  const lines = box.querySelector<HTMLElement>('.fg-lines');
  if (!lines) return;
  const fits = (size: number): boolean => {
    box.style.fontSize = textPixels(size);
    fitContents(lines);
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

/** How small a label gets, in sizes of its table, before it takes two lines all the same. */
const SMALLEST_LABEL = 0.55;
const LABEL_STEP = 0.05;

function fitContents(lines: HTMLElement): void {
  for (const label of lines.querySelectorAll<HTMLElement>('.fg-contents-label')) {
    // The page stands beside it on one line, in the full size.
    const line = (label.parentElement!.lastElementChild as HTMLElement).offsetHeight;
    label.style.fontSize = '';
    for (let size = 1; label.offsetHeight > line && size > SMALLEST_LABEL; size -= LABEL_STEP)
      label.style.fontSize = `${(size - LABEL_STEP).toFixed(2)}em`;
    if (label.offsetHeight > line) label.style.fontSize = '';
  }
}
