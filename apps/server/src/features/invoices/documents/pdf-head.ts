import { formatDate, type Translate } from '@figurina/locales';
import type { InvoiceContent, InvoiceParty } from '../content/invoice-content.ts';
import { PAGE, type Paper } from './pdf-paper.ts';
import { MARGIN, MUTED, SMALL, TEXT } from './pdf-styles.ts';

const FACTS = { label: 122, value: 190, width: 34, top: 50, step: 5.4 } as const;

/** Letterhead, address in the window of the envelope, the facts beside it, the title; answers where what follows begins. */
export function drawHead(paper: Paper, content: InvoiceContent, title: string, t: Translate): number {
  const { seller, buyer, deliverTo } = content;
  paper.line(seller.name, MARGIN, 20, { size: 18, face: 'title' });
  const sender = [seller.name, seller.street, `${seller.zip} ${seller.city}`].join(' · ');
  paper.line(sender, MARGIN, 46, { size: 7, color: MUTED });
  let y = 52;
  for (const line of postalLines(buyer, seller.country)) y += paper.block(line, MARGIN, y, 85, { size: TEXT });

  let below: number = FACTS.top;
  for (const [label, value] of factsOf(content, t)) {
    paper.line(label, FACTS.label, below, { size: 9, color: MUTED });
    below += FACTS.step;
    const fits = paper.heightOf(value, FACTS.width, { size: 9 }) < FACTS.step;
    if (fits) paper.line(value, FACTS.value, below - FACTS.step, { size: 9, align: 'right' });
    // Long ones take the lines below their label.
    else below += paper.block(value, FACTS.label, below, FACTS.value - FACTS.label, { size: 9 }) + 1;
  }
  y = Math.max(98, y + 8, below + 6);
  y += paper.block(title, MARGIN, y, PAGE.width - 2 * MARGIN, { size: 20, face: 'title' }) + 2;
  if (!isSame(buyer, deliverTo)) {
    const to = postalLines(deliverTo, seller.country).join(', ');
    const words = `${t('invoice.deliver_to')}: ${to}`;
    y += paper.block(words, MARGIN, y, PAGE.width - 2 * MARGIN, { size: SMALL + 1, color: MUTED }) + 2;
  }
  return y + 3;
}

function factsOf(content: InvoiceContent, t: Translate): (readonly [label: string, value: string])[] {
  const { issuedOn, dueOn, deliveryOn, orderName, purchaseOrder, leitwegId, buyer } = content;
  const all = [
    [t('invoice.issued_on'), formatDate(issuedOn)],
    [t('invoice.due_on'), dueOn ? formatDate(dueOn) : ''],
    [t('invoice.delivery_on'), formatDate(deliveryOn)],
    [t('invoice.order'), orderName],
    [t('invoice.purchase_order'), purchaseOrder],
    [t('invoice.leitweg'), leitwegId],
    [t('invoice.buyer_vat_id'), buyer.vatId],
  ] as const;
  return all.filter(([, value]) => value !== '');
}

/** As on an envelope; the country only where it is another one than the sender's. */
function postalLines(party: InvoiceParty, home: string): string[] {
  const country = party.country === home ? '' : countryName(party.country);
  const { name, contact, street, addition, zip, city } = party;
  return [name, contact, street, addition, `${zip} ${city}`, country].filter((line) => line.trim() !== '');
}

/** Foreign post is sorted by the country in English capitals. */
function countryName(code: string): string {
  return (new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? code).toUpperCase();
}

function isSame(one: InvoiceParty, other: InvoiceParty): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
