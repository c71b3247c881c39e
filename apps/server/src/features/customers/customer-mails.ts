import { orderName } from '@figurina/commerce';
import type { CustomerMail } from '@figurina/contract';
import type { SentMail } from '../mails/index.ts';

export function wireMail({ order_id, order_number, ...mail }: SentMail): CustomerMail {
  return {
    id: mail.id,
    kind: mail.kind,
    about: aboutOf(mail.kind, mail.album_id),
    subject: mail.subject,
    to: mail.recipient ?? '',
    at: mail.at.toISOString(),
    state: mail.outcome,
    // What was deleted for good has no page.
    order: order_id !== null && order_number !== null ? { id: order_id, name: orderName(order_number) } : null,
    resending: mail.resending,
  };
}

function aboutOf(kind: string, albumId: string | null): CustomerMail['about'] {
  // What guests order of an album, too.
  if (/^(order|batch)_/.test(kind)) return 'order';
  return albumId === null ? 'account' : 'album';
}
