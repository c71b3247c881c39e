import type { CheckoutPackPlan } from '@figurina/contract';

const COUNTS = [10, 50, 100, 150];
/** Marks nearer to one another than this share of the track would write over each other. */
const APART = 0.1;

/** Where the slider of albums has marks: the usual numbers and its ends. */
export function countMarks(min: number, max: number): number[] {
  const all = [...new Set([min, ...COUNTS.filter((one) => one > min && one < max), max])];
  return all.filter((one, at) => at === 0 || one === max || (one - all[at - 1]!) / (max - min) >= APART / 2);
}

/** The ends of the slider of packs and what is recommended; an end that would touch the recommendation gives way to it. */
export function packMarks({ min, max, recommended }: Pick<CheckoutPackPlan, 'min' | 'max' | 'recommended'>): number[] {
  const isApart = (one: number) => Math.abs(one - recommended) / (max - min) > 2 * APART;
  return [...(isApart(min) ? [min] : []), recommended, ...(isApart(max) ? [max] : [])];
}
