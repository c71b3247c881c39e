import { formatMoney, formatNumber, type Translate } from '@figurina/locales';
import type { InvoiceContent } from '../content/invoice-content.ts';
import { TOTALS } from './kind-words.ts';
import type { Paper } from './pdf-paper.ts';
import { COLUMNS, MARGIN, MUTED, PAPER_END, SMALL, TEXT } from './pdf-styles.ts';

const { item, itemWidth, quantity: pieces, amount: end } = COLUMNS;

/** The table, on as many pages as it takes; answers where what follows begins. */
export function drawLines(paper: Paper, content: InvoiceContent, top: number, t: Translate): number {
  const { language, currency } = content;
  let y = drawTableHead(paper, top, t);
  const rows = [
    ...content.lines,
    ...content.allowances.map(({ reason, net }) => ({ title: reason, description: '', quantity: null, net: -net })),
  ];
  for (const { title, description, quantity, net } of rows) {
    const height =
      paper.heightOf(title, itemWidth, { size: TEXT }) +
      (description ? paper.heightOf(description, itemWidth, { size: SMALL }) : 0);
    if (y + height > PAPER_END) y = drawTableHead(paper, newPage(paper), t);
    paper.block(title, item, y, itemWidth, { size: TEXT });
    if (description)
      paper.block(description, item, y + paper.heightOf(title, itemWidth, { size: TEXT }), itemWidth, {
        size: SMALL,
        color: MUTED,
      });
    if (quantity !== null) paper.line(formatNumber(language, quantity), pieces, y, { size: TEXT, align: 'right' });
    paper.line(formatMoney(language, net, currency), end, y, { size: TEXT, align: 'right' });
    y += height + 2.4;
    paper.rule(y - 1.4, MARGIN, end, '#dbe8e3');
  }
  return y + 2;
}

/** Where the next page begins. */
export function newPage(paper: Paper): number {
  paper.document.addPage();
  return 22;
}

function drawTableHead(paper: Paper, y: number, t: Translate): number {
  const style = { size: SMALL, face: 'strong', color: MUTED } as const;
  paper.line(t('invoice.item'), item, y, style);
  paper.line(t('invoice.quantity'), pieces, y, { ...style, align: 'right' });
  paper.line(t('invoice.amount_net'), end, y, { ...style, align: 'right' });
  paper.rule(y + 4.6, MARGIN, end);
  return y + 7;
}

export function drawTotals(paper: Paper, content: InvoiceContent, top: number, t: Translate): number {
  const { language, currency, tax, net, vat, gross, kind } = content;
  let y = top + 32 > PAPER_END ? newPage(paper) : top;
  const percent = `${formatNumber(language, tax.rate / 100, 2)} %`;
  const label = 120;
  const row = (words: string, minor: number): void => {
    paper.line(words, label, y, { size: TEXT });
    paper.line(formatMoney(language, minor, currency), end, y, { size: TEXT, align: 'right' });
    y += 5.6;
  };
  row(t('invoice.net_total'), net);
  row(t('invoice.vat', { rate: percent }), vat);
  paper.rule(y, label, end);
  y += 2.4;
  const total = t(TOTALS[kind]);
  paper.line(total, label, y, { size: 13, face: 'strong' });
  paper.line(formatMoney(language, gross, currency), end, y, { size: 13, face: 'strong', align: 'right' });
  return y + 14;
}
