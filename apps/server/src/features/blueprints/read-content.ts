/** Reads the blueprints that the product ships. They are ours: a test reads all of them whole, in every language. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  ALBUM_LANGUAGES,
  CATEGORIES,
  readBlueprint,
  summarizeBlueprint,
  type AlbumLanguage,
  type BlueprintInLanguage,
  type BlueprintSummaryFile,
} from '@figurina/album';

const CONTENT_FOLDER = join(import.meta.dirname, '../../../../../content');

export interface StoredBlueprint extends BlueprintSummaryFile {
  /** Where its pictures lie. */
  readonly folder: string;
  /** Read and checked when a language is first asked for. */
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
  return blueprints.sort((a, b) => CATEGORIES.indexOf(a.category) - CATEGORIES.indexOf(b.category));
}

async function readFrom(folder: string): Promise<StoredBlueprint> {
  const path = join(folder, 'blueprint.json');
  const file: unknown = JSON.parse(await readFile(path, 'utf8'));
  const summary = summarizeBlueprint(file);
  if (!summary) throw new Error(`${path} is no blueprint`);
  return { ...summary, folder, in: whenAskedFor(file, path), covers: await readCovers(folder) };
}

/** Reading one in all languages takes a quarter of a second, and an album has one language. */
function whenAskedFor(file: unknown, path: string): Record<AlbumLanguage, BlueprintInLanguage> {
  const known = new Map<AlbumLanguage, BlueprintInLanguage>();
  const inLanguage = (language: AlbumLanguage): BlueprintInLanguage => {
    const before = known.get(language);
    if (before) return before;
    const read = readBlueprint(file, language);
    if (!read.ok) throw new Error(`${path}, ${language}: ${read.at} ${read.detail}`);
    known.set(language, read.blueprint);
    return read.blueprint;
  };
  const languages = ALBUM_LANGUAGES.map((language) => [
    language,
    { enumerable: true, get: () => inLanguage(language) },
  ]);
  return Object.defineProperties({}, Object.fromEntries(languages) as PropertyDescriptorMap) as Record<
    AlbumLanguage,
    BlueprintInLanguage
  >;
}

async function readCovers(folder: string): Promise<Map<AlbumLanguage, Buffer>> {
  const covers = new Map<AlbumLanguage, Buffer>();
  for (const language of ALBUM_LANGUAGES) {
    const cover = await readFile(join(folder, `cover.${language}.webp`)).catch(() => undefined);
    if (cover) covers.set(language, cover);
  }
  return covers;
}
