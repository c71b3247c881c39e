import type { Template } from './template.ts';

export interface OrderInvoiceMail {
  name: string;
  album: string;
  person: string;
  number: string;
  /** The number of the invoice that it cancels; null for an ordinary one. */
  cancels: string | null;
  /** Of which invoice it gives back a part; `owed`: what is left to pay of that, null where it was paid. */
  part: { of: string; owed: string | null } | null;
  total: string;
  /** In words; null where nothing is to be paid. */
  due: string | null;
  support: string;
  link: string;
}

export const orderInvoice: Template<OrderInvoiceMail> = (t, values) => {
  const { name, album, person, number, cancels, total, due, support, link } = values;
  const body =
    cancels === null
      ? t('mail.order_invoice.body', { name, album, person, number, total })
      : t('mail.order_invoice.cancels_body', { name, album, person, number, cancels });
  const subject = cancels === null ? 'mail.order_invoice.subject' : 'mail.order_invoice.cancels_subject';
  const pay = due && cancels === null ? [t('mail.order_invoice.due', { date: due })] : [];
  return {
    subject: t(subject, { number, name }),
    title: t('mail.order_invoice.title'),
    preview: body,
    paragraphs: [body, ...pay],
    action: { label: t('mail.order_invoice.action'), link },
    notes: [t('mail.order_invoice.note'), t('mail.order_terms.questions', { support })],
  };
};

/** What was paid is taken back, all of it or a part; or less is to be paid. */
export const orderCredit: Template<OrderInvoiceMail> = (t, values) => {
  const { name, album, person, number, cancels, part, total, support, link } = values;
  const said = { name, album, person, number, cancels: part?.of ?? cancels ?? '', total };
  const owed = part?.owed ?? null;
  const body =
    owed === null
      ? t(part ? 'mail.order_credit.part_body' : 'mail.order_credit.body', said)
      : t('mail.order_credit.reduced_body', { ...said, owed });
  return {
    subject: t(owed === null ? 'mail.order_credit.subject' : 'mail.order_credit.reduced_subject', { number, name }),
    title: t(owed === null ? 'mail.order_credit.title' : 'mail.order_credit.reduced_title'),
    preview: body,
    paragraphs: [body],
    action: { label: t('mail.order_credit.action'), link },
    notes: [t('mail.order_invoice.note'), t('mail.order_terms.questions', { support })],
  };
};

/** It was due some days ago. */
export const orderReminder: Template<OrderInvoiceMail> = (t, values) => {
  const { name, album, person, number, total, due, support, link } = values;
  const body = t('mail.order_reminder.body', { name, album, person, number, total, date: due ?? '' });
  return {
    subject: t('mail.order_reminder.subject', { number, name }),
    title: t('mail.order_reminder.title'),
    preview: body,
    paragraphs: [body, t('mail.order_reminder.paid')],
    action: { label: t('mail.order_invoice.action'), link },
    notes: [t('mail.order_invoice.note'), t('mail.order_terms.questions', { support })],
  };
};

/** For the staff: money that is to go back. */
export const orderRefund: Template<OrderInvoiceMail> = (t, values) => {
  const { name, album, number, cancels, part, total, link } = values;
  const key = part ? 'mail.order_refund.part_body' : 'mail.order_refund.body';
  const body = t(key, { name, album, number, cancels: part?.of ?? cancels ?? '', total });
  return {
    subject: t('mail.order_refund.subject', { name, total }),
    title: t('mail.order_refund.title'),
    preview: body,
    paragraphs: [body],
    action: { label: t('mail.order_terms.see_order'), link },
    notes: [],
  };
};

/** For the staff: their own total is not that of Stripe. Amounts in words. */
export const orderDiffers: Template<{ name: string; album: string; ours: string; theirs: string; link: string }> = (
  t,
  { name, album, ours, theirs, link },
) => {
  const body = t('mail.order_differs.body', { name, album, ours, theirs });
  return {
    subject: t('mail.order_differs.subject', { name }),
    title: t('mail.order_differs.title'),
    preview: body,
    paragraphs: [body],
    action: { label: t('mail.order_terms.see_order'), link },
    notes: [],
  };
};
