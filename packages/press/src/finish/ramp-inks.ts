/** The inks along a gradient: separated in steps, and drawn to the inks that the album names where it does. */
import type { Cmyk, Inks, Rgb } from './inks.ts';

interface Ends {
  readonly from: Rgb;
  readonly to: Rgb;
}

/** Steps of a ramp whose middle is separated as well: the inks between two colours are not on a straight line. */
const STEPS = 8;
/** A gradient of more ramps was sampled along its line: their ends are not the stops that somebody set. */
const MOST_STOPS = 8;
/** No gradient of an album has more ink on one spot than its colours may have. */
const MOST_INK = 3;
const NONE: Cmyk = [0, 0, 0, 0];

/** The colours between which its inks are straight lines. */
export function colorsOfRamp({ from, to }: Ends): Rgb[] {
  return Array.from({ length: STEPS + 1 }, (_, step) => mixed(from, to, step / STEPS) as unknown as Rgb);
}

/** The inks of each ramp, step by step; null where a colour of it was not separated. */
export function inksOfRamps(ramps: readonly Ends[], inks: Inks): Cmyk[][] | null {
  const shifts = shiftsOf(ramps, inks);
  const stops = ramps.map((ramp, at) =>
    colorsOfRamp(ramp).map((rgb, step) => {
      const separated = inks.separated(rgb);
      const shift = mixed(shifts[at]![0], shifts[at]![1], step / STEPS);
      return separated && within(separated.map((ink, channel) => ink + shift[channel]!));
    }),
  );
  return stops.flat().every((ink) => ink !== null) ? (stops as Cmyk[][]) : null;
}

/** How far the named inks are from the separated ones at both ends of each ramp. */
function shiftsOf(ramps: readonly Ends[], inks: Inks): (readonly [Cmyk, Cmyk])[] {
  const shift = (rgb: Rgb): Cmyk | null => {
    const [exact, separated] = [inks.exact(rgb), inks.separated(rgb)];
    return exact && separated && (exact.map((ink, channel) => ink - separated[channel]!) as unknown as Cmyk);
  };
  if (ramps.length <= MOST_STOPS) return ramps.map(({ from, to }) => [shift(from) ?? NONE, shift(to) ?? NONE]);
  // Between two known places of a sampled gradient it runs as evenly as the gradient does.
  const points = [ramps[0]!.from, ...ramps.map(({ to }) => to)];
  const known = points.map((rgb, at) => shift(rgb) ?? (at === 0 || at === points.length - 1 ? NONE : null));
  const all = known.map((own, at) => {
    if (own) return own;
    const before = known.findLastIndex((one, place) => place < at && one !== null);
    const after = known.findIndex((one, place) => place > at && one !== null);
    return mixed(known[before]!, known[after]!, (at - before) / (after - before)) as unknown as Cmyk;
  });
  return ramps.map((_, at) => [all[at]!, all[at + 1]!]);
}

/** What there is too much of is taken from the colours, which black stands for. */
function within(inks: readonly number[]): Cmyk {
  const [c, m, y, k] = inks.map((ink) => Math.min(1, Math.max(0, ink))) as unknown as Cmyk;
  const colored = c + m + y;
  const part = colored + k > MOST_INK ? (MOST_INK - k) / colored : 1;
  return [c * part, m * part, y * part, k];
}

function mixed(from: readonly number[], to: readonly number[], at: number): number[] {
  return from.map((part, channel) => part + (to[channel]! - part) * at);
}
