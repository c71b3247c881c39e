import { createHash } from 'node:crypto';
import {
  CATEGORIES,
  SCHEMA_VERSION,
  type AlbumDocument,
  type AlbumLanguage,
  type AlbumParts,
  type Category,
  type ImageId,
  type Layout,
} from '@figurina/album';
import type { Blueprint, BlueprintSummary } from '@figurina/contract';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { newId } from '../../platform/ids.ts';
import type { ContentPicture, ContentPictures } from '../images/index.ts';
import { createAlbumBlueprints, type AlbumBlueprintsParts, type Viewer } from './album-blueprints.ts';
import { serveAlbumBlueprints } from './album-blueprints.routes.ts';
import { blueprintParts } from './blueprint-parts.ts';
import { serveBlueprints } from './blueprints.routes.ts';
import { slottedLayout } from './layouts.ts';
import { layoutsOfAlbum } from './layouts-of-album.ts';
import { readBlueprints, type StoredBlueprint } from './read-content.ts';

/** What those need of blueprints who list albums that were made of them. */
export interface KnownBlueprints {
  title(id: string | null, language: AlbumLanguage): string | null;
}

/** Those that the product ships, and albums that administrators made blueprints. */
export interface Blueprints {
  list(language: AlbumLanguage, viewer: Viewer): Promise<BlueprintSummary[]>;
  find(id: string, language: AlbumLanguage, viewer?: Viewer): Promise<Blueprint | undefined>;
  cover(id: string, language: AlbumLanguage): Promise<Buffer | undefined>;
  /** What a new album of it begins with; undefined when there is no such blueprint. */
  beginning(
    id: string,
    wish: { language: AlbumLanguage; emptyInside: boolean; admin: boolean },
  ): Promise<{ parts: AlbumParts; category: Category; layouts: () => readonly Layout[] } | undefined>;
  known(ids: readonly (string | null)[]): Promise<KnownBlueprints>;
  /** The names that its chapters begin with; undefined when it is gone. */
  chapters(id: string, language: AlbumLanguage): Promise<string[] | undefined>;
  serve(http: FastifyInstance): void;
}

export interface BlueprintsParts extends Omit<AlbumBlueprintsParts, 'pictures'> {
  pictures: ContentPictures;
}

const NOBODY: Viewer = { admin: false };

/** Finds the content at the start, and reads a blueprint in a language when that is first asked for. */
export async function createBlueprints(parts: BlueprintsParts): Promise<Blueprints> {
  const { pictures } = parts;
  const ofAlbums = createAlbumBlueprints(parts);
  const stored = new Map((await readBlueprints()).map((blueprint) => [blueprint.id, blueprint]));
  const picturesOf = new Map<string, Map<string, ContentPicture>>();
  for (const blueprint of stored.values()) picturesOf.set(blueprint.id, await addPictures(blueprint, pictures));

  const pictureIn = (id: string) => (contentId: string) => {
    const picture = picturesOf.get(id)?.get(contentId);
    if (!picture) throw new Error(`The blueprint ${id} has no picture ${contentId}`);
    return picture;
  };

  const blueprints: Blueprints = {
    list: async (language, viewer) => {
      const shipped = [...stored.values()].map((blueprint) => summary(blueprint, language));
      const all = [...shipped, ...(await ofAlbums.list(viewer))];
      const rank = ({ blueprint_category }: BlueprintSummary) => CATEGORIES.indexOf(blueprint_category);
      return all.toSorted((a, b) => rank(a) - rank(b));
    },
    find: async (id, language, viewer = NOBODY) => {
      const blueprint = stored.get(id);
      if (blueprint) {
        const { document, layouts } = blueprint.in[language];
        const pictureOf = pictureIn(id);
        const whole = answer(summary(blueprint, language), document, pictureOf);
        return { ...whole, layouts: layouts.map((layout) => slottedLayout(layout, { language, pictureOf })) };
      }
      const found = await ofAlbums.find(id, viewer);
      return (
        found && {
          ...answer(found.summary, found.document, ownPicture(found.document)),
          layouts: layoutsOfAlbum(found.document),
        }
      );
    },
    cover: async (id, language) => {
      const shipped = stored.get(id);
      return shipped ? shipped.covers.get(language) : ofAlbums.cover(id);
    },
    beginning: async (id, { language, emptyInside, admin }) => {
      const options = { makeId: () => newId(), emptyInside };
      const blueprint = stored.get(id)?.in[language];
      if (blueprint)
        return {
          parts: blueprintParts(blueprint.document, { ...options, pictureOf: pictureIn(id) }),
          category: blueprint.category,
          layouts: () =>
            blueprint.layouts.map((layout) => slottedLayout(layout, { language, pictureOf: pictureIn(id) })),
        };
      const found = await ofAlbums.find(id, { admin });
      if (!found) return undefined;
      const { document, summary: head } = found;
      return {
        parts: blueprintParts(document, { ...options, pictureOf: ownPicture(document) }),
        category: head.blueprint_category,
        layouts: () => layoutsOfAlbum(document),
      };
    },
    known: async (ids) => {
      const foreign = ids.flatMap((id) => (id !== null && !stored.has(id) ? [id] : []));
      const heads = await ofAlbums.heads([...new Set(foreign)]);
      return {
        title: (id, language) => {
          if (id === null) return null;
          const head = heads.get(id);
          return stored.get(id)?.title[language] ?? head?.title ?? head?.album_title ?? null;
        },
      };
    },
    chapters: async (id, language) => {
      const document = stored.get(id)?.in[language].document ?? (await ofAlbums.find(id, { admin: true }))?.document;
      return document && chapterNames(document);
    },
    serve: (http) => {
      serveBlueprints(http, blueprints);
      serveAlbumBlueprints(http, ofAlbums);
    },
  };
  return blueprints;
}

function answer(
  head: BlueprintSummary,
  document: AlbumDocument,
  pictureOf: (id: string) => ContentPicture,
): Omit<Blueprint, 'layouts'> {
  return {
    ...head,
    ...blueprintParts(document, { pictureOf }),
    schema_version: SCHEMA_VERSION,
    sections: document.childIds(document.rootId).flatMap((sectionId) => {
      const section = document.nodes.get(sectionId);
      return section?.type === 'Section'
        ? [{ id: sectionId, name: section.props.name, static: section.props.static }]
        : [];
    }),
  };
}

/** The pictures of a blueprint that was an album are the server's already. */
function ownPicture(document: AlbumDocument) {
  return (id: string): ContentPicture => {
    const image = document.images.get(id as ImageId);
    if (!image) throw new Error(`The blueprint has no picture ${id}`);
    return { id, filename: image.filename, width: image.details.width, height: image.details.height };
  };
}

function chapterNames(document: AlbumDocument): string[] {
  return document.childIds(document.rootId).flatMap((id) => {
    const section = document.nodes.get(id);
    return section?.type === 'Section' && !section.props.static ? [section.props.name] : [];
  });
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
