/** The history of albums: points that they can go back to. See docs/decisions, "a restore is a change". */
import type { AlbumDocument } from '@figurina/album';
import type { AppliedMutation, PointKind } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import type { Log } from '../../platform/log/log.ts';
import { forgetInPoints, heldByPoints, rewritePoints } from './forget-pictures.ts';
import type { HistoryParts } from './history-parts.ts';
import * as queries from './history.queries.ts';
import { serveHistory } from './history.routes.ts';
import { makePointsInBackground } from './make-points.ts';
import { createPoints } from './points.ts';
import { createRestore } from './restore.ts';

export interface History {
  /** Has a point made of the album as it is now, by a job: before an order, an approval, and what else changes much. */
  point(albumId: string, kind: PointKind, by: string | null): Promise<void>;
  written(albumId: string, mutation: AppliedMutation): void;
  /** Takes pictures out of every point. */
  forgetPictures(albumId: string, imageIds: readonly string[]): Promise<void>;
  /** Every piece of every point, as `rewrite` answers it: somebody is erased. */
  rewritePoints(albumId: string, rewrite: (piece: string) => string): Promise<void>;
  /** Which of these pictures some point shows: they stay as long as it does. */
  holds(albumId: string, imageIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** A point that has a name, and the album as it was then. `state` is another one whenever that has changed. */
  named(albumId: string, pointId: string): Promise<NamedPoint | undefined>;
  serve(http: FastifyInstance): void;
}

export interface NamedPoint {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly made_at: Date;
  readonly state: string;
  read(): Promise<AlbumDocument>;
}

export function createHistory(parts: HistoryParts & { readonly log: Log }): History {
  const { db, documents, log } = parts;
  const points = createPoints(parts);
  const onError = (error: unknown, album: string) => log.error({ err: error, album }, 'history');
  const { send, written } = makePointsInBackground({ ...parts, points, onError });
  return {
    point: async (albumId, kind, by) => {
      const current = await documents.readDocument(albumId);
      if (current) await send({ albumId, version: current.version, kind, by });
    },
    written,
    named: async (albumId, pointId) => {
      const point = await queries.findPoint(db, albumId, pointId);
      if (!point || point.name === null) return undefined;
      const { id, name, version, made_at } = point;
      // A photo that is withdrawn gives it other pieces.
      return { id, name, version, made_at, state: point.chunks.join(), read: () => points.read(point) };
    },
    forgetPictures: (albumId, imageIds) => forgetInPoints(db, albumId, imageIds),
    rewritePoints: (albumId, rewrite) => rewritePoints(db, albumId, rewrite),
    holds: (albumId, imageIds) => heldByPoints(db, albumId, imageIds),
    serve: (http) => serveHistory(http, { ...parts, points, restore: createRestore({ ...parts, points, send }) }),
  };
}
