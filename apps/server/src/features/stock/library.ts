/** The pictures that the product brings along, in content/stock: drawings in millimetres of a spread with its bleed. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { STOCK, type StockPhoto } from '@figurina/contract';
import type { Locale } from '@figurina/locales';
import { z } from 'zod';
import { refuse } from '../../platform/http/refusal.ts';
import { type LibraryPicture, libraryPictureSchema } from './library-picture.ts';
import { searchLibrary } from './search-library.ts';
import type { StockSource } from './stock-source.ts';

const CONTENT_FOLDER = join(import.meta.dirname, '../../../../../content/stock');
/** Pixels of the longer side: 300 an inch over a spread. */
const SIDE = 5500;

export async function readLibrary(folder = CONTENT_FOLDER): Promise<LibraryPicture[]> {
  const index: unknown = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'));
  return z.array(libraryPictureSchema).parse(index);
}

/** Reads the index once, the drawings when they are asked for. */
export async function openLibrary(folder = CONTENT_FOLDER): Promise<StockSource> {
  const pictures = await readLibrary(folder);
  const byId = new Map(pictures.map((picture) => [`library-${picture.id}`, picture]));
  const pathOf = ({ id }: LibraryPicture) => join(folder, `${id}.svg`);
  return {
    name: 'library',
    async search(query, page, locale) {
      const found = searchLibrary(pictures, query, locale);
      const first = (page - 1) * STOCK.perPage;
      return {
        photos: found.slice(first, first + STOCK.perPage).map((picture) => photoOf(picture, locale)),
        total: found.length,
      };
    },
    async find(id, locale) {
      const picture = byId.get(id);
      return picture ? photoOf(picture, locale) : refuse('not_found');
    },
    async file(id) {
      const picture = byId.get(id);
      return picture ? { kind: 'drawing', path: pathOf(picture), side: SIDE } : refuse('not_found');
    },
    async tiny(id) {
      const picture = byId.get(id);
      return picture ? { type: 'image/svg+xml', bytes: await readFile(pathOf(picture)) } : refuse('not_found');
    },
  };
}

function photoOf({ id, title, width, height, color, version }: LibraryPicture, locale: Locale): StockPhoto {
  const scale = SIDE / Math.max(width, height);
  return {
    id: `library-${id}`,
    pexels_id: null,
    title: title[locale],
    photographer: 'Figurina',
    photographer_url: null,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    color,
    src: { tiny: `/v1/stock_photos/library-${id}/tiny?v=${version}` },
  };
}
