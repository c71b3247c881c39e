import type { CheckoutPackPlan } from '@figurina/contract';

const COUNTS = [10, 50, 100, 150];
/** Marks nearer to one another than this share of the track would write over each other. */
const APART = { wide: 0.05, narrow: 0.12 };

/** Where the slider of albums has marks: its ends, and of the usual numbers those that find room. */
export function countMarks(min: number, max: number, track: keyof typeof APART): number[] {
  const isApart = (one: number, other: number) => (one - other) / (max - min) >= APART[track];
  const kept = [min];
  for (const one of COUNTS) if (isApart(one, kept.at(-1)!) && isApart(max, one)) kept.push(one);
  return [...kept, max];
}

/** The ends of the slider of packs and what is recommended; an end that would touch the recommendation gives way to it. */
export function packMarks({ min, max, recommended }: Pick<CheckoutPackPlan, 'min' | 'max' | 'recommended'>): number[] {
  const isApart = (one: number) => Math.abs(one - recommended) / (max - min) > 0.2;
  return [...(isApart(min) ? [min] : []), recommended, ...(isApart(max) ? [max] : [])];
}
