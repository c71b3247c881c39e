/** Makes points of an album, and reads them. A breath between steps lets others be served: a large album takes a while. */
import { setImmediate as breath } from 'node:timers/promises';
import {
  type AlbumDocument,
  applyPatch,
  copyDocument,
  parseAlbum,
  removeImagePatch,
  removeNodesPatch,
  SCHEMA_VERSION,
  toParts,
  type Work,
  workOf,
} from '@figurina/album';
import { type AppliedMutation, HOUSE_USER, type PointKind } from '@figurina/contract';
import { newId } from '../../platform/ids.ts';
import { hashOf, joinParts, pack, splitParts, unpack } from './chunks.ts';
import type { HistoryParts } from './history-parts.ts';
import * as queries from './history.queries.ts';
import type { RestoredTo } from './history.tables.ts';

export interface PointWish {
  readonly albumId: string;
  /** The album's; the newest when left out. */
  readonly version?: number | undefined;
  readonly kind: PointKind;
  readonly by: string | null;
  readonly name?: string;
  readonly restored?: RestoredTo | null | undefined;
}

export interface Points {
  /** The point, also one that is there already for the same version; undefined when there is no such album. */
  make(wish: PointWish): Promise<queries.Point | undefined>;
  /** As of now: migrated, checked, and without pictures that are gone for good. */
  read(point: queries.Point): Promise<AlbumDocument>;
  /** What was done after the newest point. */
  workSince(albumId: string): Promise<Work[]>;
}

/** A point says more than another one of the same version. */
const RANK: Readonly<Record<PointKind, number>> = {
  auto: 0,
  first: 0,
  named: 0,
  bulk: 1,
  style: 1,
  import: 1,
  restore: 2,
  order: 3,
  approval: 3,
};

type PointsParts = Pick<HistoryParts, 'db' | 'clock' | 'documents' | 'mutationsSince' | 'pictures'>;

export function createPoints({ db, clock, documents, mutationsSince, pictures }: PointsParts): Points {
  /** `trusted`: as it was written here, for what is told of it; what is restored or shown is checked. */
  async function open(point: queries.Point, { trusted = false } = {}): Promise<AlbumDocument> {
    const found = new Map((await queries.listChunks(db, point.album_id, point.chunks)).map((one) => [one.hash, one]));
    const pieces = await Promise.all(
      point.chunks.map(async (hash) => {
        const chunk = found.get(hash);
        if (!chunk) throw new Error(`The piece ${hash} of the point ${point.id} is missing`);
        return unpack(chunk);
      }),
    );
    const parsed = parseAlbum(joinParts(pieces), point.schema_version, trusted ? { sender: 'server' } : {});
    if (!parsed.ok) throw new Error(`The point ${point.id} cannot be read: ${parsed.at} ${parsed.detail}`);
    return parsed.document;
  }

  async function withoutGone(document: AlbumDocument): Promise<AlbumDocument> {
    const own = [...document.images.values()].filter((image) => !image.blueprint_image).map(({ id }) => id);
    const there = await pictures.existing(own);
    for (const id of own) if (!there.has(id)) applyPatch(document, removeImagePatch(document, id as never));
    return document;
  }

  /** The point before a version, its document, and what was done from there on; null when the log does not reach so far. */
  async function before(albumId: string, version: number) {
    const point = await queries.findLastUpTo(db, albumId, version);
    if (!point) return null;
    const log = (await mutationsSince(albumId, point.version)).filter((mutation) => mutation.version <= version);
    const isWhole = log.length === version - point.version;
    return { point, log, document: isWhole && log.length > 0 ? await open(point, { trusted: true }) : null };
  }

  async function insert(wish: PointWish, version: number, document: AlbumDocument, work: readonly Work[]) {
    const kept = await withoutGone(withoutComments(document));
    await breath();
    const parts = toParts(kept);
    await breath();
    const pieces = new Map(splitParts(parts).map((piece) => [hashOf(piece), piece]));
    await breath();
    const known = new Set(await queries.listKnownHashes(db, wish.albumId, [...pieces.keys()]));
    const fresh = [...pieces].filter(([hash]) => !known.has(hash));
    const data = await Promise.all(fresh.map(async ([hash, piece]) => ({ hash, data: await pack(piece) })));
    const now = clock.now();
    const { albumId: album_id, kind, by, name = null, restored = null } = wish;
    const row = { id: newId(now.getTime()), album_id, version, made_at: now, kind, name, made_by: by };
    const named_by = name === null ? null : by;
    const chunks = [...pieces.keys()];
    await queries.insertPoint(db, { ...row, named_by, schema_version: SCHEMA_VERSION, chunks, work, restored, data });
    return queries.findPoint(db, album_id, row.id);
  }

  /** There is a point of this very version: it is told what else it is. */
  async function note(point: queries.Point, { kind, by, name, restored = null }: PointWish) {
    if (name !== undefined && point.name === null) await queries.updatePoint(db, point.id, { name, named_by: by });
    else if (name !== undefined) {
      const copy = { ...point, id: newId(clock.now().getTime()), made_at: clock.now(), kind, name };
      await queries.insertPoint(db, { ...copy, named_by: by, made_by: by, work: [], restored: null, data: [] });
      return queries.findPoint(db, point.album_id, copy.id);
    }
    if (RANK[kind] > RANK[point.kind]) await queries.updatePoint(db, point.id, { kind, made_by: by, restored });
    return queries.findPoint(db, point.album_id, point.id);
  }

  return {
    read: async (point) => withoutGone(await open(point)),
    make: async (wish) => {
      const current = await documents.readDocument(wish.albumId);
      if (!current) return undefined;
      const wanted = Math.min(wish.version ?? current.version, current.version);
      const past = await before(wish.albumId, wanted);
      await breath();
      if (past?.point.version === wanted) return note(past.point, wish);
      const work = past?.document ? workIn(past.document, past.log) : [];
      const then = wanted === current.version ? current.document : past?.document && replayed(past.document, past.log);
      const kind = past || wish.kind !== 'auto' ? wish.kind : 'first';
      return then
        ? insert({ ...wish, kind }, wanted, then, work)
        : insert({ ...wish, kind }, current.version, current.document, work);
    },
    workSince: async (albumId) => {
      const version = await queries.findVersion(db, albumId);
      const past = version === undefined ? null : await before(albumId, version);
      return past?.document ? workIn(past.document, past.log) : [];
    },
  };
}

function workIn(document: AlbumDocument, log: readonly AppliedMutation[]): Work[] {
  const deeds = log.flatMap(({ user, units }) => units.map(({ operations }) => ({ by: user, patch: operations })));
  return workOf(document, deeds).filter(({ by }) => by !== HOUSE_USER);
}

function replayed(document: AlbumDocument, log: readonly AppliedMutation[]): AlbumDocument {
  const draft = copyDocument(document);
  for (const { units } of log) for (const { operations } of units) applyPatch(draft, operations);
  return draft;
}

/** What people say to each other is no part of a point. */
function withoutComments(document: AlbumDocument): AlbumDocument {
  const draft = copyDocument(document);
  const comments = [...draft.nodes.values()].filter(({ type }) => type === 'Comment').map(({ id }) => id);
  applyPatch(draft, removeNodesPatch(draft, comments));
  return draft;
}
