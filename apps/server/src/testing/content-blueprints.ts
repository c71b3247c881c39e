/** The blueprints that the product ships, read once for all tests of a worker: reading and checking them takes seconds. */
import type { AlbumLanguage, Layout } from '@figurina/album';
import { readBlueprints, slottedLayout, type StoredBlueprint } from '../features/blueprints/index.ts';

export const blueprints = await readBlueprints();
export const eachBlueprint = blueprints.map((blueprint) => [blueprint.id, blueprint] as const);

const pictureOf = (id: string) => ({ id, width: 100, height: 100 });
const known = new Map<string, readonly Layout[]>();

export function layoutsOf({ id, in: languages }: StoredBlueprint, language: AlbumLanguage): readonly Layout[] {
  const key = `${id} ${language}`;
  const layouts =
    known.get(key) ?? languages[language].layouts.map((one) => slottedLayout(one, { language, pictureOf }));
  known.set(key, layouts);
  return layouts;
}
