/** The delivery note as a page: what is in the parcels, for whom, without prices. In the order's language. */
import { orderName, type Product } from '@figurina/commerce';
import { createI18n, formatDate, formatNumber } from '@figurina/locales';
import { Html, html } from '../../../platform/html/html.ts';
import { printFonts } from '../../../platform/html/print-fonts.ts';
import { albumIdentifier } from '../album-identifier.ts';
import { dayOf } from '../order-statuses.ts';
import { orderWords, packedOf } from '../order-words.ts';
import { addressLines } from '../postal-address.ts';
import type { StoredOrder } from '../stored-order.ts';

const CSS = `*{box-sizing:border-box;margin:0;padding:0}
html{background:#fff;color:#101010;font:400 10pt/1.4 Rubik,sans-serif;-webkit-print-color-adjust:exact}
header{display:flex;justify-content:space-between;margin-bottom:22mm;font-size:9pt}
.mark{font:800 16pt/1 'Bricolage Grotesque',Rubik,sans-serif;letter-spacing:-.03em}.mark::first-letter{color:#d93318}
.sender{text-align:right}
.who{display:grid;grid-template-columns:1fr 78mm;gap:10mm;margin-bottom:16mm}
address{font-style:normal;font-size:11.5pt;overflow-wrap:anywhere}
h1{margin-bottom:6mm;font:800 20pt/1.1 'Bricolage Grotesque',Rubik,sans-serif;letter-spacing:-.02em}
.label,dt{color:#4a4a4a;font-size:8.5pt}
dl{display:grid;grid-template-columns:auto 1fr;gap:1mm 5mm;align-content:start}dd{overflow-wrap:anywhere}
table{width:100%;border-collapse:collapse;margin-bottom:8mm}
th{padding:2mm 0;border-bottom:.5mm solid #101010;font-size:8.5pt;text-align:left}
td{padding:2.6mm 0;border-bottom:.2mm solid #b5b5b5;vertical-align:top}
tr{break-inside:avoid}
.count{width:28mm;text-align:right;font-variant-numeric:tabular-nums}
small{display:block;color:#4a4a4a;font-size:8.5pt}
.ended{margin-bottom:8mm;padding:3mm 4mm;border:.5mm solid #101010;font-weight:700}
section{overflow-wrap:anywhere}section .label{break-after:avoid}.id{white-space:nowrap}`;

/** What lies in the parcel is packed with what it is part of; null: nothing lies there. */
const PACKED_WITH: Readonly<Record<Product, Product | null>> = {
  album: 'album',
  premium_lamination: 'album',
  stickerpack: 'stickerpack',
  custom_stickerpack: 'stickerpack',
  stickerbox_single_variety: 'stickerbox_single_variety',
  sticker_topup: 'stickerbox_single_variety',
  design_check: null,
  voucher: null,
  shipping: null,
  adjustment: null,
};

/** `sender`: who sends it, a line each. `products`: what is in it of an order that two houses send. */
export async function notePage(
  order: StoredOrder,
  sender: readonly string[],
  products?: readonly Product[],
): Promise<string> {
  const { t } = await createI18n(order.language, ['orders']);
  const words = await orderWords(order.language);
  const { parcels, grams } = packedOf(order);
  const name = orderName(order.number);
  const title = `${t('orders.note.title')} ${name}`;
  const number = (value: number, decimals = 0): string => formatNumber(order.language, value, decimals);
  const facts: readonly (readonly [string, string | Html])[] = [
    [t('orders.note.order'), name],
    [t('orders.note.ordered_on'), formatDate(dayOf(order.created_at))],
    [t('orders.note.delivery'), formatDate(order.estimated_delivery)],
    [t('orders.note.album'), html`${order.facts.title} <span class="id">(${albumIdentifier(order.album_id)})</span>`],
    [t('orders.note.reference'), order.quote_name],
    [t('orders.note.purchase_order'), order.purchase_order],
    // How a part of it is packed its house knows.
    [t('orders.note.parcels'), products ? '' : number(parcels)],
    [t('orders.note.weight'), products ? '' : `${number(grams / 1000, 1)} kg`],
  ];
  const rows = order.lines
    .filter(({ product }) => {
      const packed = PACKED_WITH[product];
      return packed !== null && (products?.includes(packed) ?? true);
    })
    .map((line) => {
      const { title: item, description } = words.line(line, order);
      const below = description && html`<small>${description}</small>`;
      return html`<tr>
        <td>${item}${below}</td>
        <td class="count">${number(line.quantity)}</td>
      </tr>`;
    });
  const page = html`<!doctype html>
    <html lang="${order.language}">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
        ${styleOf(t('orders.note.page', { page: PAGE, pages: PAGES }), name)}
      </head>
      <body>
        <header>
          <p class="mark">■ figurina</p>
          <div class="sender">
            <p class="label">${t('orders.note.from')}</p>
            ${sender.map((line) => html`<p>${line}</p>`)}
          </div>
        </header>
        <div class="who">
          <div>
            <p class="label">${t('orders.note.deliver_to')}</p>
            <address>
              ${addressLines(order.address, words.country(order.country)).map((line) => html`<div>${line}</div>`)}
            </address>
          </div>
          <dl>
            ${facts
              .filter(([, value]) => value)
              .map(
                ([label, value]) =>
                  html`<dt>${label}</dt>
                    <dd>${value}</dd>`,
              )}
          </dl>
        </div>
        <h1>${title}</h1>
        ${order.ended_at && html`<p class="ended">${t('orders.note.ended')}</p>`}
        <table>
          <thead>
            <tr>
              <th>${t('orders.note.article')}</th>
              <th class="count">${t('orders.note.quantity')}</th>
            </tr>
          </thead>
          <tbody>
            ${rows}
          </tbody>
        </table>
        ${
          order.comment &&
          html`<section>
            <p class="label">${t('orders.note.comment')}</p>
            ${order.comment.split('\n').map((line) => html`<p>${line || NO_BREAK}</p>`)}
          </section>`
        }
      </body>
    </html> `;
  return page.text;
}

/** An empty line keeps its height. */
const NO_BREAK = '\u00A0';
const [PAGE, PAGES] = ['\uE000', '\uE001'];

/** The browser counts the pages: in the text of the margin its counters stand for the numbers. */
function styleOf(pageText: string, name: string): Html {
  const content = pageText
    .split(/([\uE000\uE001])/)
    .map((part) => (part === PAGE ? 'counter(page)' : part === PAGES ? 'counter(pages)' : JSON.stringify(part)))
    .join(' ');
  const margin = (place: string, what: string): string =>
    `@${place}{font:400 8.5pt Rubik;color:#4a4a4a;content:${what}}`;
  return new Html(
    `<style>${printFonts()}@page{size:A4;margin:18mm 18mm 22mm 22mm;${margin('bottom-left', JSON.stringify(name))}${margin('bottom-right', content)}}${CSS}</style>`,
  );
}
