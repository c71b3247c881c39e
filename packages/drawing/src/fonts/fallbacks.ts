/**
 * What draws the characters that an album's own family does not hold. Every family is followed by one family of ours, of its
 * kind, that is put together from files of several fonts; see docs/decisions/0024-names-in-any-script.md.
 */
export type FallbackName = 'Figurina Serif' | 'Figurina Sans';

export interface FallbackFont {
  /** The name of its `@fontsource` package. */
  readonly id: string;
  /** As the PDF names it, or begins to. */
  readonly family: string;
  readonly subset: string;
  readonly name: FallbackName;
  /** Of a font without bold letters its regular ones stand for both. */
  readonly hasBold: boolean;
}

const of = (name: FallbackName, id: string, family: string, subsets: string): FallbackFont[] =>
  subsets.split(' ').map((subset) => ({ id, family, subset, name, hasBold: true }));

/** In this order: of two that hold a character, the first is taken. */
export const FALLBACKS: readonly FallbackFont[] = [
  ...of(
    'Figurina Serif',
    'noto-serif',
    'Noto Serif',
    'latin latin-ext vietnamese cyrillic cyrillic-ext greek greek-ext',
  ),
  ...of('Figurina Serif', 'noto-naskh-arabic', 'Noto Naskh Arabic', 'arabic'),
  ...of('Figurina Serif', 'noto-serif-hebrew', 'Noto Serif Hebrew', 'hebrew'),
  ...of('Figurina Serif', 'noto-serif-devanagari', 'Noto Serif Devanagari', 'devanagari'),
  ...of('Figurina Sans', 'noto-sans', 'Noto Sans', 'latin latin-ext vietnamese cyrillic cyrillic-ext greek greek-ext'),
  ...of('Figurina Sans', 'noto-sans-arabic', 'Noto Sans Arabic', 'arabic'),
  ...of('Figurina Sans', 'noto-sans-hebrew', 'Noto Sans Hebrew', 'hebrew'),
  ...of('Figurina Sans', 'noto-sans-devanagari', 'Noto Sans Devanagari', 'devanagari'),
  ...of('Figurina Sans', 'noto-sans-armenian', 'Noto Sans Armenian', 'armenian'),
  ...of('Figurina Sans', 'noto-sans-georgian', 'Noto Sans Georgian', 'georgian'),
  ...of('Figurina Sans', 'noto-sans-thai', 'Noto Sans Thai', 'thai'),
  ...of('Figurina Sans', 'noto-sans-bengali', 'Noto Sans Bengali', 'bengali'),
  ...of('Figurina Sans', 'noto-sans-tamil', 'Noto Sans Tamil', 'tamil'),
  ...of('Figurina Sans', 'noto-sans-ethiopic', 'Noto Sans Ethiopic', 'ethiopic'),
  ...['symbols', 'math'].map((subset): FallbackFont => ({
    id: 'noto-sans-symbols-2',
    family: 'Noto Sans Symbols 2',
    subset,
    name: 'Figurina Sans',
    hasBold: false,
  })),
];

/**
 * Chinese, Japanese and Korean: variable files in about a hundred slices each, since the static ones weigh more than all
 * else of the project's fonts. A character is taken from the first that holds it; for paper its weights are made fast.
 */
export const EAST_ASIAN = [
  {
    id: 'noto-sans-sc',
    family: 'Noto Sans SC',
    name: 'Figurina SC',
    takes: /[\p{scx=Han}\p{scx=Bopomofo}\u2010-\u2BFF\u3000-\u303F\uFF00-\uFFEF]/u,
  },
  {
    id: 'noto-sans-jp',
    family: 'Noto Sans JP',
    name: 'Figurina JP',
    takes: /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\u3000-\u303F\uFF00-\uFFEF]/u,
  },
  { id: 'noto-sans-kr', family: 'Noto Sans KR', name: 'Figurina KR', takes: /\p{scx=Hangul}/u },
] as const;

/** One file with all emoji, drawn in colour; 5.8 MB, fetched when there is one. */
export const EMOJI_FONT = {
  id: 'noto-color-emoji',
  family: 'Noto Color Emoji',
  name: 'Figurina Emoji',
  file: 'noto-color-emoji-emoji-400-normal.woff2',
} as const;

/** The families that follow one of the album, as CSS takes them. */
export function fallbackChain(category: string | undefined): string {
  const kinds = category === 'serif' ? ['Figurina Serif', 'Figurina Sans'] : ['Figurina Sans'];
  return [...kinds, ...EAST_ASIAN.map(({ name }) => name), EMOJI_FONT.name].map((name) => `"${name}"`).join();
}
