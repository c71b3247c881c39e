import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { characters, readTables } from '../../scripts/woff2-tables.ts';
import { albumFont } from './catalogue.ts';
import { FALLBACK_LETTERS, FAMILIES } from './coverage.ts';
import { EAST_ASIAN, FALLBACKS } from './fallbacks.ts';
import { covers, parseRanges } from './ranges.ts';
import { sourcesOf } from './rare-files.ts';

const require = createRequire(import.meta.url);
const rubik = albumFont('Rubik')!;
const lora = albumFont('Lora')!;
const lato = albumFont('Lato')!;

const sources = (font: typeof rubik, text: string) => {
  const { own, fallbacks, eastAsian, hasEmoji } = sourcesOf(font, text);
  return {
    own: [...own],
    fallbacks: Array.from(fallbacks, ({ id, subset }) => `${id} ${subset}`),
    eastAsian: Array.from(eastAsian.keys(), ({ id }) => id),
    hasEmoji,
  };
};
const NOTHING = { own: [], fallbacks: [], eastAsian: [], hasEmoji: false };

describe('the files that a text needs', () => {
  it('are none where every family has its letters', () => {
    expect(sources(rubik, 'Łukasz Żółć, Großmutter – „Çà et là“ … 12 €')).toEqual(NOTHING);
  });

  it('are those of the family itself before those of another', () => {
    expect(sources(rubik, 'Дмитрий')).toEqual({ ...NOTHING, own: ['cyrillic'] });
    expect(sources(rubik, 'נועה')).toEqual({ ...NOTHING, own: ['hebrew'] });
    expect(sources(lora, 'Nguyễn Thị Hương')).toEqual({ ...NOTHING, own: ['vietnamese'] });
    // The family says that it is Latin, and lacks this letter all the same.
    expect(sources(lato, 'Zdeněk')).toEqual({ ...NOTHING, fallbacks: ['noto-sans latin-ext'] });
  });

  it('are of the kind of the family, and else of whatever has the letter', () => {
    expect(sources(rubik, 'Ελένη').fallbacks).toEqual(['noto-sans greek']);
    expect(sources(lora, 'Ελένη').fallbacks).toEqual(['noto-serif greek']);
    expect(sources(lora, 'محمد').fallbacks).toEqual(['noto-naskh-arabic arabic']);
    expect(sources(lora, 'ნინო').fallbacks).toEqual(['noto-sans-georgian georgian']);
    expect(sources(rubik, '★').fallbacks).toEqual(['noto-sans-symbols-2 symbols']);
  });

  it('know Chinese, Japanese and Korean, and emoji as wholes', () => {
    expect(sources(rubik, '王小明').eastAsian).toEqual(['noto-sans-sc']);
    expect(sources(rubik, 'さくら').eastAsian).toEqual(['noto-sans-jp']);
    expect(sources(rubik, '김민준').eastAsian).toEqual(['noto-sans-kr']);
    expect(sources(rubik, 'Kim 👩🏽‍🚀 🇩🇪 1️⃣')).toEqual({ ...NOTHING, hasEmoji: true });
  });

  it('come from Japan where only its font has a letter', () => {
    const lists = EAST_ASIAN.map(({ id }) => {
      const unicode = readFileSync(require.resolve(`@fontsource-variable/${id}/unicode.json`), 'utf8');
      return Object.values(JSON.parse(unicode) as Record<string, string>).flatMap(parseRanges);
    });
    const fonts = (text: string) => Array.from(sourcesOf(rubik, text, lists).eastAsian.keys(), ({ id }) => id);
    expect(fonts('王辻')).toEqual(['noto-sans-sc']);
    expect(fonts('乕')).toEqual(['noto-sans-jp']);
    expect(fonts('→')).toEqual(['noto-sans-sc']);
  });
});

describe('what is written down of the files', () => {
  const lettersOf = (id: string, subset: string, weight = 400): Set<number> => {
    const folder = dirname(require.resolve(`@fontsource/${id}/package.json`));
    return characters(readTables(join(folder, 'files', `${id}-${subset}-${weight}-normal.woff2`)));
  };

  it('is what they hold, in both weights', () => {
    for (const [index, { id, subset, hasBold }] of FALLBACKS.entries()) {
      if (!['greek', 'arabic', 'tamil', 'symbols'].includes(subset)) continue;
      for (const weight of hasBold ? [400, 700] : [400]) {
        const held = lettersOf(id, subset, weight);
        const said = parseRanges(FALLBACK_LETTERS[index]!).flatMap(([from, to]) => [from, to]);
        expect(
          said.filter((code) => !held.has(code)),
          `${id} ${subset} ${weight}`,
        ).toEqual([]);
      }
    }
  });

  it('names what a family lacks', () => {
    const lacks = parseRanges(FAMILIES['Rubik']![1]);
    const held = lettersOf('rubik', 'cyrillic');
    for (let code = 0x410; code < 0x450; code++) expect(covers(lacks, code)).toBe(!held.has(code));
  });
});
