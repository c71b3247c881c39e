/** Albums in the trash, which nobody but their owner finds. */
import { refusalOf } from '@figurina/album';
import { deleteTrashedAlbum, LIMITS, listTrashedAlbums, restoreTrashedAlbum } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../platform/http/caller.ts';
import { isRefusal, localeOf, refuse, type Refusal } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import { albumSummary } from './album-answers.ts';
import type { AlbumsParts } from './albums-parts.ts';
import * as queries from './albums.queries.ts';

const DAY_MS = 86_400_000;

interface TrashedAlbumsParts extends Pick<AlbumsParts, 'db' | 'blueprints'> {
  readonly erase: (albumId: string) => Promise<void>;
  readonly restore: (albumId: string) => Promise<void>;
}

export function serveTrashedAlbums(
  http: FastifyInstance,
  { db, blueprints, erase, restore }: TrashedAlbumsParts,
): void {
  async function find(
    id: string,
    caller: Caller,
    action: 'delete' | 'emptyTrash',
  ): Promise<queries.AlbumHead | Refusal> {
    const head = await queries.findTrashed(db, id);
    const role = caller.admin ? 'admin' : 'owner';
    if (!head || (role === 'owner' && head.owner_id !== caller.id)) return refuse('not_found');
    const denied = refusalOf({ role, albumLocked: false }, action);
    return denied ? refuse(denied) : head;
  }

  route(http, listTrashedAlbums, async ({ caller, request }) => {
    const heads = await queries.listTrashed(db, caller.id);
    const known = await blueprints.known(heads.map((head) => head.blueprint_id));
    return {
      albums: heads.map((head) => ({
        // Its cover, like all its addresses, is dead.
        ...albumSummary(head, {
          role: 'owner',
          blueprintTitle: known.title(head.blueprint_id, localeOf(request)),
          coverUrl: null,
        }),
        trashed_at: head.trashed_at!.toISOString(),
        expires_at: new Date(head.trashed_at!.getTime() + LIMITS.trashDays * DAY_MS).toISOString(),
      })),
    };
  });

  route(http, restoreTrashedAlbum, async ({ params: { id }, caller, request }) => {
    const head = await find(id, caller, 'delete');
    if (isRefusal(head)) return head;
    await restore(id);
    const known = await blueprints.known([head.blueprint_id]);
    const reading = {
      role: caller.admin ? 'admin' : 'owner',
      blueprintTitle: known.title(head.blueprint_id, localeOf(request)),
      coverUrl: null,
    } as const;
    return { album: albumSummary(head, reading) };
  });

  route(http, deleteTrashedAlbum, async ({ params: { id }, caller }) => {
    const head = await find(id, caller, 'emptyTrash');
    if (isRefusal(head)) return head;
    await erase(id);
    return undefined;
  });
}
