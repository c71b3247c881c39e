import type { AlbumFont } from './catalogue.ts';

/** The subsets of every family, with the characters that each holds; together they set German, English, French, Italian and Polish. */
const SUBSETS = [
  [
    'latin',
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  ],
  [
    'latin-ext',
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  ],
] as const;

/** Addresses by file; the files themselves are fetched when a face is loaded. */
const URLS = import.meta.glob<string>(
  '../../../../node_modules/@fontsource/*/files/*-{latin,latin-ext}-{400,700}-{normal,italic}.woff2',
  { query: '?url', import: 'default', eager: true },
);
const BY_NAME = new Map(Object.entries(URLS).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]));

export interface FontFile {
  readonly url: string;
  readonly weight: '400' | '700';
  readonly style: 'normal' | 'italic';
  readonly unicodeRange: string;
}

export function filesOf(font: AlbumFont): FontFile[] {
  const weights = font.bold ? (['400', '700'] as const) : (['400'] as const);
  const styles = font.italic ? (['normal', 'italic'] as const) : (['normal'] as const);
  return weights.flatMap((weight) =>
    styles.flatMap((style) =>
      SUBSETS.map(([subset, unicodeRange]) => {
        const name = `${font.id}-${subset}-${weight}-${style}.woff2`;
        const url = BY_NAME.get(name);
        if (url === undefined) throw new Error(`The font file ${name} is missing`);
        return { url, weight, style, unicodeRange };
      }),
    ),
  );
}
