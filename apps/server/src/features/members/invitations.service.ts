/** The life of an invitation: written, sent, accepted by whoever holds its link, or cancelled, or expired. */
import type { PublicInvitation } from '@figurina/contract';
import { isRefusal, refuse, type Refusal } from '../../platform/http/refusal.ts';
import { newSecret } from '../../platform/ids.ts';
import { parseEmailAddress, type AuthUser } from '../identity/index.ts';
import * as queries from './invitations.queries.ts';
import type { MembersParts } from './members.ts';
import { findMember, findPersonByEmail, insertMember, listPeople, type AlbumPerson } from './members.queries.ts';

const VALID_DAYS = 30;
const DAY_MS = 86_400_000;

export type Invitations = ReturnType<typeof createInvitations>;
type Inviter = Pick<AuthUser, 'id' | 'email' | 'name' | 'locale'>;

export function createInvitations({ db, clock, config, mails, identity, albumTitle }: MembersParts) {
  return {
    /** Whether they may is the caller's question. */
    async invite(albumId: string, typed: string, inviter: Inviter): Promise<queries.Invitation | Refusal> {
      const title = await albumTitle(albumId);
      if (title === undefined) return refuse('not_found');
      const email = parseEmailAddress(typed);
      if (!email) return refuse('invitation_email_invalid');
      if (await findPersonByEmail(db, albumId, email)) return refuse('invitation_already_member');
      const now = clock.now();
      if (await queries.isInvited(db, albumId, email, now)) return refuse('invitation_exists');
      const admitted = await mails.admit('invitation', { albumId, sender: inviter.id, to: [email] });
      if (isRefusal(admitted)) return admitted;
      const [permit] = admitted.permits;
      // Without the mail nobody has the link.
      if (!permit) return refuse('mails_unwanted');
      const token = newSecret();
      const expiresAt = new Date(now.getTime() + VALID_DAYS * DAY_MS);
      return db.transaction().execute(async (transaction) => {
        const invitation = { albumId, email, token, invitedBy: inviter.id, expiresAt };
        const made = await queries.insertInvitation(transaction, invitation, now);
        if (!made) return refuse('invitation_exists');
        const link = `${config.baseUrl}/invitations/${token}/accept`;
        const said = { locale: inviter.locale, album: title, inviter: inviter.name || inviter.email, link, expiresAt };
        await mails.send(permit, said, { transaction });
        return made;
      });
    },

    async list(albumId: string): Promise<queries.Invitation[] | Refusal> {
      if ((await albumTitle(albumId)) === undefined) return refuse('not_found');
      return queries.listOpenInvitations(db, albumId, clock.now());
    },

    /** Open ones alone: an accepted one has become a member. */
    async find(id: string): Promise<queries.Invitation | undefined> {
      const invitation = await queries.findInvitation(db, id);
      return invitation?.accepted_at ? undefined : invitation;
    },

    cancel: (id: string) => queries.deleteOpenInvitation(db, id),

    async show(token: string): Promise<PublicInvitation | Refusal> {
      const invitation = await queries.findInvitationByToken(db, token, clock.now());
      if (!invitation || invitation.accepted_at) return refuse('invitation_gone');
      const title = await albumTitle(invitation.album_id);
      if (title === undefined) return refuse('invitation_gone');
      const inviter = await identity.findPerson(invitation.invited_by);
      return {
        email: invitation.email,
        album_title: title,
        invited_by: inviter?.name || inviter?.email || '',
        expires_at: invitation.expires_at.toISOString(),
      };
    },

    /** Again by the same person is no mistake; a link that somebody else used is gone. */
    async confirm(token: string, sub: string): Promise<{ albumId: string; person: AlbumPerson } | Refusal> {
      const now = clock.now();
      const invitation = await queries.findInvitationByToken(db, token, now);
      if (!invitation || (await albumTitle(invitation.album_id)) === undefined) return refuse('invitation_gone');
      const { id, album_id: albumId } = invitation;
      // Who is in the album already does not use up the invitation of somebody else.
      if (!(await findMember(db, albumId, sub))) {
        const accepted = await db.transaction().execute(async (transaction) => {
          if (!(await queries.acceptInvitation(transaction, id, sub, now))) return false;
          await insertMember(transaction, albumId, sub, false, now);
          return true;
        });
        if (!accepted && !(await findMember(db, albumId, sub))) return refuse('invitation_gone');
      }
      const person = (await listPeople(db, albumId)).find(({ user_sub }) => user_sub === sub);
      return person ? { albumId, person } : refuse('invitation_gone');
    },
  };
}
