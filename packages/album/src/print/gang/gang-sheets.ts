import { writeRange } from '../ranges.ts';
import { dieFor } from './die.ts';
import type { GangSettings, PlacedSticker, SheetPlan, SheetSticker } from './sheet-plan.ts';

/**
 * Every sticker once, on as few sheets as one die allows, in the order of their numbers. `copies`: how often each sheet is to
 * be printed, for boxes of identical stickers; stacked and cut, each place of the pile is one motif (P34). Empty where the paper
 * is too small.
 */
export function gangSheets(stickers: readonly SheetSticker[], settings: GangSettings, copies = 1): SheetPlan[] {
  const singles = stickers.filter(({ double }) => !double);
  const doubles = stickers.filter(({ double }) => double);
  const die = dieFor(singles.length, doubles.length, settings);
  if (!die) return [];
  const count = Math.max(sheetsOf(singles, die.singles), sheetsOf(doubles, die.doubles));
  return Array.from({ length: count }, (_, sheet) => {
    const placed = [...onSheet(singles, die.singles, sheet), ...onSheet(doubles, die.doubles, sheet)];
    const numbers = placed.flatMap(({ sticker }) => sticker.numbers);
    const times = copies === 1 ? '' : ` x ${copies}`;
    return {
      label: `stickers ${writeRange(numbers).replaceAll(',', '+')}${times}`,
      width: die.width,
      height: die.height,
      cuts: [...die.singles, ...die.doubles],
      stickers: placed.map(({ sticker, x, y }): PlacedSticker => ({ number: sticker.numbers[0]!, x, y })),
    };
  });
}

function sheetsOf(stickers: readonly unknown[], places: readonly unknown[]): number {
  return stickers.length === 0 ? 0 : Math.ceil(stickers.length / places.length);
}

function onSheet<Place extends object>(stickers: readonly SheetSticker[], places: readonly Place[], sheet: number) {
  return places.flatMap((place, at) => {
    const sticker = stickers[sheet * places.length + at];
    return sticker ? [{ ...place, sticker }] : [];
  });
}
