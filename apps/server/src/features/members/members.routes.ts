import { may } from '@figurina/album';
import { changeAssociation, deleteAssociation, listAssociations } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import type { ManagersOnly } from './managers-only.ts';
import type { MembersParts, RoleOf } from './members-parts.ts';
import { givenPlace, mayRemove } from './members.policy.ts';
import * as queries from './members.queries.ts';
import { wireAssociation } from './wire.ts';

export function serveMembers(
  http: FastifyInstance,
  parts: MembersParts & { roleOf: RoleOf; managersOnly: ManagersOnly },
): void {
  const { db, albumHead, tell, onChanged, onRemoved, roleOf, managersOnly } = parts;

  route(http, listAssociations, async ({ params: { id }, caller }) => {
    const role = await roleOf(id, caller);
    if (!role || !may({ role }, 'read') || !(await albumHead(id))) return refuse('not_found');
    return { associations: (await queries.listPeople(db, id)).map(wireAssociation) };
  });

  route(http, changeAssociation, async ({ params: { id }, body, caller }) => {
    const member = await queries.findMemberById(db, id);
    if (!member) return refuse('not_found');
    const { album_id: albumId, user_sub, role, sections } = member;
    const refused = await managersOnly(albumId, caller);
    if (refused) return refused;
    if (member.owner) return refuse('owner_keeps_role');
    await queries.changePlace(db, id, givenPlace({ role, sections, ...body }));
    onChanged(albumId, { roles: true });
    tell({ albumId, kind: 'role_changed', by: caller.id, to: [user_sub], at: '' });
    const person = (await queries.listPeople(db, albumId)).find((one) => one.id === id);
    return person ? { association: wireAssociation(person) } : refuse('not_found');
  });

  route(http, deleteAssociation, async ({ params: { id }, caller }) => {
    const member = await queries.findMemberById(db, id);
    const role = member && (await roleOf(member.album_id, caller));
    if (!member || !role) return refuse('not_found');
    const verdict = mayRemove(role, caller.id, member);
    if (verdict !== 'allowed') return refuse(verdict);
    const { album_id: albumId, user_sub } = member;
    const removed = user_sub !== caller.id;
    if (!(await queries.deleteMember(db, member, { removed }))) return undefined;
    await onRemoved(albumId, user_sub, caller.id);
    onChanged(albumId, { roles: false });
    if (removed) tell({ albumId, kind: 'removed', by: caller.id, to: [user_sub] });
    else await tellOfLeaving(albumId, user_sub);
    return undefined;
  });

  /** The owner hears who left: nobody else was asked. */
  async function tellOfLeaving(albumId: string, sub: string): Promise<void> {
    const owner = await queries.findOwner(db, albumId);
    if (owner) tell({ albumId, kind: 'left', by: sub, to: [owner], at: '/settings/users' });
  }
}
