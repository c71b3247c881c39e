/** The fonts of printed pages as a style sheet that brings them along. Static files: variable ones have no names in a PDF. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const LATIN_EXT = 'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB';

const FACES = [
  {
    family: 'Bricolage Grotesque',
    weight: 800,
    latin: import.meta.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff2'),
    ext: import.meta.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-800-normal.woff2'),
  },
  {
    family: 'Rubik',
    weight: 400,
    latin: import.meta.resolve('@fontsource/rubik/files/rubik-latin-400-normal.woff2'),
    ext: import.meta.resolve('@fontsource/rubik/files/rubik-latin-ext-400-normal.woff2'),
  },
  {
    family: 'Rubik',
    weight: 700,
    latin: import.meta.resolve('@fontsource/rubik/files/rubik-latin-700-normal.woff2'),
    ext: import.meta.resolve('@fontsource/rubik/files/rubik-latin-ext-700-normal.woff2'),
  },
];

let sheet: string | undefined;

export function printFonts(): string {
  sheet ??= FACES.flatMap(({ family, weight, latin, ext }) => [
    face(family, weight, latin, ''),
    face(family, weight, ext, `unicode-range:${LATIN_EXT};`),
  ]).join('');
  return sheet;
}

function face(family: string, weight: number, url: string, range: string): string {
  const data = readFileSync(fileURLToPath(url)).toString('base64');
  return `@font-face{font-family:'${family}';font-weight:${weight};${range}src:url(data:font/woff2;base64,${data}) format('woff2')}`;
}
