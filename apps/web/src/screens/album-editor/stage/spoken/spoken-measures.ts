import type { Measures } from '@figurina/album';
import type { Translate } from '@figurina/locales';

export interface SpokenThing extends Measures {
  readonly locked: boolean;
  readonly hidden: boolean;
}

/** Place, size and turn in words: all of them, or what has changed since they were said. Empty when nothing has. */
export function spokenMeasures(
  now: SpokenThing,
  before: SpokenThing | null,
  { t, locale }: { readonly t: Translate; readonly locale: string },
): string {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const read = (name: keyof Measures): string => format.format(rounded(now[name]));
  const differs = (...names: (keyof Measures)[]): boolean =>
    before === null || names.some((name) => rounded(now[name]) !== rounded(before[name]));
  const angle = rounded(now.rotation);
  const words = [
    before === null && now.locked && t('spoken.locked'),
    before === null && now.hidden && t('spoken.hidden'),
    differs('width', 'height') && t('spoken.size', { width: read('width'), height: read('height') }),
    differs('x', 'y') && t('spoken.place', { x: read('x'), y: read('y') }),
    differs('rotation') && angle !== 0 && t('spoken.turned', { angle: read('rotation') }),
    before !== null && differs('rotation') && angle === 0 && t('spoken.upright'),
  ];
  return words.filter(Boolean).join(', ');
}

/** To the tenth, as it is said; without the sign of a zero. */
function rounded(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}
