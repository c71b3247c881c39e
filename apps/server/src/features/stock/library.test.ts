import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CATEGORIES } from '@figurina/album';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LibraryPicture } from './library-picture.ts';
import { readLibrary } from './library.ts';
import { SYNONYMS } from './synonyms.ts';
import { searchLibrary } from './search-library.ts';

const FOLDER = join(import.meta.dirname, '../../../../../content/stock');
let pictures: LibraryPicture[];
beforeAll(async () => {
  pictures = await readLibrary();
});

describe('the library of pictures', () => {
  it('has ten for every category', () => {
    expect(CATEGORIES.map((category) => pictures.filter((one) => one.category === category).length)).toEqual(
      CATEGORIES.map(() => 10),
    );
    expect(new Set(pictures.map(({ id }) => id)).size).toBe(pictures.length);
  });

  it('has a drawing for every entry, as large as a spread with its bleed, that loads nothing and runs nothing', async () => {
    const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.svg'));
    expect(files.sort()).toEqual(pictures.map(({ id }) => `${id}.svg`).sort());
    for (const { id, width, height } of pictures) {
      const source = await readFile(join(FOLDER, `${id}.svg`), 'utf8');
      expect([width, height]).toEqual([464, 301]);
      expect(source.length, id).toBeLessThan(40_000);
      expect(source, id).not.toMatch(/<script|<text|<image|href|NaN|undefined/);
      expect((await sharp(Buffer.from(source)).metadata()).format, id).toBe('svg');
    }
  });
});

describe('its search', () => {
  const found = (query: string, locale: 'de' | 'en' | 'fr' | 'it' | 'pl' = 'de') =>
    searchLibrary(pictures, query, locale).map(({ id }) => id);

  it('finds by titles, words and categories of any language, whatever case and accents', () => {
    expect(found('rasen')[0]).toBe('sports-lawn');
    expect(found('GAZON', 'fr')).toContain('sports-lawn');
    expect(found('muro', 'it')).toContain('community-bricks');
    expect(found('lodowisko', 'de')).toEqual(['sports-ice']);
    expect(found('fussball')).toEqual(found('Fußball'));
    expect(found('ecole', 'fr')).toEqual(found('école', 'fr'));
  });

  it('finds the ten of a category by every name of it', () => {
    const names = [
      ['Hochzeit', 'de'],
      ['wedding', 'en'],
      ['mariage', 'fr'],
      ['matrimonio', 'it'],
      ['wesele', 'pl'],
    ] as const;
    for (const [name, locale] of names) expect(found(name, locale)).toHaveLength(10);
  });

  it('knows what goes with words that no picture is called, in five languages', () => {
    for (const meadow of ['Wiese', 'Wiesen', 'meadow', 'herbe', 'prato', 'łąka'])
      expect(found(meadow)).toEqual(expect.arrayContaining(['sports-lawn', 'community-fields']));
    for (const brigade of ['Feuerwehr', 'firefighters', 'pompiers', 'pompieri', 'straż'])
      expect(found(brigade)).toContain('community-roofs');
    const known = new Set(pictures.map(({ id }) => id));
    expect(SYNONYMS.flatMap((one) => one.pictures).filter((id) => !known.has(id))).toEqual([]);
  });

  it('wants every word, and begins with what is called so', () => {
    expect(found('papier ruhig')).toEqual(expect.arrayContaining(['school-squared', 'school-ruled']));
    expect(found('papier eishockey')).toEqual([]);
    expect(found('papier')[0]).toMatch(/papier|paper|folds|planes/);
    expect(found('xyz')).toEqual([]);
    expect(found('  ')).toEqual([]);
  });
});
