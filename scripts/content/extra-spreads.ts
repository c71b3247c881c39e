/**
 * What every blueprint has to fill a thin book up with, in its own look: a page of pictures, and the list of what one has
 * twice and what is missing.
 */
import { FITTED, named, rule, text, type BlueprintContent, type ContentNode, type Localised } from './builder.ts';

export const EXTRA_TEXTS: Record<string, Localised> = {
  'swap.doubles': named('Doppelt', 'Doubles', 'En double', 'Doppioni', 'Podwójne'),
  'swap.missing': named('Fehlt mir noch', 'Still missing', 'Il me manque', 'Mi mancano', 'Brakuje mi'),
  'swap.doubles.note': named(
    'Nummer, Name und wer sie haben will',
    'Number, name and who wants it',
    'Numéro, nom et qui la veut',
    'Numero, nome e chi la vuole',
    'Numer, imię i kto ją chce',
  ),
  'swap.missing.note': named(
    'Nummer, Name und wer sie doppelt hat',
    'Number, name and who has it twice',
    'Numéro, nom et qui l’a en double',
    'Numero, nome e chi ce l’ha doppia',
    'Numer, imię i kto ma ją podwójnie',
  ),
};

type Props = Record<string, unknown>;
interface SwapLook {
  /** Where both columns begin, on either page. */
  readonly at: readonly [left: number, right: number];
  readonly y: number;
  readonly width: number;
  readonly lines: number;
  readonly heading: Props;
  readonly note: Props;
  readonly color: number;
}

/** From a heading to the last of the lines to write on, which are 20 apart, it is 44 and the lines. */
export function swapLists({ at, y, width, lines, heading, note, color }: SwapLook): ContentNode[] {
  return at.flatMap((x, index) => {
    const key = index === 0 ? '@swap.doubles' : '@swap.missing';
    return [
      text(x, y, width, 48, key, { ...heading, ...FITTED }),
      text(x + 0.5, y + 20, width, 14, `${key}.note`, note),
      ...Array.from({ length: lines }, (_, line) => rule(x, y + 44 + line * 20, width, color, 0.35)),
    ];
  });
}

/** The two as layouts of a blueprint whose ids begin alike. */
export function extraLayouts(prefix: string, pictures: ContentNode, swaps: ContentNode): BlueprintContent['layouts'] {
  return [
    {
      id: `${prefix}-pictures`,
      name: named('Bilderbogen', 'Page of pictures', 'Planche d’images', 'Tavola di foto', 'Plansza zdjęć'),
      role: 'picture',
      spread: pictures,
    },
    {
      id: `${prefix}-swaps`,
      name: named('Tauschliste', 'Swap list', 'Liste d’échange', 'Lista scambi', 'Lista wymiany'),
      role: 'text',
      spread: swaps,
    },
  ];
}
