/** Mails about what customers report of an order that was sent. */
import type { Template } from './template.ts';

export interface OrderClaimMail {
  name: string;
  album: string;
  person: string;
  kind: 'packs_missing' | 'boxes_missing' | 'albums_missing' | 'damaged' | 'misprint' | 'other';
  quantity: number;
  words: string;
  link: string;
}

/** For the staff: somebody waits for an answer. */
export const orderClaim: Template<OrderClaimMail> = (t, { name, album, person, kind, quantity, words, link }) => {
  const body = t('mail.order_claim.body', { name, album, person, what: t(`mail.order_claim.kind.${kind}`), quantity });
  return {
    subject: t('mail.order_claim.subject', { name }),
    title: t('mail.order_claim.title'),
    preview: body,
    paragraphs: [body, ...words.split('\n')].filter((line) => line.trim() !== ''),
    action: { label: t('mail.order_terms.see_order'), link },
    notes: [],
  };
};

export interface OrderClaimAnswerMail {
  name: string;
  album: string;
  person: string;
  isAccepted: boolean;
  /** Of the staff. */
  words: string;
  support: string;
  link: string;
}

/** For who reported it. */
export const orderClaimAnswer: Template<OrderClaimAnswerMail> = (t, values) => {
  const { name, album, person, isAccepted, words, support, link } = values;
  const key = isAccepted ? 'mail.order_claim_answer.accepted' : 'mail.order_claim_answer.refused';
  const body = t(key, { name, album, person });
  return {
    subject: t('mail.order_claim_answer.subject', { name }),
    title: t('mail.order_claim_answer.title'),
    preview: body,
    paragraphs: [body, ...words.split('\n')].filter((line) => line.trim() !== ''),
    action: { label: t('mail.order_terms.see_order'), link },
    notes: [t('mail.order_terms.questions', { support })],
  };
};
