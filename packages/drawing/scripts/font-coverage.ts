/**
 * Reads from the font files which characters they hold, and writes that down where the drawing and the album look it up:
 * `node scripts/run.mjs packages/drawing/scripts/font-coverage.ts` after a font was added or raised to another version.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ALBUM_FONTS } from '../src/fonts/catalogue.ts';
import { EAST_ASIAN, EMOJI_FONT, FALLBACKS, type FallbackFont } from '../src/fonts/fallbacks.ts';
import { covers, parseRanges, rangesOf, type Range } from '../src/fonts/ranges.ts';
import { OWN_SUBSETS } from '../src/fonts/subsets.ts';
import { characters, readTables } from './woff2-tables.ts';

const require = createRequire(import.meta.url);
const drawing = join(import.meta.dirname, '../src/fonts');
const album = join(import.meta.dirname, '../../album/src/text');

const folderOf = (name: string): string => dirname(require.resolve(`${name}/package.json`));
const lettersIn = (path: string): Set<number> => characters(readTables(path));

function lettersOf({ id, subset }: FallbackFont): number[] {
  const name = `@fontsource/${id}`;
  const [, unicode = ''] = Object.entries(unicodeOf(name)).find(([key]) => key === subset) ?? [];
  const ranges = parseRanges(unicode);
  const file = join(folderOf(name), 'files', `${id}-${subset}-400-normal.woff2`);
  return [...lettersIn(file)].filter((code) => code > 0xff && covers(ranges, code));
}

function unicodeOf(name: string): Record<string, string> {
  return JSON.parse(readFileSync(join(folderOf(name), 'unicode.json'), 'utf8')) as Record<string, string>;
}

/** As text: `41-5a,61`, in hexadecimal figures. */
function write(codes: Iterable<number>): string {
  return rangesOf(codes)
    .map(([from, to]) => (from === to ? from.toString(16) : `${from.toString(16)}-${to.toString(16)}`))
    .join();
}

const HAN_FROM = 0x3400;
const HAN_TO = 0x9fff;

/** A figure for four characters, the lowest in its lowest bit. */
function bits(): string {
  let figures = '';
  for (let code = HAN_FROM; code <= HAN_TO; code += 4)
    figures += [0, 1, 2, 3].reduce((sum, bit) => sum + (printable.has(code + bit) ? 1 << bit : 0), 0).toString(16);
  return figures;
}

const fallback = FALLBACKS.map((font) => ({ font, letters: lettersOf(font) }));
const printable = new Set(fallback.flatMap(({ letters }) => letters));
const emojiFile = join(folderOf(`@fontsource/${EMOJI_FONT.id}`), 'files', EMOJI_FONT.file);
const emoji = lettersIn(emojiFile);

for (const { id, takes } of EAST_ASIAN) {
  const name = `@fontsource-variable/${id}`;
  const files = join(folderOf(name), 'files');
  const held = new Set<number>();
  for (const file of readdirSync(files)) for (const code of lettersIn(join(files, file))) held.add(code);
  const ranges: Range[] = Object.values(unicodeOf(name)).flatMap(parseRanges);
  for (const code of held)
    if (code > 0xff && takes.test(String.fromCodePoint(code)) && covers(ranges, code)) printable.add(code);
}

/** What a family's files lack of the characters that a browser would look for in them. */
const gaps = ALBUM_FONTS.map(({ id, family }) => {
  const files = join(folderOf(`@fontsource/${id}`), 'files');
  const names = new Set(readdirSync(files));
  const subsets = Object.entries(OWN_SUBSETS).filter(([subset]) => names.has(`${id}-${subset}-400-normal.woff2`));
  const held = new Set(subsets.flatMap(([subset]) => [...lettersIn(join(files, `${id}-${subset}-400-normal.woff2`))]));
  const wanted = [...printable].filter((code) => subsets.some(([, text]) => covers(parseRanges(text), code)));
  const others = subsets.map(([subset]) => subset).filter((subset) => !subset.startsWith('latin'));
  return { family, others, lacks: write(wanted.filter((code) => !held.has(code))) };
});

const NOTE = '/** Written by packages/drawing/scripts/font-coverage.ts from the files of the fonts. */\n';
const text = (value: string): string => `'${value}'`;
writeFileSync(
  join(drawing, 'coverage.ts'),
  `${NOTE}
/** The subsets of a family beside the Latin ones, and the characters that its subsets should hold and do not. */
export const FAMILIES: Readonly<Record<string, readonly [subsets: string, lacks: string]>> = {
${gaps.map(({ family, others, lacks }) => `  ${text(family)}: [${text(others.join())}, ${text(lacks)}],`).join('\n')}
};

/** The characters of each of the fallback files, in the order of FALLBACKS. */
export const FALLBACK_LETTERS: readonly string[] = [
${fallback.map(({ letters }) => `  ${text(write(letters))},`).join('\n')}
];
`,
);
writeFileSync(
  join(album, 'printable-ranges.ts'),
  `${NOTE}
/** Characters beyond Latin-1 that some font of the product sets, but for those of the Han block below. */
export const PRINTABLE =
  ${text(write([...printable].filter((code) => code < HAN_FROM || code > HAN_TO)))};

/** The block that is too ragged for ranges, and a bit for each of its characters: a figure for four, the lowest in its lowest bit. */
export const HAN_FROM = 0x${HAN_FROM.toString(16)};
export const HAN_TO = 0x${HAN_TO.toString(16)};
export const HAN =
  ${text(bits())};

/** Characters that the font of emoji draws, alone or in a sequence. */
export const EMOJI =
  ${text(write(emoji))};
`,
);
