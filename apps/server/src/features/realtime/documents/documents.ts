/**
 * The one write path of album documents. Each process keeps the albums it works on in memory, at a version of their
 * log; the database orders what several processes do.
 */
import {
  type Actor,
  type AlbumDocument,
  mendContent,
  type Mending,
  type PartName,
  type Removal,
  type Repair,
  SCHEMA_VERSION,
  toParts,
} from '@figurina/album';
import type {
  AlbumStatistics,
  AppliedMutation,
  CatchUp,
  CatchUpRequest,
  Mutation,
  Unit,
  UnitRefused,
} from '@figurina/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/schema.ts';
import * as queries from '../realtime.queries.ts';
import { judgeUnits } from './judge-units.ts';
import { leftToMend, mendingMutation } from './mend-album.ts';
import { copyOf, type Derive, derivedOf, noteChanges, openAlbum, type OpenAlbum, replay } from './open-album.ts';
import { createSnapshots, type SnapshotRules } from './snapshots.ts';
import { createTurns } from './turns.ts';

export interface DocumentRules extends SnapshotRules {
  /** An album that nobody has used for so many milliseconds leaves the memory. */
  readonly idleMs: number;
  /** Who is further behind takes a fresh copy. */
  readonly catchUpAtMost: number;
}

export interface DocumentsParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly rules: DocumentRules;
  readonly statisticsOf: (document: AlbumDocument) => AlbumStatistics;
  /** Called within the transaction that writes what deleted something. */
  readonly removed?: (tx: Transaction<Database>, removed: Removed) => Promise<void>;
  /** Called after the commit, in the order of the versions; `sender` as it was given to `write`. */
  readonly onApplied: (albumId: string, mutation: AppliedMutation, sender: string | undefined) => void;
  readonly onError: (error: unknown, albumId: string) => void;
}

/** What a mutation deleted, a removal a unit. */
export interface Removed {
  readonly albumId: string;
  readonly by: string;
  readonly version: number;
  readonly at: Date;
  readonly removals: readonly Removal[];
}

/** Who changes something; whether the album is locked is read under its lock. */
export type Author = Omit<Actor, 'albumLocked'>;

/** One that nobody has looked at a version for (a call of the REST API) counts as made on the newest. */
export type NewMutation = Omit<Mutation, 'base_version' | 'units'> & {
  readonly base_version: number | null;
  /** Or made under the album's lock, from what it is then. */
  readonly units: readonly Unit[] | ((document: AlbumDocument) => readonly Unit[]);
};

export type Written =
  | { readonly ok: true; readonly version: number; readonly refused: readonly UnitRefused[] }
  | { readonly ok: false; readonly code: 'not_found' };

export interface Documents {
  /** A repeated mutation is answered as the first time. Throws when the database does; then nothing was applied or all. */
  write(albumId: string, mutation: NewMutation, author: Author, sender?: string): Promise<Written>;
  /** The document as of now; undefined when there is no such album. */
  read(albumId: string): Promise<{ document: AlbumDocument; version: number } | undefined>;
  /** What `derive` makes of it as of now, without a copy; the same `derive` is asked once a version. */
  derived<Value>(albumId: string, derive: Derive<Value>): Promise<{ value: Value; version: number } | undefined>;
  /** What was put right lately when the album was read, by the version that did it. */
  repairs(albumId: string): Promise<{ version: number; repairs: Repair[] }[]>;
  catchUp(albumId: string, request: CatchUpRequest): Promise<CatchUp>;
  /**
   * Writes the stored document anew, part by part as JSON text, and forgets the log: what was in it is nowhere any more.
   * Whoever has the album open takes a fresh copy. For the law alone: no rule of documents is asked.
   */
  rewrite(albumId: string, text: (part: string) => string): Promise<void>;
  /** Waits for what runs and writes the last snapshots. */
  close(): Promise<void>;
}

/** The album in memory is not what the database has: it was restored, or its log was cut. It is read anew. */
class Outdated extends Error {}

export function createDocuments(parts: DocumentsParts): Documents {
  const { db, clock, rules } = parts;
  const turns = createTurns();
  const open = new Map<string, OpenAlbum>();
  const usedAt = new Map<string, number>();
  const snapshots = createSnapshots({ ...parts, turns, find: (id) => open.get(id) });
  const sweep = setInterval(forgetIdle, rules.idleMs / 4).unref();

  function forget(albumId: string): void {
    open.delete(albumId);
    usedAt.delete(albumId);
  }

  function forgetIdle(): void {
    const before = clock.now().getTime() - rules.idleMs;
    for (const [albumId, at] of usedAt) {
      if (at > before) continue;
      const leave = () => snapshots.write(albumId).then(() => forget(albumId));
      turns.take(albumId, leave).catch((error: unknown) => parts.onError(error, albumId));
    }
  }

  async function load(albumId: string): Promise<OpenAlbum | undefined> {
    usedAt.set(albumId, clock.now().getTime());
    const known = open.get(albumId);
    if (known) return known;
    const stored = await queries.findStored(db, albumId);
    if (!stored) {
      forget(albumId);
      return undefined;
    }
    const { album, mended } = openAlbum(albumId, stored);
    if (!replay(album, stored.log)) throw new Error(`The log of album ${albumId} has a gap`);
    if (mended.patch.length > 0 || (stored.log.length > 0 && mendContent(album.document).patch.length > 0))
      await mend(albumId, album, mended, stored.log);
    open.set(albumId, album);
    return album;
  }

  /** Writes what was put right in an album that breaks rules made after it, so that every copy of it gets it. */
  async function mend(
    albumId: string,
    album: OpenAlbum,
    mended: Mending,
    log: readonly AppliedMutation[],
  ): Promise<void> {
    const written = await db.transaction().execute(async (tx) => {
      const head = await queries.lockAlbum(tx, albumId);
      if (!head) return null;
      const since = await queries.listMutations(tx, albumId, album.version);
      if (!replay(album, since) || album.version !== head.version) throw new Outdated();
      const left = leftToMend(album.document, mended, [...log, ...since]);
      if (left.patch.length === 0) return null;
      const mutation = mendingMutation(left, head.version);
      await queries.appendMutation(tx, albumId, mutation, [], clock.now(), { repairs: left.repairs });
      return mutation;
    });
    if (written) took(albumId, album, written);
  }

  /** A mutation was committed that the album in memory has already. */
  function took(albumId: string, album: OpenAlbum, mutation: AppliedMutation, sender?: string): void {
    album.version = mutation.version;
    noteChanges(album, mutation.units);
    parts.onApplied(albumId, mutation, sender);
    snapshots.changed(albumId, album);
  }

  /** Brings the album to a version, which the database has. */
  async function advance(from: Kysely<Database>, albumId: string, album: OpenAlbum, version: number): Promise<void> {
    if (version === album.version) return;
    if (version > album.version) replay(album, await queries.listMutations(from, albumId, album.version));
    if (version !== album.version) throw new Outdated();
  }

  /** The album is dropped from memory when the work fails: what it did to the document did not happen. */
  async function guarded<Result>(albumId: string, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      forget(albumId);
      if (error instanceof Outdated) return work();
      throw error;
    }
  }

  async function writeNow(albumId: string, mutation: NewMutation, author: Author, sender?: string): Promise<Written> {
    const album = await load(albumId);
    if (!album) return { ok: false, code: 'not_found' };
    const written = await db.transaction().execute((tx) => writeWithin(tx, albumId, album, mutation, author));
    if (!written) {
      forget(albumId);
      return { ok: false, code: 'not_found' };
    }
    const { applied, version, refused } = written;
    if (applied) took(albumId, album, applied, sender);
    return { ok: true, version, refused };
  }

  async function rewriteNow(albumId: string, text: (part: string) => string): Promise<void> {
    const album = await load(albumId);
    if (!album) return;
    await db.transaction().execute(async (tx) => {
      const head = await queries.lockAlbum(tx, albumId);
      if (!head) return;
      await advance(tx, albumId, album, head.version);
      const parts = Object.entries(toParts(album.document)).map(([name, part]) => [name, text(JSON.stringify(part))]);
      await queries.rewriteAlbum(tx, albumId, {
        version: head.version + 1,
        schemaVersion: SCHEMA_VERSION,
        parts: Object.fromEntries(parts) as Record<PartName, string>,
      });
    });
    forget(albumId);
  }

  async function writeWithin(
    tx: Transaction<Database>,
    albumId: string,
    album: OpenAlbum,
    mutation: NewMutation,
    author: Author,
  ) {
    const { id, client_id, base_version } = mutation;
    const head = await queries.lockAlbum(tx, albumId);
    if (!head) return undefined;
    const first = await queries.findAnswer(tx, albumId, id);
    if (first) return { ...first, applied: null };
    await advance(tx, albumId, album, head.version);
    const actor = { ...author, albumLocked: head.locked };
    const past = () => queries.listTraces(tx, albumId, author.userId);
    const units = typeof mutation.units === 'function' ? mutation.units(album.document) : mutation.units;
    const { accepted, refused, traces, removals } = await judgeUnits(album.document, units, actor, past);
    const now = clock.now();
    if (accepted.length === 0) {
      await queries.insertAnswer(tx, albumId, id, head.version, refused, now);
      return { version: head.version, refused, applied: null };
    }
    const version = head.version + 1;
    const applied: AppliedMutation = {
      id,
      client_id,
      user: author.userId,
      base_version: base_version ?? head.version,
      version,
      units: [...accepted],
    };
    await queries.appendMutation(tx, albumId, applied, refused, now, { traces });
    if (removals.length > 0) await parts.removed?.(tx, { albumId, by: author.userId, version, at: now, removals });
    return { version, refused, applied };
  }

  /** `read` is called while nobody changes the album. */
  const readAs = <Read>(albumId: string, read: (album: OpenAlbum) => Read): Promise<Read | undefined> =>
    turns.take(albumId, () =>
      guarded(albumId, async () => {
        const album = await load(albumId);
        const version = album && (await queries.findVersion(db, albumId));
        if (!album || version === undefined) {
          forget(albumId);
          return undefined;
        }
        await advance(db, albumId, album, version);
        return read(album);
      }),
    );

  return {
    write: (albumId, mutation, author, sender) =>
      turns.take(albumId, () => guarded(albumId, () => writeNow(albumId, mutation, author, sender))),
    read: (albumId) => readAs(albumId, copyOf),
    derived: (albumId, derive) =>
      readAs(albumId, (album) => ({ value: derivedOf(album, derive), version: album.version })),
    repairs: (albumId) => queries.listRepairs(db, albumId),
    rewrite: (albumId, text) => turns.take(albumId, () => guarded(albumId, () => rewriteNow(albumId, text))),
    async catchUp(albumId, { version, mutation_id }) {
      const reload: CatchUp = { ok: false, reload: true };
      const head = await queries.findVersion(db, albumId);
      if (head === undefined || version > head || head - version > rules.catchUpAtMost) return reload;
      const known = mutation_id === null ? undefined : await queries.findMutationId(db, albumId, version);
      if (known !== undefined && known !== mutation_id) return reload;
      const mutations = version === head ? [] : await queries.listMutations(db, albumId, version);
      const last = mutations.at(-1)?.version ?? version;
      return last < head || mutations.length < last - version ? reload : { ok: true, mutations, version: last };
    },
    async close() {
      clearInterval(sweep);
      await turns.idle();
      await snapshots.close([...open.keys()]);
      open.clear();
    },
  };
}
