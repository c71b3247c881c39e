import { may } from '@figurina/album';
import { deleteAssociation, listAssociations } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import type { RoleOf } from './members-parts.ts';
import { mayRemove } from './members.policy.ts';
import * as queries from './members.queries.ts';
import { wireAssociation } from './wire.ts';

export interface MembersRoutesParts {
  db: Kysely<Database>;
  roleOf: RoleOf;
  readonly albumTitle: (albumId: string) => Promise<string | undefined>;
  readonly onRemoved: (albumId: string, sub: string, by: string) => Promise<void>;
}

export function serveMembers(http: FastifyInstance, { db, roleOf, albumTitle, onRemoved }: MembersRoutesParts): void {
  route(http, listAssociations, async ({ params: { id }, caller }) => {
    const role = await roleOf(id, caller);
    if (!role || !may({ role }, 'read') || (await albumTitle(id)) === undefined) return refuse('not_found');
    return { associations: (await queries.listPeople(db, id)).map(wireAssociation) };
  });

  route(http, deleteAssociation, async ({ params: { id }, caller }) => {
    const member = await queries.findMemberById(db, id);
    const role = member && (await roleOf(member.album_id, caller));
    if (!member || !role) return refuse('not_found');
    const verdict = mayRemove(role, caller.id, member);
    if (verdict !== 'allowed') return refuse(verdict);
    await queries.deleteMember(db, id);
    await onRemoved(member.album_id, member.user_sub, caller.id);
    return undefined;
  });
}
