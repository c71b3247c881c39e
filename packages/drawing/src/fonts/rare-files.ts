/** The files that only some texts need, by the characters of these texts. Loaded when there is one. */
import { rareLetters, splitEmoji } from '@figurina/album';
import type { AlbumFont } from './catalogue.ts';
import { FALLBACK_LETTERS, FAMILIES } from './coverage.ts';
import { EAST_ASIAN, EMOJI_FONT, FALLBACKS, type FallbackFont } from './fallbacks.ts';
import { covers, cssRange, parseRanges, type Range } from './ranges.ts';
import { OWN_SUBSETS } from './subsets.ts';

export interface RareFace {
  /** The family that it is part of in CSS. */
  readonly family: string;
  /** The font that it is, as the PDF names it. */
  readonly font: string;
  readonly url: string;
  readonly weight: '400' | '700' | '100 900';
  readonly style: 'normal' | 'italic';
  readonly unicodeRange: string;
}

const fallbackRanges = FALLBACK_LETTERS.map(parseRanges);
const ownRanges = new Map(Object.entries(OWN_SUBSETS).map(([subset, ranges]) => [subset, parseRanges(ranges)]));

interface OwnLetters {
  readonly subsets: readonly string[];
  readonly lacks: readonly Range[];
}
const families = new Map<string, OwnLetters>();

function ownLetters({ family }: AlbumFont): OwnLetters {
  const known = families.get(family);
  if (known) return known;
  const [others = '', lacks = ''] = FAMILIES[family] ?? [];
  const letters = {
    subsets: ['latin', 'latin-ext', ...(others === '' ? [] : others.split(','))],
    lacks: parseRanges(lacks),
  };
  families.set(family, letters);
  return letters;
}

/** Where the characters of a text come from that not every family has. */
export interface Sources {
  /** Subsets of the family itself, beside the Latin ones. */
  readonly own: ReadonlySet<string>;
  readonly fallbacks: ReadonlySet<FallbackFont>;
  /** Characters by the font that draws them. */
  readonly eastAsian: ReadonlyMap<(typeof EAST_ASIAN)[number], readonly number[]>;
  readonly hasEmoji: boolean;
}

/** Chooses by character: the family itself, the fonts of its kind, the others, the East Asian ones. */
export function sourcesOf(font: AlbumFont, text: string, eastAsian: readonly (readonly Range[])[] = []): Sources {
  const { subsets, lacks } = ownLetters(font);
  const own = new Set<string>();
  const fallbacks = new Set<FallbackFont>();
  const east = new Map<(typeof EAST_ASIAN)[number], number[]>();
  const pieces = splitEmoji(text);
  const words = pieces.map((piece) => (piece.isEmoji ? '' : piece.words)).join('');
  for (const letter of rareLetters(words)) {
    const code = letter.codePointAt(0)!;
    const subset = subsets.find((name) => covers(ownRanges.get(name)!, code));
    if (subset !== undefined && !covers(lacks, code)) {
      if (!subset.startsWith('latin')) own.add(subset);
      continue;
    }
    const at = FALLBACKS.findIndex(({ name }, index) => isBehind(font, name) && covers(fallbackRanges[index]!, code));
    if (at >= 0) fallbacks.add(FALLBACKS[at]!);
    else {
      const place = EAST_ASIAN.findIndex(({ takes }, index) => takes.test(letter) && holds(eastAsian[index], code));
      const found = EAST_ASIAN[place];
      if (found) east.set(found, [...(east.get(found) ?? []), code]);
    }
  }
  return { own, fallbacks, eastAsian: east, hasEmoji: pieces.some(({ isEmoji }) => isEmoji) };
}

/** Without its list a font is taken to hold what it is asked for. */
const holds = (ranges: readonly Range[] | undefined, code: number): boolean => !ranges || covers(ranges, code);
const isBehind = ({ category }: AlbumFont, name: FallbackFont['name']): boolean =>
  name === 'Figurina Sans' || category === 'serif';

/** The faces beside the Latin ones that a text in a family needs. */
export async function rareFaces(font: AlbumFont, text: string, italics: boolean): Promise<RareFace[]> {
  const needsEast = EAST_ASIAN.some(({ takes }) => takes.test(text));
  const slices = needsEast ? (await import('./east-asian-files.ts')).SLICES : [];
  const held = slices.map((list) => list.flatMap(({ ranges }) => ranges));
  const { own, fallbacks, eastAsian, hasEmoji } = sourcesOf(font, text, held);
  const faces: RareFace[] = [];
  if (own.size + fallbacks.size + eastAsian.size === 0 && !hasEmoji) return faces;
  const { urlOf, EMOJI_URL } = await import('./rare-urls.ts');
  const { subsets } = ownLetters(font);
  for (const subset of subsets)
    if (own.has(subset))
      for (const weight of font.bold ? (['400', '700'] as const) : (['400'] as const))
        for (const style of font.italic && italics ? (['normal', 'italic'] as const) : (['normal'] as const)) {
          const url = urlOf(`${font.id}-${subset}-${weight}-${style}.woff2`);
          const unicodeRange = OWN_SUBSETS[subset]!;
          if (url !== undefined)
            faces.push({ family: font.family, font: font.family, url, weight, style, unicodeRange });
        }
  for (const fallback of fallbacks) {
    const { id, subset, name: family, hasBold, family: real } = fallback;
    const unicodeRange = cssRange(fallbackRanges[FALLBACKS.indexOf(fallback)]!);
    for (const weight of ['400', '700'] as const) {
      const file = `${id}-${subset}-${hasBold ? weight : '400'}-normal.woff2`;
      const url = urlOf(file);
      if (url === undefined) throw new Error(`The font file ${file} is missing`);
      faces.push({ family, font: real, url, weight, style: 'normal', unicodeRange });
    }
  }
  for (const [east, codes] of eastAsian)
    for (const { url, ranges } of slices[EAST_ASIAN.indexOf(east)]!)
      if (codes.some((code) => covers(ranges, code)))
        faces.push({
          family: east.name,
          font: east.family,
          url,
          weight: '100 900',
          style: 'normal',
          unicodeRange: cssRange(ranges),
        });
  if (hasEmoji) faces.push(emojiFace(EMOJI_URL));
  return faces;
}

function emojiFace(url: string): RareFace {
  const { name: family, family: font } = EMOJI_FONT;
  // Figures are keycaps only in it: whoever names it first says so.
  return { family, font, url, weight: '400', style: 'normal', unicodeRange: 'U+0-10FFFF' };
}
