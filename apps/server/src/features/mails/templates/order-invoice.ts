import type { Template } from './template.ts';

export interface OrderInvoiceMail {
  name: string;
  album: string;
  person: string;
  number: string;
  total: string;
  /** In words; null where nothing is to be paid. */
  due: string | null;
  support: string;
  link: string;
}

export const orderInvoice: Template<OrderInvoiceMail> = (t, values) => {
  const { name, album, person, number, total, due, support, link } = values;
  const body = t('mail.order_invoice.body', { name, album, person, number, total });
  return {
    subject: t('mail.order_invoice.subject', { number, name }),
    title: t('mail.order_invoice.title'),
    preview: body,
    paragraphs: [body, ...(due ? [t('mail.order_invoice.due', { date: due })] : [])],
    action: { label: t('mail.order_invoice.action'), link },
    notes: [t('mail.order_invoice.note'), t('mail.order_terms.questions', { support })],
  };
};
