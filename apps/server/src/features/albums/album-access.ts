import type { Actor } from '@figurina/album';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import type { AlbumsParts } from './albums-parts.ts';
import * as queries from './albums.queries.ts';

/** Who somebody is in an album; `not_found` for a stranger and for an album that is not there: which of both is not told. */
export type AlbumAccess = (albumId: string, caller: Pick<Caller, 'id' | 'admin'>) => Promise<Actor | Refusal>;

export function createAccess(db: Kysely<Database>, members: Pick<AlbumsParts['members'], 'roleOf'>): AlbumAccess {
  return async (albumId, caller) => {
    const [head, role] = await Promise.all([queries.findAlbum(db, albumId), members.roleOf(albumId, caller)]);
    if (!head || !role) return refuse('not_found');
    // An administrator who is in the album keeps the rights of one.
    return { userId: caller.id, role: caller.admin ? 'admin' : role, albumLocked: head.locked };
  };
}
