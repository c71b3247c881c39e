import type { Template } from './template.ts';

export interface OrderMentionMail {
  name: string;
  album: string;
  /** Who said it. */
  by: string;
  words: string;
  link: string;
}

/** For one of the staff: a colleague calls them to an order. */
export const orderMention: Template<OrderMentionMail> = (t, { name, album, by, words, link }) => {
  const body = t('mail.order_mention.body', { name, album, by });
  return {
    subject: t('mail.order_mention.subject', { name, by }),
    title: t('mail.order_mention.title'),
    preview: body,
    paragraphs: [body, ...words.split('\n')].filter((line) => line.trim() !== ''),
    action: { label: t('mail.order_terms.see_order'), link },
    notes: [],
  };
};
