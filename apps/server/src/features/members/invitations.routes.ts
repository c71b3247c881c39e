import {
  createInvitation,
  createInvitationLink,
  createInvitations,
  deleteInvitation,
  listInvitations,
  renewInvitation,
  restoreInvitation,
} from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../platform/http/caller.ts';
import { isRefusal, refuse, type Refusal } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import { findInvitation, type Invitation, isRestorable } from './invitations.queries.ts';
import { createInvitations as createService, type Inviter } from './invitations.service.ts';
import type { ManagersOnly } from './managers-only.ts';
import type { MembersParts } from './members-parts.ts';
import { wireInvitation } from './wire.ts';

const inviterOf = (caller: Caller): Inviter => ({ ...caller, name: caller.name ?? '' });
const isOpen = ({ accepted_at, cancelled_at }: Invitation): boolean => !accepted_at && !cancelled_at;

export function serveInvitations(http: FastifyInstance, parts: MembersParts & { managersOnly: ManagersOnly }): void {
  const { db, clock, managersOnly } = parts;
  const invitations = createService(parts);

  /** For who manages its album. */
  async function invitationOf(id: string, caller: Caller, may = isOpen): Promise<Invitation | Refusal> {
    const invitation = await findInvitation(db, id);
    if (!invitation || !may(invitation)) return refuse('not_found');
    return (await managersOnly(invitation.album_id, caller)) ?? invitation;
  }

  route(http, listInvitations, async ({ params: { id }, caller }) => {
    const refused = await managersOnly(id, caller);
    if (refused) return refused;
    const open = await invitations.list(id);
    return isRefusal(open) ? open : { invitations: open.map(wireInvitation) };
  });

  route(http, createInvitation, async ({ params: { id }, body: { email, ...wish }, caller }) => {
    const refused = await managersOnly(id, caller);
    if (refused) return refused;
    const invited = await invitations.invite(id, [email], wish, inviterOf(caller));
    if (isRefusal(invited)) return invited;
    const { made } = invited[0]!;
    return isRefusal(made) ? made : { invitation: wireInvitation(made) };
  });

  route(http, createInvitations, async ({ params: { id }, body: { emails, ...wish }, caller }) => {
    const refused = await managersOnly(id, caller);
    if (refused) return refused;
    const invited = await invitations.invite(id, emails, wish, inviterOf(caller));
    if (isRefusal(invited)) return invited;
    return {
      invited: invited.map(({ email, made }) =>
        isRefusal(made)
          ? { email, invitation: null, code: made.code }
          : { email, invitation: wireInvitation(made), code: null },
      ),
    };
  });

  route(http, deleteInvitation, async ({ params: { id }, caller }) => {
    const invitation = await invitationOf(id, caller);
    if (isRefusal(invitation)) return invitation;
    await invitations.cancel(invitation);
    return undefined;
  });

  route(http, restoreInvitation, async ({ params: { id }, caller }) => {
    const invitation = await invitationOf(id, caller, (cancelled) => isRestorable(cancelled, clock.now()));
    if (isRefusal(invitation)) return invitation;
    const restored = await invitations.restore(invitation);
    return isRefusal(restored) ? restored : { invitation: wireInvitation(restored) };
  });

  route(http, renewInvitation, async ({ params: { id }, caller }) => {
    const invitation = await invitationOf(id, caller);
    if (isRefusal(invitation)) return invitation;
    const renewed = await invitations.renew(invitation, inviterOf(caller));
    return isRefusal(renewed) ? renewed : { invitation: wireInvitation(renewed) };
  });

  route(http, createInvitationLink, async ({ params: { id }, caller }) => {
    const invitation = await invitationOf(id, caller);
    return isRefusal(invitation) ? invitation : { link: await invitations.link(invitation) };
  });
}
