import { FONT_SIZES, scaleText } from '@figurina/album';
import { KT } from '../units.ts';
import { measureTexts, type TextToMeasure } from './measuring-host.tsx';

export interface MeasuredText {
  /** Height of all lines in mm, before the node's scale: what an autosized box gets. */
  readonly height: number;
  /** How far the lines reach below a box of fixed height, in mm. */
  readonly overflow: number;
}

/** Measures a text that is on the page, by its element (`[data-node="…"]`). Zoom and turns do not matter. */
export function measureText(box: HTMLElement): MeasuredText {
  const height = (box.querySelector<HTMLElement>('.fg-lines')?.offsetHeight ?? box.offsetHeight) / KT;
  return { height, overflow: Math.max(0, height - box.offsetHeight / KT) };
}

/**
 * The largest of the sizes, in points, at which a text fits its box without breaking a word; the smallest when none
 * does. Runs with a size of their own follow it.
 */
export async function fitSize(text: TextToMeasure, sizes: readonly number[] = FONT_SIZES): Promise<number> {
  const { node } = text;
  const ascending = sizes.toSorted((a, b) => a - b);
  const tried = await measureTexts(
    ascending.map((size) => ({
      ...text,
      node: { ...node, props: { ...node.props, ...scaleText(node.props, size), autosize: false, fit: false } },
    })),
  );
  const fits = tried.map(({ height, brokenWords }) => brokenWords === 0 && height / KT <= node.props.height);
  return ascending[fits.lastIndexOf(true)] ?? ascending[0] ?? node.props.size;
}
