/** Coming into an album by a link: of an invitation, or the album's open one. */
import type { PublicInvitation } from '@figurina/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import * as invitations from './invitations.queries.ts';
import * as queries from './joining.queries.ts';
import type { MembersParts } from './members-parts.ts';
import { type AlbumPerson, findMember, findOwner, insertMember, listPeople } from './members.queries.ts';

export type Joining = ReturnType<typeof createJoining>;

type Door =
  | { readonly by: 'invitation'; readonly row: invitations.Invitation }
  | { readonly by: 'open_link'; readonly row: queries.JoinLink };

export function createJoining(parts: MembersParts) {
  const { db, clock, identity, albumHead, coverOf, tell, onChanged } = parts;

  async function doorOf(token: string): Promise<Door | undefined> {
    const now = clock.now();
    const invitation = await invitations.findInvitationByToken(db, token, now);
    if (invitation) return { by: 'invitation', row: invitation };
    const link = await queries.findJoinLinkByToken(db, token, now);
    return link && { by: 'open_link', row: link };
  }

  /** Why somebody may not go through, who is signed in. */
  async function refusalAt({ by, row }: Door, caller: Pick<Caller, 'id' | 'email'>): Promise<Refusal | undefined> {
    if (by === 'open_link')
      return (await queries.wasRemoved(db, row.album_id, caller.id)) ? refuse('invitation_gone') : undefined;
    if (!(await queries.takesOnlyInvited(db, row.album_id))) return undefined;
    if (caller.email.toLowerCase() !== row.email) return refuse('invitation_other_address');
    return (await identity.isConfirmed(caller.id)) ? undefined : refuse('address_unconfirmed');
  }

  async function goThrough(transaction: Kysely<Database>, { by, row }: Door, sub: string): Promise<boolean> {
    const now = clock.now();
    const taken =
      by === 'invitation'
        ? await invitations.acceptInvitation(transaction, row.id, sub, now)
        : await queries.countJoined(transaction, row);
    if (!taken) return false;
    const { album_id: albumId, role, sections } = row;
    await insertMember(transaction, { albumId, sub, role, sections }, now);
    await queries.forgetRemoval(transaction, albumId, sub);
    return true;
  }

  /** The owner, and who invited, hear under which address they came. */
  async function tellOfJoining({ by, row }: Door, caller: Pick<Caller, 'id' | 'email'>): Promise<void> {
    const owner = await findOwner(db, row.album_id);
    const inviter = by === 'invitation' ? row.invited_by : row.made_by;
    const invited = by === 'invitation' && row.email !== caller.email.toLowerCase() ? ` (${row.email})` : '';
    tell({
      albumId: row.album_id,
      kind: 'joined',
      by: caller.id,
      to: [...new Set([...(owner ? [owner] : []), inviter])],
      at: '/settings/users',
      excerpt: caller.email + invited,
    });
  }

  return {
    async show(token: string): Promise<PublicInvitation | Refusal> {
      const door = await doorOf(token);
      if (!door || (door.by === 'invitation' && door.row.accepted_at)) return refuse('invitation_gone');
      const { album_id: albumId, role, expires_at } = door.row;
      const invitation = door.by === 'invitation' ? door.row : null;
      const [head, inviter, only, cover] = await Promise.all([
        albumHead(albumId),
        identity.findPerson(door.by === 'invitation' ? door.row.invited_by : door.row.made_by),
        queries.takesOnlyInvited(db, albumId),
        coverOf(albumId),
      ]);
      if (!head) return refuse('invitation_gone');
      const email = inviter?.email ?? '';
      return {
        id: invitation?.id ?? null,
        email: invitation?.email ?? null,
        only_this_email: invitation !== null && only,
        album_id: invitation?.album_id ?? null,
        album_title: head.title,
        invited_by: inviter?.name || (invitation ? email : ''),
        inviter_email: invitation && email,
        inviter_picture: inviter?.picture ?? null,
        cover,
        role,
        message: invitation?.message ?? '',
        expires_at: expires_at.toISOString(),
      };
    },

    /** Again by the same person is no mistake; a link that somebody else used up is gone. */
    async confirm(token: string, caller: Caller): Promise<{ albumId: string; person: AlbumPerson } | Refusal> {
      const door = await doorOf(token);
      if (!door || !(await albumHead(door.row.album_id))) return refuse('invitation_gone');
      const albumId = door.row.album_id;
      // Who is in the album already does not use up the invitation of somebody else.
      if (!(await findMember(db, albumId, caller.id))) {
        const refused = await refusalAt(door, caller);
        if (refused) return refused;
        const joined = await db.transaction().execute(async (transaction) => goThrough(transaction, door, caller.id));
        if (joined) {
          onChanged(albumId, { roles: false });
          await tellOfJoining(door, caller);
        } else if (!(await findMember(db, albumId, caller.id))) return refuse('invitation_gone');
      }
      const person = (await listPeople(db, albumId)).find(({ user_sub }) => user_sub === caller.id);
      return person ? { albumId, person } : refuse('invitation_gone');
    },
  };
}
