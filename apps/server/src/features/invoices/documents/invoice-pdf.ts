/** An invoice on paper: a letter by DIN 5008, as PDF/A-3 with the XML of Factur-X in it. */
import type { Translate } from '@figurina/locales';
import type { InvoiceContent } from '../content/invoice-content.ts';
import { TITLES } from './kind-words.ts';
import { facturXMetadata } from './factur-x-metadata.ts';
import { drawHead } from './pdf-head.ts';
import { drawLines, drawTotals } from './pdf-lines.ts';
import { openPaper, PAGE, type Paper } from './pdf-paper.ts';
import { drawNotes, drawPayment } from './pdf-payment.ts';
import { MARGIN, MUTED, SMALL, spacedIban } from './pdf-styles.ts';

const XML_FILENAME = 'factur-x.xml';
const POINTS_A_MM = 72 / 25.4;

/** `t`: in the invoice's language. `at`: when it is issued. */
export async function invoicePdf(content: InvoiceContent, xml: string, t: Translate, at: Date): Promise<Buffer> {
  const { kind, number, language } = content;
  const title = t(TITLES[kind], { number });
  const paper = openPaper({ title, at, language });
  const attachment = {
    name: XML_FILENAME,
    type: 'text/xml',
    description: title,
    // The same invoice in another form; the types of pdfkit do not know of it yet.
    relationship: 'Alternative',
    creationDate: at,
    modifiedDate: at,
  };
  paper.document.file(Buffer.from(xml), attachment);
  paper.document.appendXML(facturXMetadata(XML_FILENAME));
  if (content.specimen) {
    // Beneath everything else, so that what it is an example of can be read.
    const mark = (): void => drawSpecimen(paper, t('invoice.specimen'));
    mark();
    paper.document.on('pageAdded', mark);
  }
  let y = drawHead(paper, content, title, t);
  y = drawLines(paper, content, y, t);
  y = drawTotals(paper, content, y, t);
  y = drawNotes(paper, content, y);
  drawPayment(paper, content, y, t);
  drawEveryPage(paper, content, t);
  return paper.finish();
}

/** Who sells, and the count of pages. */
function drawEveryPage(paper: Paper, { seller }: InvoiceContent, t: Translate): void {
  const { document } = paper;
  const { start, count } = document.bufferedPageRange();
  const columns = [
    [seller.name, seller.street, `${seller.zip} ${seller.city}`, seller.register],
    [seller.email, seller.phone],
    [
      seller.vatId && t('invoice.seller.vat_id', { value: seller.vatId }),
      seller.taxNumber && t('invoice.seller.tax_number', { value: seller.taxNumber }),
      spacedIban(seller.iban),
      seller.bic,
    ],
  ];
  for (let page = 0; page < count; page++) {
    document.switchToPage(start + page);
    paper.rule(268, MARGIN, PAGE.width - MARGIN);
    columns.forEach((lines, column) => {
      lines
        .filter((line) => line !== '')
        .forEach((line, row) => paper.line(line, MARGIN + column * 60, 271 + row * 3.9, { size: SMALL, color: MUTED }));
    });
    const place = t('invoice.page', { page: page + 1, count });
    paper.line(place, PAGE.width - MARGIN, 287.5, { size: SMALL, color: MUTED, align: 'right' });
  }
}

function drawSpecimen(paper: Paper, words: string): void {
  const { document } = paper;
  paper.line(words, PAGE.width - MARGIN, 8, { size: 10, face: 'strong', color: '#b5270f', align: 'right' });
  document.save();
  document.rotate(-45, { origin: [(PAGE.width / 2) * POINTS_A_MM, (PAGE.height / 2) * POINTS_A_MM] });
  paper.line(words, 30, PAGE.height / 2, { size: 30, face: 'title', color: '#ffdcd3' });
  document.restore();
}
