import { may } from '@figurina/album';
import type { Caller } from '../../platform/http/caller.ts';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import type { RoleOf } from './members-parts.ts';

export type ManagersOnly = (albumId: string, caller: Caller) => Promise<Refusal | undefined>;

/** Whoever invites and removes. A stranger does not learn that the album exists. */
export const managersOnly =
  (roleOf: RoleOf): ManagersOnly =>
  async (albumId, caller) => {
    const role = await roleOf(albumId, caller);
    if (!role) return refuse('not_found');
    return may({ role }, 'manageMembers') ? undefined : refuse('forbidden');
  };
