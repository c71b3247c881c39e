import { formatDate, formatMoney, type Translate } from '@figurina/locales';
import { encode } from 'uqr';
import type { InvoiceContent } from '../content/invoice-content.ts';
import { SETTLED } from './kind-words.ts';
import { epcText } from './epc.ts';
import { newPage } from './pdf-lines.ts';
import { PAGE, type Paper } from './pdf-paper.ts';
import { MARGIN, MUTED, PAPER_END, SMALL, spacedIban, TEXT } from './pdf-styles.ts';

const CODE_MM = 32;
/** Of all of it, with the code and without. */
const HEIGHT = { code: 44, words: 42 } as const;
const POINTS_A_MM = 72 / 25.4;

/** Sentences of the invoice, each a paragraph. */
export function drawNotes(paper: Paper, { notes }: InvoiceContent, top: number): number {
  let y = top;
  for (const note of notes) {
    const width = PAGE.width - 2 * MARGIN;
    if (y + paper.heightOf(note, width, { size: TEXT }) > PAPER_END) y = newPage(paper);
    y += paper.block(note, MARGIN, y, width, { size: TEXT }) + 2;
  }
  return y + 4;
}

/** Until when, where to, and the code for it; or that there is nothing to pay. */
export function drawPayment(paper: Paper, content: InvoiceContent, top: number, t: Translate): void {
  const { seller, number, gross, currency, language, dueOn, kind } = content;
  if (!dueOn) {
    const y = top + 6 > PAPER_END ? newPage(paper) : top;
    paper.line(t(SETTLED[kind]), MARGIN, y, { size: TEXT });
    return;
  }
  const y = top + (currency === 'EUR' ? HEIGHT.code : HEIGHT.words) > PAPER_END ? newPage(paper) : top;
  paper.line(t('invoice.pay'), MARGIN, y, { size: 12, face: 'strong' });
  paper.line(t('invoice.terms', { date: formatDate(dueOn) }), MARGIN, y + 7, { size: TEXT });
  const facts = [
    [t('invoice.holder'), seller.name],
    [t('invoice.iban'), spacedIban(seller.iban)],
    [t('invoice.bic'), seller.bic],
    [t('invoice.amount'), formatMoney(language, gross, currency)],
    [t('invoice.reference'), number],
  ] as const;
  facts
    .filter(([, value]) => value !== '')
    .forEach(([label, value], row) => {
      paper.line(label, MARGIN, y + 15 + row * 5.4, { size: 9, color: MUTED });
      paper.line(value, MARGIN + 36, y + 15 + row * 5.4, { size: 9 });
    });
  if (currency !== 'EUR') return;
  const left = PAGE.width - MARGIN - CODE_MM;
  const { name: holder, iban, bic } = seller;
  drawCode(paper, epcText({ holder, iban, bic, amount: gross, reference: number }), left, y);
  paper.block(t('invoice.code.hint'), left, y + CODE_MM + 1.5, CODE_MM, { size: SMALL - 1.5, color: MUTED });
}

/** As squares, sharp at any size. */
function drawCode({ document }: Paper, text: string, left: number, top: number): void {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const side = (CODE_MM / size) * POINTS_A_MM;
  data.forEach((cells, row) =>
    cells.forEach((dark, column) => {
      if (dark) document.rect(left * POINTS_A_MM + column * side, top * POINTS_A_MM + row * side, side, side);
    }),
  );
  document.fill('#0a231e');
}
