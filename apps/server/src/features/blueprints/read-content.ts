/** Reads the blueprints that the product ships. They are ours: a mistake in one stops the server and fails a test. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  ALBUM_LANGUAGES,
  CATEGORIES,
  readBlueprint,
  type AlbumLanguage,
  type BlueprintInLanguage,
} from '@figurina/album';

const CONTENT_FOLDER = join(import.meta.dirname, '../../../../../content');

export interface StoredBlueprint {
  readonly id: string;
  /** Where its pictures lie. */
  readonly folder: string;
  readonly in: Readonly<Record<AlbumLanguage, BlueprintInLanguage>>;
  /** Pictures of the front cover: `cover.de.webp` and so on, beside the file. */
  readonly covers: ReadonlyMap<AlbumLanguage, Buffer>;
}

/** In the order of the categories, then by id. */
export async function readBlueprints(content = CONTENT_FOLDER): Promise<StoredBlueprint[]> {
  const folder = join(content, 'blueprints');
  const names = (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const blueprints = await Promise.all(names.sort().map((name) => readFrom(join(folder, name))));
  return blueprints.sort((a, b) => CATEGORIES.indexOf(a.in.en.category) - CATEGORIES.indexOf(b.in.en.category));
}

async function readFrom(folder: string): Promise<StoredBlueprint> {
  const path = join(folder, 'blueprint.json');
  const file: unknown = JSON.parse(await readFile(path, 'utf8'));
  const inLanguage = (language: AlbumLanguage): BlueprintInLanguage => {
    const read = readBlueprint(file, language);
    if (!read.ok) throw new Error(`${path}, ${language}: ${read.at} ${read.detail}`);
    return read.blueprint;
  };
  const languages = ALBUM_LANGUAGES.map((language) => [language, inLanguage(language)] as const);
  return {
    id: inLanguage('en').id,
    folder,
    in: Object.fromEntries(languages) as Record<AlbumLanguage, BlueprintInLanguage>,
    covers: await readCovers(folder),
  };
}

async function readCovers(folder: string): Promise<Map<AlbumLanguage, Buffer>> {
  const covers = new Map<AlbumLanguage, Buffer>();
  for (const language of ALBUM_LANGUAGES) {
    const cover = await readFile(join(folder, `cover.${language}.webp`)).catch(() => undefined);
    if (cover) covers.set(language, cover);
  }
  return covers;
}
