import type { AlbumDocument } from '@figurina/album';
import { type AlbumList, type AlbumStatistics, type AppliedMutation, REALTIME } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { Server } from 'socket.io';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { OpenDatabase } from '../../platform/db/database.ts';
import type { Database } from '../../platform/db/schema.ts';
import { ownOrigins } from '../../platform/http/own-origins.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Identity } from '../identity/index.ts';
import type { Members } from '../members/index.ts';
import type { Removals } from '../removals/index.ts';
import {
  applyServerMutation,
  type ServerMutation,
  type ServerMutationAnswer,
} from './documents/apply-server-mutation.ts';
import { createDocuments, type DocumentRules, type Documents, type DocumentsParts } from './documents/documents.ts';
import { trimByNight } from './documents/trim-log.ts';
import { createMeters } from './meters.ts';
import * as queries from './realtime.queries.ts';
import { type Adapter, chooseAdapter } from './socket/adapter.ts';
import { letIn } from './socket/let-in.ts';
import { serveConnection } from './socket/serve-connection.ts';
import { disconnectPerson, peopleIn } from './socket/people.ts';
import { createPlaces } from './socket/places.ts';
import { type RealtimeServer, roomOf, roomOfPerson, roomOfSignIn } from './socket/socket-server.ts';
import { type VersionWatch, watchVersions } from './socket/watch-versions.ts';

export interface RealtimeRules extends DocumentRules {
  /** How often one looks for what other processes wrote: where they send messages, and where they do not. */
  readonly lookMs: number;
  readonly lookAloneMs: number;
}

const RULES: RealtimeRules = {
  every: 200,
  quietMs: 20_000,
  idleMs: 300_000,
  catchUpAtMost: 5000,
  lookMs: 10_000,
  lookAloneMs: 1000,
};

const CONNECT_MS = 20_000;

export interface RealtimeParts {
  readonly db: Kysely<Database>;
  readonly database: OpenDatabase;
  readonly config: Pick<Config, 'redisUrl' | 'baseUrl'>;
  readonly clock: Clock;
  readonly log: Log;
  readonly jobs: Jobs;
  readonly identity: Pick<Identity, 'verifyAccessToken'>;
  readonly members: Pick<Members, 'placeOf'>;
  /** Who took somebody out of an album that they are not in any more; undefined when nobody did. */
  readonly removals: Pick<Removals, 'find'>;
  readonly statisticsOf: (document: AlbumDocument) => AlbumStatistics;
  readonly removed?: DocumentsParts['removed'];
  /** Told of every mutation that was written here, after its commit. */
  readonly written?: (albumId: string, mutation: AppliedMutation) => void;
  readonly rules?: Partial<RealtimeRules>;
}

export interface Realtime {
  readonly applyMutation: (mutation: ServerMutation) => Promise<ServerMutationAnswer>;
  /** The document as of now, a copy of one's own; undefined when there is no such album. */
  readonly readDocument: (albumId: string) => Promise<{ document: AlbumDocument; version: number } | undefined>;
  /** What `derive` makes of the document, asked once a version. */
  readonly derivedOf: Documents['derived'];
  /** What was written after a version, oldest first, as far as the log still has it. */
  readonly mutationsSince: (albumId: string, version: number) => Promise<AppliedMutation[]>;
  /** What was put right lately when the album was read, by the version that did it: told to whoever opens it. */
  readonly repairsOf: Documents['repairs'];
  /** See `Documents.rewrite`. Ends everybody's connections to the album, which come back with a fresh copy. */
  readonly rewrite: Documents['rewrite'];
  /** Tells everybody in the album that its title, date, language or lock is another one, or that it is gone. */
  readonly albumChanged: (albumId: string) => void;
  /** Tells everybody in the album that photos came through its sticker link, or that one of them changed. */
  readonly stickerUploadsChanged: (albumId: string) => void;
  /** Tells everybody in the album, or one person wherever they are, that a list is to be read again. */
  readonly listChanged: (albumId: string, list: AlbumList, userId?: string) => void;
  /** Ends everybody's connections to an album that is gone. */
  readonly albumGone: (albumId: string) => void;
  /** Who has the album open just now, on whatever server. */
  readonly peopleIn: (albumId: string) => Promise<readonly string[]>;
  /** Ends the connections of somebody who was removed from an album. */
  readonly removeFromAlbum: (albumId: string, userId: string) => void;
  /** Ends the connections that were opened with a sign-in, or all of somebody, on whatever server. */
  readonly disconnect: (of: { readonly signIn: string } | { readonly sub: string }) => void;
  /** Of this process. */
  connections(): number;
  serve(http: FastifyInstance): Promise<void>;
  /** Ends connections, waits for what runs, writes the last snapshots. */
  close(): Promise<void>;
}

export function createRealtime(parts: RealtimeParts): Realtime {
  const { db, config, clock, log, jobs } = parts;
  const rules = { ...RULES, ...parts.rules };
  const onError = (error: unknown, album?: string) => log.error({ err: error, album }, 'realtime');
  // Browsers say which page asks. Programs do not, and have no cookies that a page could use.
  const origins = ownOrigins(config.baseUrl);
  const io: RealtimeServer = new Server({
    path: REALTIME.path,
    serveClient: false,
    maxHttpBufferSize: REALTIME.messageBytes,
    // Who does not say who they are, or was refused, does not keep a connection.
    connectTimeout: CONNECT_MS,
    allowRequest: ({ headers: { origin } }, answer) => answer(null, origin === undefined || origins.includes(origin)),
  });
  const documents = createDocuments({ ...parts, rules, onApplied: tellOthers, onError });
  const meters = createMeters(log);
  let adapter: Adapter | undefined;
  let watch: VersionWatch | undefined;

  function tellOthers(albumId: string, mutation: AppliedMutation, sender: string | undefined): void {
    tellHere(albumId, mutation, sender);
    if (adapter?.isShared) io.serverSideEmit(REALTIME.mutations, albumId, mutation);
    parts.written?.(albumId, mutation);
  }

  /** Also what another process wrote: that it came is noted, so that nobody looks for it again. */
  function tellHere(albumId: string, mutation: AppliedMutation, sender?: string): void {
    watch?.told(albumId, mutation.version);
    const room = io.local.to(roomOf(albumId));
    (sender ? room.except(sender) : room).emit(REALTIME.mutations, mutation);
  }

  const connections = (): number => io.sockets.sockets.size;

  function openAlbums(): string[] {
    return [...new Set([...io.sockets.sockets.values()].map(({ data }) => data.albumId))];
  }

  io.on(REALTIME.mutations, (albumId: string, mutation: AppliedMutation) => tellHere(albumId, mutation));
  trimByNight(db, jobs, clock);
  const places = createPlaces(io, { ...parts, isShared: () => adapter?.isShared ?? false });
  letIn(io, { ...parts, meters, onError });
  io.on('connection', (socket) => serveConnection(socket, { io, clock, documents, places, meters, onError }));

  return {
    applyMutation: (mutation) => applyServerMutation(documents, mutation),
    readDocument: (albumId) => documents.read(albumId),
    derivedOf: documents.derived,
    mutationsSince: (albumId, version) => queries.listMutations(db, albumId, version),
    repairsOf: documents.repairs,
    rewrite: async (albumId, text) => {
      await documents.rewrite(albumId, text);
      io.in(roomOf(albumId)).disconnectSockets(true);
    },
    albumChanged: (albumId) => void io.to(roomOf(albumId)).emit(REALTIME.albumChanged, { album_id: albumId }),
    stickerUploadsChanged: (albumId) =>
      void io.to(roomOf(albumId)).emit(REALTIME.stickerUploads, { album_id: albumId }),
    connections,
    albumGone: (albumId) => io.in(roomOf(albumId)).disconnectSockets(true),
    listChanged(albumId, list, userId) {
      // Before people hear of it: what they do with their new role is judged by it.
      if (list === 'members') places.changed(albumId);
      io.to(userId === undefined ? roomOf(albumId) : roomOfPerson(userId)).emit(REALTIME.listChanged, {
        album_id: albumId,
        list,
      });
    },
    peopleIn: async (albumId) => (await peopleIn(io, albumId)).map(({ user_id }) => user_id),
    removeFromAlbum(albumId, userId) {
      places.changed(albumId);
      void disconnectPerson(io, albumId, userId).catch((error: unknown) => onError(error, albumId));
    },
    disconnect: (of) => io.in('signIn' in of ? roomOfSignIn(of.signIn) : roomOfPerson(of.sub)).disconnectSockets(true),
    async serve(http) {
      adapter = await chooseAdapter(io, parts);
      watch = watchVersions({
        everyMs: adapter.isShared ? rules.lookMs : rules.lookAloneMs,
        albums: openAlbums,
        listVersions: (ids) => queries.listVersions(db, ids),
        listMutations: (albumId, after) => queries.listMutations(db, albumId, after),
        tell: (albumId, mutation) => void io.local.to(roomOf(albumId)).emit(REALTIME.mutations, mutation),
        end: (albumId) => io.local.in(roomOf(albumId)).disconnectSockets(true),
        onError,
      });
      watch.start();
      meters.start(connections);
      io.attach(http.server);
      // Connections would keep the server from closing. Clients find another process, or wait for this one.
      http.addHook('preClose', async () => void io.engine.close());
    },
    async close() {
      meters.stop();
      await watch?.stop();
      await documents.close();
      await adapter?.close();
    },
  };
}
