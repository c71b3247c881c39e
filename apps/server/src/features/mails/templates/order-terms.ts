/** Mails with all that an order is about: lines, sums, addresses, days, and what holds for them. */
import type { Translate } from '@figurina/locales';
import type { MailSection, MailTable } from './layout.ts';
import type { Template } from './template.ts';

/** Everything in words, in the language of the order. */
export interface OrderTerms {
  name: string;
  album: string;
  person: string;
  /** The day it was placed. */
  date: string;
  lines: readonly { text: string; amount: string }[];
  /** Whether the amounts of the lines are net. */
  netLines: boolean;
  net: string;
  vat: string;
  /** In percent. */
  rate: string;
  tax: 'S' | 'G' | 'K';
  total: string;
  address: readonly string[];
  /** Where the invoice goes, when that is somewhere else. */
  billing: readonly string[];
  delivery: string;
  event: string | null;
  comment: string;
  references: { reference: string; purchase_order: string; vat_id: string; leitweg_id: string };
  support: string;
  link: string;
  links: { status: string; terms?: string; withdrawal?: string; customer_information?: string };
}

/** `approves`: it is printed once its customer has approved the album. */
export const orderReceived: Template<OrderTerms & { accepted: boolean; approves: boolean }> = (
  t,
  { accepted, approves, ...terms },
) => {
  const { name, album, person, date } = terms;
  const key = accepted ? 'mail.order_received.accepted' : 'mail.order_received.body';
  return {
    subject: t('mail.order_received.subject', { name, album }),
    title: t('mail.order_received.title'),
    preview: t(key, { name, person, date }),
    paragraphs: [t(key, { name, person, date })],
    ...agreed(t, terms),
    notes: [...(approves ? [t('mail.order_received.next')] : []), ...conditions(t, terms)],
  };
};

export const orderChanged: Template<OrderTerms> = (t, terms) => {
  const { name, person } = terms;
  return {
    subject: t('mail.order_changed.subject', { name }),
    title: t('mail.order_changed.title'),
    preview: t('mail.order_changed.body', { name, person }),
    paragraphs: [t('mail.order_changed.body', { name, person })],
    ...agreed(t, terms),
    notes: conditions(t, terms),
  };
};

/** For the staff. */
export const orderNew: Template<OrderTerms & { albums: number; email: string; phone: string }> = (t, terms) => {
  const { name, album, person, date, albums, email, phone, comment } = terms;
  const { table, sections } = agreed(t, { ...terms, comment: '' });
  const said = comment ? [{ title: t('mail.order_new.comment'), lines: comment.split('\n') }] : [];
  return {
    subject: t('mail.order_new.subject', { name, album, albums }),
    title: t('mail.order_new.title', { name }),
    preview: t('mail.order_new.body', { person, date }),
    paragraphs: [t('mail.order_new.body', { person, date }), album],
    table,
    sections: [...sections, { title: t('mail.order_new.contact'), lines: [email, phone] }, ...said],
    action: { label: t('mail.order_terms.see_order'), link: terms.link },
    notes: [],
  };
};

/** What was agreed, and where to see it. */
function agreed(t: Translate, terms: OrderTerms) {
  return {
    table: tableOf(t, terms),
    sections: sectionsOf(t, terms),
    action: { label: t('mail.order_terms.see_order'), link: terms.link },
    links: [
      { label: t('mail.order_terms.status'), link: terms.links.status },
      { label: t('mail.order_terms.terms'), link: terms.links.terms },
      { label: t('mail.order_terms.withdrawal_page'), link: terms.links.withdrawal },
      { label: t('mail.order_terms.customer_information'), link: terms.links.customer_information },
    ].flatMap(({ label, link }) => (link ? [{ label, link }] : [])),
  };
}

function tableOf(t: Translate, { lines, netLines, net, vat, rate, tax, total }: OrderTerms): MailTable {
  const noVat = tax === 'G' ? t('mail.order_terms.vat_export') : t('mail.order_terms.vat_reverse');
  return {
    caption: t(netLines ? 'mail.order_terms.lines_net' : 'mail.order_terms.lines_gross'),
    rows: [
      ...lines,
      { text: t('mail.order_terms.net'), amount: net },
      { text: tax === 'S' ? t('mail.order_terms.vat', { rate }) : noVat, amount: vat },
      { text: t('mail.order_terms.total'), amount: total, strong: true },
    ],
  };
}

function sectionsOf(t: Translate, { address, billing, delivery, event, comment, references }: OrderTerms) {
  const { reference, purchase_order, vat_id, leitweg_id } = references;
  const about = [
    reference && t('mail.order_terms.reference', { value: reference }),
    purchase_order && t('mail.order_terms.purchase_order', { value: purchase_order }),
    vat_id && t('mail.order_terms.vat_id', { value: vat_id }),
    leitweg_id && t('mail.order_terms.leitweg_id', { value: leitweg_id }),
  ].filter(Boolean);
  const sections: MailSection[] = [
    { title: t('mail.order_terms.deliver_to'), lines: address },
    { title: t('mail.order_terms.bill_to'), lines: billing },
    { title: t('mail.order_terms.delivery'), lines: [delivery] },
    { title: t('mail.order_terms.event'), lines: event ? [event] : [] },
    { title: t('mail.order_terms.references'), lines: about },
    { title: t('mail.order_terms.comment'), lines: comment ? comment.split('\n') : [] },
  ];
  return sections.filter(({ lines }) => lines.length > 0);
}

function conditions(t: Translate, { support }: OrderTerms): string[] {
  return [
    t('mail.order_terms.payment'),
    t('mail.order_terms.withdrawal'),
    t('mail.order_terms.questions', { support }),
  ];
}
