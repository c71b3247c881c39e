/** The life of an invitation until somebody accepts it: written, sent, sent again, cancelled, restored. */
import type { Locale } from '@figurina/locales';
import { isRefusal, refuse, type Refusal } from '../../platform/http/refusal.ts';
import { newSecret } from '../../platform/ids.ts';
import { parseEmailAddress, type AuthUser } from '../identity/index.ts';
import * as queries from './invitations.queries.ts';
import type { MembersParts } from './members-parts.ts';
import type { GivenPlace } from './place.ts';
import { givenPlace } from './members.policy.ts';
import { addressesInAlbum } from './members.queries.ts';

const VALID_DAYS = 30;
const DAY_MS = 86_400_000;

export type Invitations = ReturnType<typeof createInvitations>;
export type Inviter = Pick<AuthUser, 'id' | 'email' | 'name'>;

export interface Wish extends GivenPlace {
  readonly message: string;
}

/** What became of an address, as it was typed. */
export interface Invited {
  readonly email: string;
  readonly made: queries.Invitation | Refusal;
}

export function createInvitations(parts: MembersParts) {
  const { db, clock, config, mails, albumHead, onChanged } = parts;
  const linkOf = (token: string): string => `${config.baseUrl}/invitations/${token}/accept`;
  const expiry = (): Date => new Date(clock.now().getTime() + VALID_DAYS * DAY_MS);

  /** In the reader's language where they have been here, else in the album's. */
  async function lettersFor(emails: readonly string[], head: { title: string; language: Locale }, inviter: Inviter) {
    const locales = await queries.localesOf(db, emails);
    return ({ email, role, message, expires_at }: queries.Invitation, token: string) => ({
      locale: locales.get(email) ?? head.language,
      album: head.title,
      inviter: inviter.name || inviter.email,
      role,
      message,
      link: linkOf(token),
      expiresAt: expires_at,
    });
  }

  /** Addresses as accounts have them, none of them twice. */
  async function invite(
    albumId: string,
    head: { title: string; language: Locale },
    { emails, wish, inviter }: { emails: readonly string[]; wish: Wish; inviter: Inviter },
  ): Promise<Map<string, queries.Invitation | Refusal>> {
    const now = clock.now();
    const [members, invited] = await Promise.all([
      addressesInAlbum(db, albumId, emails),
      queries.invitedAmong(db, albumId, emails, now),
    ]);
    const answers = new Map<string, queries.Invitation | Refusal>();
    for (const email of members) answers.set(email, refuse('invitation_already_member'));
    for (const email of invited) if (!members.has(email)) answers.set(email, refuse('invitation_exists'));
    const to = emails.filter((email) => !answers.has(email));
    if (to.length === 0) return answers;

    const admitted = await mails.admit('invitation', { albumId, sender: inviter.id, to });
    if (isRefusal(admitted)) return new Map([...to.map((email) => [email, admitted] as const), ...answers]);
    // Without the mail nobody has the link.
    for (const email of admitted.unwanted) answers.set(email, refuse('mails_unwanted'));
    const permits = new Map(admitted.permits.map((permit) => [permit.to, permit]));
    for (const email of to)
      if (!permits.has(email) && !answers.has(email)) answers.set(email, refuse('too_many_requests'));
    if (permits.size === 0) return answers;

    const letter = await lettersFor([...permits.keys()], head, inviter);
    const tokens = new Map([...permits.keys()].map((email) => [email, newSecret()]));
    const place = givenPlace(wish);
    await db.transaction().execute(async (transaction) => {
      const rows = [...tokens].map(([email, token]) => ({
        ...place,
        albumId,
        email,
        message: wish.message,
        token,
        invitedBy: inviter.id,
        expiresAt: expiry(),
      }));
      for (const made of await queries.insertInvitations(transaction, rows, now)) {
        await mails.send(permits.get(made.email)!, letter(made, tokens.get(made.email)!), { transaction });
        answers.set(made.email, made);
      }
    });
    for (const email of permits.keys()) if (!answers.has(email)) answers.set(email, refuse('invitation_exists'));
    onChanged(albumId, { roles: false });
    return answers;
  }

  return {
    /** One row for each that was typed, without what stands there twice. Whether they may is the caller's question. */
    async invite(
      albumId: string,
      typed: readonly string[],
      wish: Wish,
      inviter: Inviter,
    ): Promise<Invited[] | Refusal> {
      const head = await albumHead(albumId);
      if (!head) return refuse('not_found');
      const wanted = new Map(typed.map((email) => [parseEmailAddress(email) ?? email.trim(), email]));
      const emails = [...wanted.keys()].filter((email) => parseEmailAddress(email) === email);
      const answers = await invite(albumId, head, { emails, wish, inviter });
      return [...wanted].map(([email, asTyped]) => ({
        email: answers.has(email) ? email : asTyped,
        made: answers.get(email) ?? refuse('invitation_email_invalid'),
      }));
    },

    async list(albumId: string): Promise<queries.Invitation[] | Refusal> {
      if (!(await albumHead(albumId))) return refuse('not_found');
      return queries.listOpenInvitations(db, albumId, clock.now());
    },

    /** With a new link and its days anew. */
    async renew({ id, album_id: albumId, email }: queries.Invitation, inviter: Inviter) {
      const head = await albumHead(albumId);
      if (!head) return refuse('not_found');
      const admitted = await mails.admit('invitation', { albumId, sender: inviter.id, to: [email] });
      if (isRefusal(admitted)) return admitted;
      const [permit] = admitted.permits;
      if (!permit) return refuse('mails_unwanted');
      const letter = await lettersFor([email], head, inviter);
      const token = newSecret();
      const renewed = await db.transaction().execute(async (transaction) => {
        const made = await queries.renewInvitation(transaction, id, { token, expiresAt: expiry() }, clock.now());
        if (!made) return refuse('not_found');
        await mails.send(permit, letter(made, token), { transaction });
        return made;
      });
      onChanged(albumId, { roles: false });
      return renewed;
    },

    /** To be handed on by the inviter, beside the mail. */
    async link({ id }: queries.Invitation): Promise<string> {
      const token = newSecret();
      await queries.setCopiedLink(db, id, token);
      return linkOf(token);
    },

    async cancel({ id, album_id: albumId }: queries.Invitation): Promise<void> {
      await queries.cancelInvitation(db, id, clock.now());
      onChanged(albumId, { roles: false });
    },

    async restore({ id, album_id: albumId }: queries.Invitation): Promise<queries.Invitation | Refusal> {
      const restored = await queries.restoreInvitation(db, id);
      if (!restored) return refuse('invitation_exists');
      onChanged(albumId, { roles: false });
      return restored;
    },
  };
}
