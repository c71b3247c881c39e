/** Albums as blueprints: published ones for everybody, the others as they are now for administrators. */
import { parseAlbum, SCHEMA_VERSION, spreadOrder, toParts, type AlbumDocument, type Category } from '@figurina/album';
import type { AlbumBlueprint, BlueprintSummary } from '@figurina/contract';
import type { Kysely } from 'kysely';
import { buffer } from 'node:stream/consumers';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { BlobStore } from '../../platform/files/blob-store.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import { coverFingerprint, coverKey, type AlbumDocuments, type CurrentDocument } from '../albums/index.ts';
import { type Audit, differing } from '../audit/index.ts';
import type { ContentPictures } from '../images/index.ts';
import * as queries from './album-blueprints.queries.ts';
import { coverIsBare, picturesOnPages, templateParts } from './template-parts.ts';

/** For whom: administrators also get what is not published. */
export interface Viewer {
  readonly admin: boolean;
}

export interface AlbumBlueprintsParts {
  db: Kysely<Database>;
  clock: Clock;
  pictures: Pick<ContentPictures, 'adopt'>;
  documents: Pick<AlbumDocuments, 'readDocument'>;
  files: Pick<BlobStore, 'get'>;
  audit: Pick<Audit, 'write'>;
}

type By = Pick<Caller, 'id' | 'email'>;

export type AlbumBlueprints = ReturnType<typeof createAlbumBlueprints>;

export function createAlbumBlueprints({ db, clock, pictures, documents, files, audit }: AlbumBlueprintsParts) {
  /** As it is now, with pictures that everybody may see. */
  async function current(id: string): Promise<(CurrentDocument & { album: AlbumDocument }) | undefined> {
    const found = await documents.readDocument(id);
    if (!found) return undefined;
    const adopted = await pictures.adopt(id, picturesOnPages(found.document));
    const parts = templateParts(found.document, (image) => adopted.get(image));
    return {
      document: read(id, parts, SCHEMA_VERSION),
      version: found.version,
      album: found.document,
    };
  }

  async function state(id: string): Promise<AlbumBlueprint | Refusal> {
    const head = await queries.findHead(db, id);
    if (head)
      return {
        is_blueprint: true,
        blueprint_category: head.category,
        description: head.description,
        published_at: head.published_at?.toISOString() ?? null,
        changed_since: head.published_at !== null && changed(head),
      };
    const album = await db.selectFrom('albums').select('blueprint_category').where('id', '=', id).executeTakeFirst();
    if (!album) return refuse('not_found');
    const { blueprint_category } = album;
    return { is_blueprint: false, blueprint_category, description: '', published_at: null, changed_since: false };
  }

  return {
    state,

    async list(viewer: Viewer): Promise<BlueprintSummary[]> {
      return (await queries.listHeads(db, { drafts: viewer.admin })).map(summaryOf);
    },

    /** The document as it is offered to this viewer. */
    async find(
      id: string,
      viewer: Viewer,
    ): Promise<{ summary: BlueprintSummary; document: AlbumDocument } | undefined> {
      const head = await queries.findHead(db, id);
      if (!head || (!head.published_at && !viewer.admin)) return undefined;
      const parts = head.published_at ? await queries.findPublishedParts(db, id) : null;
      if (parts === null) {
        const draft = viewer.admin ? await current(id) : undefined;
        return draft && { summary: summaryOf(head), document: draft.document };
      }
      return { summary: summaryOf(head), document: read(id, JSON.parse(parts), head.schema_version ?? SCHEMA_VERSION) };
    },

    cover: (id: string) => queries.findPublishedCover(db, id),

    async heads(ids: readonly string[]): Promise<Map<string, queries.AlbumBlueprintHead>> {
      return new Map((await queries.findHeads(db, ids)).map((head) => [head.album_id, head]));
    },

    async change(
      id: string,
      { category, description }: { category: Category; description: string },
      by: By,
    ): Promise<AlbumBlueprint | Refusal> {
      if (!(await queries.albumExists(db, id))) return refuse('not_found');
      await db.transaction().execute(async (tx) => {
        const head = await queries.findHead(tx, id);
        const before = { category: head?.category ?? null, description: head?.description ?? null };
        const changed = differing(before, { category, description });
        if (!changed) return;
        await queries.keepBlueprint(tx, { id, category, description, now: clock.now() });
        await audit.write(tx, { by, action: 'blueprint.change', subject: id, ...changed });
      });
      return state(id);
    },

    async remove(id: string, by: By): Promise<Refusal | undefined> {
      if (!(await queries.albumExists(db, id))) return refuse('not_found');
      await db.transaction().execute(async (tx) => {
        const head = await queries.findHead(tx, id);
        if (!head) return;
        await queries.dropBlueprint(tx, id);
        const { category, description } = head;
        await audit.write(tx, { by, action: 'blueprint.delete', subject: id, before: { category, description } });
      });
      return undefined;
    },

    async publish(id: string, by: By): Promise<AlbumBlueprint | Refusal> {
      const refused = await missing(id);
      if (refused) return refused;
      const [head, now] = await Promise.all([queries.findHead(db, id), current(id)]);
      if (!head || !now) return refuse('not_found');
      const cover = await coverOf(head, now.album);
      const publication = {
        published_at: clock.now(),
        version: now.version,
        title: head.album_title,
        language: head.album_language,
        spreads_count: spreadOrder(now.document).length,
        schema_version: SCHEMA_VERSION,
        parts: JSON.stringify(toParts(now.document)),
        cover,
      };
      await db.transaction().execute(async (tx) => {
        await queries.setPublication(tx, id, publication);
        const { title, version } = publication;
        await audit.write(tx, { by, action: 'blueprint.publish', subject: id, after: { name: title, version } });
      });
      return state(id);
    },

    async withdraw(id: string, by: By): Promise<AlbumBlueprint | Refusal> {
      const refused = await missing(id);
      if (refused) return refused;
      await db.transaction().execute(async (tx) => {
        const head = await queries.findHead(tx, id);
        if (!head?.published_at) return;
        await queries.setPublication(tx, id, queries.NOT_PUBLISHED);
        const before = { name: head.title, version: head.version };
        await audit.write(tx, { by, action: 'blueprint.withdraw', subject: id, before });
      });
      return state(id);
    },
  };

  /** One with people on it stays with the album, and one that shows what the album was before is none: it is drawn live. */
  async function coverOf(head: queries.AlbumBlueprintHead, album: AlbumDocument): Promise<string | null> {
    const { album_title: title, album_language: language, album_release_date: release_date } = head;
    const key = coverKey(head.album_id, coverFingerprint({ title, language, release_date }, album));
    const file = coverIsBare(album) && head.cover_key === key ? await files.get(key) : undefined;
    return file ? (await buffer(file.stream)).toString('base64') : null;
  }

  async function missing(id: string): Promise<Refusal | undefined> {
    if (!(await queries.albumExists(db, id))) return refuse('not_found');
    return (await queries.findHead(db, id)) ? undefined : refuse('blueprint_not_found');
  }
}

function changed(head: queries.AlbumBlueprintHead): boolean {
  return (
    head.album_version !== head.version || head.album_title !== head.title || head.album_language !== head.language
  );
}

/** Where the picture of its cover is; null while there is none. */
function albumBlueprintCover(head: queries.AlbumBlueprintHead): string | null {
  if (!head.has_cover || !head.published_at) return null;
  return `/v1/blueprints/${head.album_id}/cover.webp?v=${head.published_at.getTime()}`;
}

function summaryOf(head: queries.AlbumBlueprintHead): BlueprintSummary {
  return {
    id: head.album_id,
    title: head.title ?? head.album_title,
    description: head.description,
    blueprint_category: head.category,
    cover_preview_url: albumBlueprintCover(head),
    spreads_count: head.spreads_count ?? head.album_spreads,
    language: head.language ?? head.album_language,
    ...(!head.published_at && { draft: true }),
  };
}

function read(id: string, parts: unknown, schemaVersion: number): AlbumDocument {
  const parsed = parseAlbum(parts, schemaVersion);
  if (!parsed.ok) throw new Error(`The album ${id} makes no blueprint: ${parsed.at} ${parsed.detail}`);
  return parsed.document;
}
