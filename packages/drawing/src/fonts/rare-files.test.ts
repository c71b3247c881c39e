import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { characters, readTables } from '../../testing/woff2-tables.ts';
import { albumFont } from './catalogue.ts';
import { FALLBACK_LETTERS, FAMILIES } from './coverage.ts';
import { FALLBACKS } from './fallbacks.ts';
import { covers, parseRanges } from './ranges.ts';
import { rareFaces, sourcesOf } from './rare-files.ts';

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

  it('are a few of many slices, in one file for all weights', async () => {
    const faces = await rareFaces(rubik, '王小明', false);
    expect(faces.length).toBeLessThanOrEqual(3);
    for (const { family, font, weight } of faces)
      expect([family, font, weight]).toEqual(['Figurina SC', 'Noto Sans SC', '100 900']);
    // A letter that only Japan writes comes from there.
    expect((await rareFaces(rubik, '辻 乕', false)).map(({ font }) => font)).toContain('Noto Sans JP');
  });
});

describe('what is written down of the files', () => {
  const require = createRequire(import.meta.url);
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
