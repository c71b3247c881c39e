import type { BatchState } from '@figurina/commerce';
import type { Template } from './template.ts';

/** To a guest: what they ordered counts once they say that it was them. */
export const batchPlaced: Template<{ album: string; amount: string; deadline: string; link: string }> = (
  t,
  { album, amount, deadline, link },
) => {
  const body = t('mail.batch_placed.body', { album, amount });
  return {
    subject: t('mail.batch_placed.subject', { album }),
    title: t('mail.batch_placed.title'),
    preview: body,
    paragraphs: [body, t('mail.batch_placed.until', { deadline })],
    action: { label: t('mail.batch_placed.action'), link },
    notes: [t('mail.batch_placed.stranger')],
  };
};

/** To a guest: nothing is printed. */
export const batchExpired: Template<{ album: string; link: string }> = (t, { album, link }) => {
  const body = t('mail.batch_expired.body', { album });
  return {
    subject: t('mail.batch_expired.subject', { album }),
    title: t('mail.batch_expired.title'),
    preview: body,
    paragraphs: [body, t('mail.batch_expired.nothing_due')],
    action: { label: t('mail.batch_expired.action'), link },
    notes: [],
  };
};

/** To who made the link. `closed`: it could not be printed as the album is. */
export const batchDecided: Template<{
  album: string;
  state: Exclude<BatchState, 'open'>;
  orders: number;
  minimum: number;
  link: string;
}> = (t, { album, state, orders, minimum, link }) => {
  const body = t(`mail.batch_decided.body.${state}`, { album, orders, minimum });
  return {
    subject: t(`mail.batch_decided.subject.${state}`, { album }),
    title: t(`mail.batch_decided.title.${state}`),
    preview: body,
    paragraphs: [body],
    action: { label: t('mail.batch_decided.action'), link },
    notes: [],
  };
};
