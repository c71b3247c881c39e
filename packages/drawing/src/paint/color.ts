/** The album's list of colours by palette index as a string: `document.colors`. */
export type Palette = ReadonlyMap<string, string>;

export interface Rgba {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  /** 0 to 1. */
  readonly a: number;
}

export function parseHex(hex: string): Rgba {
  const value = (start: number): number => Number.parseInt(hex.slice(start, start + 2), 16);
  return { r: value(1), g: value(3), b: value(5), a: hex.length > 7 ? value(7) / 255 : 1 };
}

const twoDigits = (value: number): string => Math.round(value).toString(16).padStart(2, '0');

export function toHex({ r, g, b, a }: Rgba): string {
  return `#${twoDigits(r)}${twoDigits(g)}${twoDigits(b)}${a < 1 ? twoDigits(a * 255) : ''}`;
}

/** The same colour, `alpha` times as opaque. */
export function fade(hex: string, alpha: number): string {
  if (alpha >= 1) return hex;
  const color = parseHex(hex);
  return toHex({ ...color, a: color.a * alpha });
}

/** `share` of `over` laid on `under`, solid: a tint that prints without transparency. */
export function mix(over: string, under: string, share: number): string {
  const [top, bottom] = [parseHex(over), parseHex(under)];
  const blend = (a: number, b: number): number => a * share + b * (1 - share);
  return toHex({ r: blend(top.r, bottom.r), g: blend(top.g, bottom.g), b: blend(top.b, bottom.b), a: 1 });
}
