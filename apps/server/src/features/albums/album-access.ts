import { type Actor, type AlbumAction, may, refusalOf } from '@figurina/album';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import type { AlbumsParts } from './albums-parts.ts';
import * as queries from './albums.queries.ts';

/**
 * Who somebody is in an album, for what they are about to do there; refused where the table of roles does not grant it.
 * `not_found` for who may not even read it and for an album that is not there: which of both is not told.
 */
export type AlbumAccess = (
  albumId: string,
  caller: Pick<Caller, 'id' | 'admin'>,
  action: AlbumAction,
) => Promise<Actor | Refusal>;

export function createAccess(db: Kysely<Database>, members: Pick<AlbumsParts['members'], 'roleOf'>): AlbumAccess {
  return async (albumId, caller, action) => {
    const [head, role] = await Promise.all([queries.findAlbum(db, albumId), members.roleOf(albumId, caller)]);
    if (!head || !role || !may({ role }, 'read')) return refuse('not_found');
    const actor = { userId: caller.id, role, albumLocked: head.locked };
    const denied = refusalOf({ ...actor, allowed: head.editors_may_approve }, action);
    return denied ? refuse(denied) : actor;
  };
}
