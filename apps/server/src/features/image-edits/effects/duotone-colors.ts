/** Colours of the palette for effects. */
export type Rgb = readonly [number, number, number];

const DARK: Rgb = [10, 35, 30];
const LIGHT: Rgb = [255, 248, 224];
/** How light the ends are at most and at least, from 0 to 255, so that a face keeps its shape. */
const DARK_MOST = 60;
const LIGHT_LEAST = 215;

/** The dark and the light end of a duotone: the palette's own where they are far enough apart, drawn apart else. */
export function duotoneEnds(palette: readonly string[]): [Rgb, Rgb] {
  const colors = palette
    .map(rgbOf)
    .filter((color) => color !== undefined)
    .toSorted((a, b) => lightness(a) - lightness(b));
  const dark = colors.at(0) ?? DARK;
  const light = colors.length > 1 ? colors.at(-1)! : LIGHT;
  return [mixedTo(dark, [0, 0, 0], DARK_MOST), mixedTo(light, [255, 255, 255], LIGHT_LEAST)];
}

/** `#rrggbb`, with or without an alpha behind it; undefined for anything else. */
export function rgbOf(hex: string): Rgb | undefined {
  const match = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})/i.exec(hex);
  return match
    ? [Number.parseInt(match[1]!, 16), Number.parseInt(match[2]!, 16), Number.parseInt(match[3]!, 16)]
    : undefined;
}

export function lightness([red, green, blue]: Rgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Mixed with black or white, no more than it takes to be as dark or as light as that. */
function mixedTo(color: Rgb, end: Rgb, bound: number): Rgb {
  const [own, ends] = [lightness(color), lightness(end)];
  const isThere = ends < bound ? own <= bound : own >= bound;
  const part = isThere ? 0 : (own - bound) / (own - ends);
  return color.map((value, channel) => Math.round(value + (end[channel]! - value) * part)) as unknown as Rgb;
}
