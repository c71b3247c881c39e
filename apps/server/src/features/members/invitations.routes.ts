import { may } from '@figurina/album';
import {
  confirmInvitation,
  createInvitation,
  deleteInvitation,
  listInvitations,
  readPublicInvitation,
} from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../platform/http/caller.ts';
import { isRefusal, localeOf, refuse, type Refusal } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import type { Invitations } from './invitations.service.ts';
import type { RoleOf } from './members-parts.ts';
import { wireAssociation, wireInvitation } from './wire.ts';

export interface InvitationsRoutesParts {
  roleOf: RoleOf;
  invitations: Invitations;
}

export function serveInvitations(http: FastifyInstance, { roleOf, invitations }: InvitationsRoutesParts): void {
  /** A stranger does not learn that the album exists. */
  const managerOnly = async (albumId: string, caller: Caller): Promise<Refusal | undefined> => {
    const role = await roleOf(albumId, caller);
    if (!role) return refuse('not_found');
    return may({ role }, 'manageMembers') ? undefined : refuse('forbidden');
  };

  route(http, listInvitations, async ({ params: { id }, caller }) => {
    const refused = await managerOnly(id, caller);
    if (refused) return refused;
    const open = await invitations.list(id);
    return isRefusal(open) ? open : { invitations: open.map(wireInvitation) };
  });

  route(http, createInvitation, async ({ params: { id }, body, caller, request }) => {
    const refused = await managerOnly(id, caller);
    if (refused) return refused;
    const inviter = { ...caller, name: caller.name ?? '', locale: localeOf(request) };
    const made = await invitations.invite(id, body.email, inviter);
    return isRefusal(made) ? made : { invitation: wireInvitation(made) };
  });

  route(http, deleteInvitation, async ({ params: { id }, caller }) => {
    const invitation = await invitations.find(id);
    if (!invitation) return refuse('not_found');
    const refused = await managerOnly(invitation.album_id, caller);
    if (refused) return refused;
    await invitations.cancel(id);
    return undefined;
  });

  route(http, readPublicInvitation, async ({ params: { token } }) => {
    const invitation = await invitations.show(token);
    return isRefusal(invitation) ? invitation : { invitation };
  });

  route(http, confirmInvitation, async ({ params: { id }, caller }) => {
    const confirmed = await invitations.confirm(id, caller.id);
    if (isRefusal(confirmed)) return confirmed;
    return { album_id: confirmed.albumId, association: wireAssociation(confirmed.person) };
  });
}
