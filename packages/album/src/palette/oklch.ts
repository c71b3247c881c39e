/** A colour by how it is seen (Oklab): lightness 0 to 1, chroma from 0 (grey) to about 0.3, hue in radians. */
export interface Lch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** From `#rrggbb`. Matrices of Björn Ottosson's Oklab. */
export function lchOf(hex: string): Lch {
  const [r, g, b] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as Triple;
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const bb = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(a, bb),
    h: Math.atan2(bb, a),
  };
}

/** The colour as `#rrggbb`; one that no screen shows loses chroma until it can be shown. */
export function hexOf({ l, c, h }: Lch): string {
  for (let chroma = c; ; chroma = Math.max(0, chroma - 0.005)) {
    const channels = channelsOf({ l, c: chroma, h });
    if (chroma === 0 || channels.every((part) => part > -0.001 && part < 1.001))
      return `#${channels.map((part) => toHex(encoded(Math.min(1, Math.max(0, part))))).join('')}`;
  }
}

/** How different two colours look; about 0.02 is just to be seen. */
export function colorDistance(first: Lch, second: Lch): number {
  return Math.hypot(
    first.l - second.l,
    first.c * Math.cos(first.h) - second.c * Math.cos(second.h),
    first.c * Math.sin(first.h) - second.c * Math.sin(second.h),
  );
}

type Triple = [number, number, number];

function channelsOf({ l, c, h }: Lch): Triple {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function encoded(part: number): number {
  return part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
}

function toHex(part: number): string {
  return Math.round(part * 255)
    .toString(16)
    .padStart(2, '0');
}
