/** What the link at the foot of a mail leads to, for those who are in the album: how much they want to hear of it. */
import { changeMailedPreference, readMailedPreference } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import type { NotificationsParts } from './notifications-parts.ts';
import { findMemberByEmail, levelsIn, setLevel } from './notifications.queries.ts';

export function serveMailedPreferences(
  http: FastifyInstance,
  { db, mails }: Pick<NotificationsParts, 'db' | 'mails'>,
): void {
  /** The secret is of one address and one album: it says of whom, and nobody else is found by it. */
  async function holderOf(token: string): Promise<{ albumId: string; sub: string | undefined } | undefined> {
    const recipient = await mails.recipientOf(token);
    return recipient && { ...recipient, sub: await findMemberByEmail(db, recipient.albumId, recipient.email) };
  }

  route(http, readMailedPreference, async ({ params: { token } }) => {
    const holder = await holderOf(token);
    if (!holder) return refuse('no_mails_gone');
    const { albumId, sub } = holder;
    if (sub === undefined) return { notification_preference: null };
    return { notification_preference: { level: (await levelsIn(db, albumId, [sub])).get(sub) ?? 'all' } };
  });

  route(http, changeMailedPreference, async ({ params: { token }, body }) => {
    const { albumId, sub } = (await holderOf(token)) ?? {};
    if (albumId === undefined || sub === undefined) return refuse('no_mails_gone');
    await setLevel(db, albumId, sub, body.notification_preference.level);
    return body;
  });
}
