import { createHash } from 'node:crypto';
import { SCHEMA_VERSION, type AlbumLanguage, type AlbumParts, type Category } from '@figurina/album';
import type { Blueprint, BlueprintSummary } from '@figurina/contract';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { newId } from '../../platform/ids.ts';
import type { ContentPicture, ContentPictures } from '../images/index.ts';
import { blueprintParts } from './blueprint-parts.ts';
import { serveBlueprints } from './blueprints.routes.ts';
import { slottedLayout } from './layouts.ts';
import { readBlueprints, type StoredBlueprint } from './read-content.ts';

export interface Blueprints {
  list(language: AlbumLanguage): BlueprintSummary[];
  find(id: string, language: AlbumLanguage): Blueprint | undefined;
  cover(id: string, language: AlbumLanguage): Buffer | undefined;
  /** What a new album of it begins with; undefined when there is no such blueprint. */
  beginning(
    id: string,
    language: AlbumLanguage,
    emptyInside: boolean,
  ): { parts: AlbumParts; category: Category } | undefined;
  title(id: string, language: AlbumLanguage): string | null;
  coverUrl(id: string, language: AlbumLanguage): string | null;
  serve(http: FastifyInstance): void;
}

/** Finds the content at the start, and reads a blueprint in a language when that is first asked for. */
export async function createBlueprints({ pictures }: { pictures: ContentPictures }): Promise<Blueprints> {
  const stored = new Map((await readBlueprints()).map((blueprint) => [blueprint.id, blueprint]));
  const picturesOf = new Map<string, Map<string, ContentPicture>>();
  for (const blueprint of stored.values()) picturesOf.set(blueprint.id, await addPictures(blueprint, pictures));

  const pictureIn = (id: string) => (contentId: string) => {
    const picture = picturesOf.get(id)?.get(contentId);
    if (!picture) throw new Error(`The blueprint ${id} has no picture ${contentId}`);
    return picture;
  };

  const blueprints: Blueprints = {
    list: (language) => [...stored.values()].map((blueprint) => summary(blueprint, language)),
    find: (id, language) => {
      const blueprint = stored.get(id);
      if (!blueprint) return undefined;
      const { document, layouts } = blueprint.in[language];
      const pictureOf = pictureIn(id);
      return {
        ...summary(blueprint, language),
        ...blueprintParts(document, { pictureOf }),
        schema_version: SCHEMA_VERSION,
        sections: document.childIds(document.rootId).flatMap((sectionId) => {
          const section = document.nodes.get(sectionId);
          return section?.type === 'Section'
            ? [{ id: sectionId, name: section.props.name, static: section.props.static }]
            : [];
        }),
        layouts: layouts.map((layout) => slottedLayout(layout, { language, pictureOf })),
      };
    },
    cover: (id, language) => stored.get(id)?.covers.get(language),
    beginning: (id, language, emptyInside) => {
      const blueprint = stored.get(id)?.in[language];
      if (!blueprint) return undefined;
      const options = { pictureOf: pictureIn(id), makeId: () => newId(), emptyInside };
      return { parts: blueprintParts(blueprint.document, options), category: blueprint.category };
    },
    title: (id, language) => stored.get(id)?.title[language] ?? null,
    coverUrl: (id, language) => {
      const blueprint = stored.get(id);
      return blueprint ? coverUrl(blueprint, language) : null;
    },
    serve: (http) => serveBlueprints(http, blueprints),
  };
  return blueprints;
}

function summary(blueprint: StoredBlueprint, language: AlbumLanguage): BlueprintSummary {
  const { id, title, description, category, spreadsCount } = blueprint;
  return {
    id,
    title: title[language],
    description: description[language],
    blueprint_category: category,
    cover_preview_url: coverUrl(blueprint, language),
    spreads_count: spreadsCount,
  };
}

function coverUrl({ id, covers }: StoredBlueprint, language: AlbumLanguage): string | null {
  const cover = covers.get(language);
  if (!cover) return null;
  const version = createHash('sha256').update(cover).digest('hex').slice(0, 12);
  return `/v1/blueprints/${id}/cover.webp?language=${language}&v=${version}`;
}

/** The names of the files are the same in every language. */
async function addPictures(
  blueprint: StoredBlueprint,
  pictures: ContentPictures,
): Promise<Map<string, ContentPicture>> {
  const files = [...blueprint.files];
  return new Map(
    await Promise.all(files.map(async ([id, file]) => [id, await pictures.add(join(blueprint.folder, file))] as const)),
  );
}
