import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FONT_PRESETS } from '@figurina/album';
import { describe, expect, it } from 'vitest';
import { characters, heights, readTables } from '../../scripts/woff2-tables.ts';
import { ALBUM_FONTS, albumFont, type AlbumFont } from './catalogue.ts';

const require = createRequire(import.meta.url);
const folderOf = ({ id }: AlbumFont): string =>
  join(dirname(require.resolve(`@fontsource/${id}/package.json`)), 'files');
const fileOf = (font: AlbumFont, subset: string, weight: number, style = 'normal'): string =>
  join(folderOf(font), `${font.id}-${subset}-${weight}-${style}.woff2`);

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const GERMAN = 'ÄÖÜäöüß„“‚‘–…€§';
const FRENCH = 'ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ«»’';
const ITALIAN = 'ÀÈÉÌÒÙàèéìíòóùú';
const POLISH = 'ĄĆĘŁŃÓŚŹŻąćęłńóśźż„”';
const SIGNS = '.,;:!?()&@+-·#%/’—“”';
const NEEDED = [...new Set(LETTERS + GERMAN + FRENCH + ITALIAN + POLISH + SIGNS)];

describe('the album fonts', () => {
  it('are fifty, each once', () => {
    expect(ALBUM_FONTS).toHaveLength(50);
    expect(new Set(ALBUM_FONTS.map(({ family }) => family)).size).toBe(50);
    expect(albumFont('Comic Sans')).toBeUndefined();
  });

  it.each(ALBUM_FONTS.map((font) => [font.family, font] as const))('%s sets all five languages', (_, font) => {
    for (const weight of font.bold ? [400, 700] : [400])
      for (const style of font.italic ? ['normal', 'italic'] : ['normal']) {
        const known = new Set(
          ['latin', 'latin-ext'].flatMap((subset) => [...characters(readTables(fileOf(font, subset, weight, style)))]),
        );
        const missing = NEEDED.filter((sign) => !known.has(sign.codePointAt(0)!));
        expect(missing.join(''), `${weight} ${style}`).toBe('');
      }
  });

  it('have every cut that the sets of fonts name', () => {
    for (const set of FONT_PRESETS)
      for (const { family, bold } of Object.values(set)) {
        expect(albumFont(family), family).toBeDefined();
        if (bold) expect(albumFont(family)!.bold, family).toBe(true);
      }
  });

  it('say truly which cuts there are', () => {
    for (const font of ALBUM_FONTS) {
      expect(existsSync(fileOf(font, 'latin', 700)), font.family).toBe(font.bold);
      expect(existsSync(fileOf(font, 'latin', 400, 'italic')), font.family).toBe(font.italic);
    }
  });

  it('have the height of capitals that their files name', () => {
    for (const font of ALBUM_FONTS) {
      // These two files name heights that their own letters do not have.
      if (font.family === 'Special Elite' || font.family === 'Caveat') continue;
      expect(font.capital, font.family).toBeCloseTo(heights(readTables(fileOf(font, 'latin', 400))).capital, 1.4);
    }
  });
});
