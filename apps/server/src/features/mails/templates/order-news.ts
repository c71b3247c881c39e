/** Mails that tell of one thing that happened to an order. */
import type { Template } from './template.ts';

export interface OrderNewsMail {
  name: string;
  album: string;
  albums: number;
  person: string;
  /** The promised day, in words. */
  delivery: string;
  /** What a person wrote; may be empty. */
  words: string;
  support: string;
  /** Where the button leads. */
  link: string;
  links: { status: string };
}

type OrderNewsKind = 'rejected' | 'feedback' | 'approved' | 'shipment' | 'cancelled' | 'replacement';

const ACTIONS = {
  rejected: 'mail.order_terms.see_order',
  feedback: 'mail.order_news.feedback.action',
  approved: 'mail.order_terms.see_order',
  shipment: 'mail.order_news.shipment.action',
  cancelled: 'mail.order_news.cancelled.action',
  replacement: 'mail.order_terms.see_order',
} as const satisfies Record<OrderNewsKind, string>;

const news =
  (kind: OrderNewsKind): Template<OrderNewsMail> =>
  (t, { words, support, link, links, ...values }) => {
    // Each says of these what it needs.
    const say = t as (key: string, values: object) => string;
    const body = say(`mail.order_news.${kind}.body`, values);
    return {
      subject: say(`mail.order_news.${kind}.subject`, values),
      title: say(`mail.order_news.${kind}.title`, values),
      preview: body,
      paragraphs: [body, ...words.split('\n')].filter((line) => line.trim() !== ''),
      action: { label: t(ACTIONS[kind]), link },
      links: [{ label: t('mail.order_terms.status'), link: links.status }],
      notes: [
        ...(kind === 'rejected' ? [t('mail.order_news.rejected.note')] : []),
        t('mail.order_terms.questions', { support }),
      ],
    };
  };

export const orderNews = {
  rejected: news('rejected'),
  feedback: news('feedback'),
  approved: news('approved'),
  shipment: news('shipment'),
  cancelled: news('cancelled'),
  replacement: news('replacement'),
} as const;
