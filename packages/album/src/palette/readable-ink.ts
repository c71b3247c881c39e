/** Relative luminance of WCAG 2, 0 to 1, of `#rrggbb`; an alpha channel does not count. */
export function luminanceOf(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** Contrast ratio of WCAG 2, 1 to 21. */
export function contrastRatio(first: string, second: string): number {
  const [darker, lighter] = [luminanceOf(first), luminanceOf(second)].sort((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

/** The ink that reads best on a ground; the first one wins a tie, so put the preferred one first. */
export function readableInk(ground: string, inks: readonly [string, ...string[]] = ['#000000', '#ffffff']): string {
  return inks.reduce((best, ink) => (contrastRatio(ground, ink) > contrastRatio(ground, best) ? ink : best));
}
