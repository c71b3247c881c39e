import { type Actor, type AlbumAction, may, refusalOf, roleRefusal } from '@figurina/album';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import type { AlbumsParts } from './albums-parts.ts';
import type { AlbumGrants } from './albums.queries.ts';
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

/** The same where more of the album is looked for anyway. `looked`: undefined for one that is not there or in the trash. */
export type AccessToFound = (
  album: { readonly id: string; readonly looked: Promise<AlbumGrants | undefined> },
  caller: Pick<Caller, 'id' | 'admin'>,
  action: AlbumAction,
) => Promise<Actor | Refusal>;

export function createAccess(db: Kysely<Database>, toFound: AccessToFound): AlbumAccess {
  return (id, caller, action) => toFound({ id, looked: queries.findGrants(db, id) }, caller, action);
}

export function createAccessToFound(members: Pick<AlbumsParts['members'], 'placeInFound'>): AccessToFound {
  return async ({ id, looked }, caller, action) => {
    const [head, place] = await Promise.all([looked, members.placeInFound(id, caller)]);
    if (!head || !place || !may(place, 'read')) return refuse('not_found');
    const actor = { userId: caller.id, ...place, albumLocked: head.locked };
    const denied = refusalOf({ ...actor, allowed: head.editors_may_approve }, action);
    return denied ? refuse(denied) : actor;
  };
}

/** For what belongs to these chapters, null to none: refused to whoever is kept to others. Their role was asked before. */
export function chapterRefusal(actor: Actor, sections: readonly (string | null)[]): Refusal | undefined {
  const denied = roleRefusal(
    actor,
    'fill',
    sections.filter((section) => section !== null),
  );
  return denied ? refuse(denied) : undefined;
}
