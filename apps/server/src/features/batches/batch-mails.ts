/** Mails of runs, each in the transaction that it tells of. Orders of guests have those of orders. */
import { formatDate } from '@figurina/locales';
import type { BatchesParts, Tx } from './batches-parts.ts';
import { batchUrl, guestUrl } from './batch-links.ts';
import * as queries from './batches.queries.ts';
import { type Guest, takeUntold } from './guests.queries.ts';

type MailParts = Pick<BatchesParts, 'config' | 'clock' | 'sendMail'>;

/** To the guest: it counts once they say that it was them. */
export async function tellPlaced(
  { config, sendMail }: MailParts,
  tx: Tx,
  batch: queries.StoredBatch,
  guest: Pick<Guest, 'email' | 'language'> & { readonly token: string; readonly amount: string },
): Promise<void> {
  await sendMail(
    'batch_placed',
    { email: guest.email, albumId: batch.album_id, sender: batch.created_by },
    {
      locale: guest.language,
      album: batch.title,
      amount: guest.amount,
      deadline: formatDate(batch.deadline),
      link: guestUrl(config.baseUrl, guest.token),
    },
    tx,
  );
}

/** To who made the link: what has become of it. */
export async function tellDecided({ config, sendMail }: MailParts, tx: Tx, batchId: string): Promise<void> {
  const batch = (await queries.findBatch(tx, batchId))!;
  const maker = await queries.findMaker(tx, batch.created_by);
  if (!maker || batch.state === 'open') return;
  await sendMail(
    'batch_decided',
    { email: maker.email, albumId: batch.album_id, sender: batch.created_by },
    {
      locale: batch.language,
      album: batch.title,
      state: batch.state,
      orders: batch.orders,
      minimum: batch.minimum,
      link: `${config.baseUrl}/album/${batch.album_id}/together`,
    },
    tx,
  );
}

/** To its guests: nothing comes of it, and nothing is to be paid. Each once. */
export async function tellExpired({ config, clock, sendMail }: MailParts, tx: Tx, batchId: string): Promise<void> {
  const batch = await queries.findBatch(tx, batchId);
  if (batch?.state !== 'expired') return;
  for (const { email, language } of await takeUntold(tx, batchId, clock.now()))
    await sendMail(
      'batch_expired',
      { email, albumId: batch.album_id, sender: batch.created_by },
      { locale: language, album: batch.title, link: batchUrl(config.baseUrl, batch.token) },
      tx,
    );
}
