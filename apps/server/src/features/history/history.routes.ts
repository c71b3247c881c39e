import { type Actor, toParts, SCHEMA_VERSION } from '@figurina/album';
import {
  createPoint,
  deletePoint,
  type HistoryPoint,
  listPoints,
  readPoint,
  renamePoint,
  restorePoint,
} from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../platform/http/caller.ts';
import { isRefusal, refuse, type Refusal } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import type { HistoryParts } from './history-parts.ts';
import * as queries from './history.queries.ts';
import { peopleOf, subsIn } from './people.ts';
import type { Points } from './points.ts';
import type { Restore } from './restore.ts';

const PAGE = 50;
const NAMED_AN_HOUR = 60;
const HOUR_MS = 3_600_000;

interface HistoryRoutesParts extends Pick<HistoryParts, 'db' | 'access' | 'counters' | 'listChanged'> {
  readonly points: Points;
  readonly restore: Restore;
}

export function serveHistory(http: FastifyInstance, parts: HistoryRoutesParts): void {
  const { db, access, counters, points, restore, listChanged } = parts;
  type Found = { point: queries.Point; actor: Actor };

  async function find(params: { id: string; version: string }, caller: Caller): Promise<Found | Refusal> {
    const actor = await access(params.id, caller, 'read');
    if (isRefusal(actor)) return actor;
    const point = await queries.findPoint(db, params.id, params.version);
    return point ? { point, actor } : refuse('not_found');
  }

  async function findOwn(params: { id: string; version: string }, caller: Caller): Promise<Found | Refusal> {
    const allowed = await access(params.id, caller, 'namePoints');
    if (isRefusal(allowed)) return allowed;
    const found = await find(params, caller);
    if (isRefusal(found)) return found;
    return mayChange(found.point, found.actor) ? found : refuse('forbidden');
  }

  route(http, listPoints, async ({ params: { id: albumId }, query, caller }) => {
    const actor = await access(albumId, caller, 'read');
    if (isRefusal(actor)) return actor;
    const { cursor, by, spread, named } = query;
    const after = cursor === undefined ? undefined : await queries.findPoint(db, albumId, cursor);
    if (cursor !== undefined && !after) return { points: [], next: null, since: [], people: [] };
    const wanted = { albumId, named: named === 'true', limit: PAGE + 1, ...(by && { by }), ...(spread && { spread }) };
    const found = await queries.listPoints(db, { ...wanted, ...(after && { after }) });
    const page = found.slice(0, PAGE);
    const since = cursor === undefined ? await points.workSince(albumId) : [];
    const subs = page.flatMap(({ work, made_by }) => [...subsIn(work), made_by]);
    return {
      points: page.map((point) => wirePoint(point, actor)),
      next: found.length > PAGE ? page.at(-1)!.id : null,
      since,
      people: await peopleOf(db, [...subs, ...subsIn(since)]),
    };
  });

  route(http, readPoint, async ({ params, caller }) => {
    const found = await find(params, caller);
    if (isRefusal(found)) return found;
    const document = await points.read(found.point);
    return { point: wirePoint(found.point, found.actor), schema_version: SCHEMA_VERSION, ...toParts(document) };
  });

  route(http, createPoint, async ({ params: { id: albumId }, body, caller }) => {
    const actor = await access(albumId, caller, 'namePoints');
    if (isRefusal(actor)) return actor;
    const [count = 0] = await counters.add([`points named ${caller.id}`], HOUR_MS);
    if (count > NAMED_AN_HOUR) return refuse('too_many_requests');
    const point = await points.make({ albumId, kind: 'named', by: caller.id, name: body.point.name });
    if (!point) return refuse('not_found');
    listChanged(albumId, 'history');
    return { point: wirePoint(point, actor) };
  });

  route(http, renamePoint, async ({ params, body, caller }) => {
    const found = await findOwn(params, caller);
    if (isRefusal(found)) return found;
    const { point, actor } = found;
    const change = { name: body.point.name, named_by: point.named_by ?? caller.id };
    await queries.updatePoint(db, point.id, change);
    listChanged(params.id, 'history');
    return { point: wirePoint({ ...point, ...change }, actor) };
  });

  route(http, deletePoint, async ({ params, caller }) => {
    const found = await findOwn(params, caller);
    if (isRefusal(found)) return found;
    const { point } = found;
    if (point.name === null) return refuse('forbidden');
    if (point.kind === 'named') await queries.deletePoints(db, params.id, [point.id]);
    else await queries.updatePoint(db, point.id, { name: null, named_by: null });
    listChanged(params.id, 'history');
    return undefined;
  });

  route(http, restorePoint, async ({ params, body: { scope, client_id: clientId }, caller }) => {
    const actor = await access(params.id, caller, scope.kind === 'sticker' ? 'restoreStickers' : 'restore');
    if (isRefusal(actor)) return actor;
    const point = await queries.findPoint(db, params.id, params.version);
    return point ? restore({ point, scope, clientId }, actor) : refuse('not_found');
  });
}

/** One without a name is anybody's to name. */
function mayChange({ name, named_by }: queries.Point, { userId, role }: Actor): boolean {
  return name === null || named_by === userId || role === 'owner' || role === 'admin';
}

function wirePoint(point: queries.Point, actor: Actor): HistoryPoint {
  const { id, version, made_at, kind, name, made_by, work, restored } = point;
  const changeable = name !== null && mayChange(point, actor);
  return { id, version, made_at: made_at.toISOString(), kind, name, changeable, made_by, work, restored };
}
