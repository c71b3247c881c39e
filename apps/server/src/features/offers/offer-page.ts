/** A quote as a letter: the page behind its link, and what is printed of it. */
import { formatDate, formatMoney, type I18n } from '@figurina/locales';
import type { OfferState } from '@figurina/contract';
import type { Config } from '../../platform/config/config.ts';
import { printFonts } from '../../platform/html/print-fonts.ts';
import { Html, html } from '../../platform/html/html.ts';
import { OFFER_CSS } from './offer-css.ts';
import { offerName } from './offer-number.ts';
import { lineText } from './offer-texts.ts';
import { offerPdfPath } from './offer-answers.ts';
import type { Offer } from './offers.queries.ts';
import { sellerFacts, sellerLines } from './seller-lines.ts';

export interface OfferPage {
  readonly offer: Offer;
  readonly i18n: I18n;
  /** The day on the letter. */
  readonly day: string;
  readonly config: Pick<Config, 'seller' | 'supportEmail' | 'orders'>;
  /** Of the page; what is printed says only what was offered. */
  readonly state: OfferState | null;
}

export function offerPage({ offer, i18n, day, config, state }: OfferPage): string {
  const { t, locale } = i18n;
  const name = offerName(offer);
  const { seller } = config;
  return letter(
    i18n,
    t('offers.page.title', { name }),
    html`${state && bar(i18n, offer, state)}
      <main>
        ${!seller && html`<p class="specimen" aria-hidden="true">${t('offers.page.specimen')}</p>`}
        <header>
          <p class="brand">${MARK}figurina</p>
          ${seller ? html`<p class="seller">${sellerLines(seller, locale)}</p>` : html`<p class="seller">${t('offers.page.no_seller')}</p>`}
        </header>
        <p class="customer">${offer.customer}</p>
        <h1>${t('offers.page.title', { name })}</h1>
        ${about(i18n, offer, day)}
        <section>${prices(i18n, offer)}</section>
        ${offer.note && html`<p class="note">${offer.note}</p>`}
        <section class="terms">${terms(i18n, offer, config)}</section>
        <footer>${seller && sellerFacts(i18n, seller)}</footer>
      </main>`,
  );
}

/** What somebody sees whose link leads to no quote. */
export function offerGonePage(i18n: I18n): string {
  const { t } = i18n;
  const title = t('offers.page.gone.title');
  return letter(
    i18n,
    title,
    html`<main>
      <header><p class="brand">${MARK}figurina</p></header>
      <h1>${title}</h1>
      <p>${t('offers.page.gone.text')}</p>
    </main>`,
  );
}

function letter({ locale }: I18n, title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
        <title>${title}</title>
        ${new Html(`<style>${printFonts()}${OFFER_CSS}</style>`)}
      </head>
      <body>
        ${body}
      </body>
    </html> `.text;
}

/** Above the letter, on screens alone. */
function bar({ t }: I18n, { token, valid_until }: Offer, state: OfferState): Html {
  const words = {
    open: t('offers.page.open', { date: formatDate(valid_until) }),
    over: t('offers.page.over', { date: formatDate(valid_until) }),
    withdrawn: t('offers.page.withdrawn'),
    ordered: t('offers.page.ordered'),
  };
  return html`<nav class="bar">
    <p class="${state}">${words[state]}</p>
    ${state !== 'withdrawn' && html`<a href="${offerPdfPath(token)}" download>${t('offers.page.pdf')}</a>`}
  </nav>`;
}

function about({ t, locale }: I18n, offer: Offer, day: string): Html {
  const country = new Intl.DisplayNames([locale], { type: 'region' }).of(offer.country) ?? offer.country;
  const facts = [
    [t('offers.page.date'), formatDate(day)],
    [t('offers.page.valid_until'), formatDate(offer.valid_until)],
    [t('offers.page.category'), t(`category.${offer.category}`)],
    [t('offers.page.pages'), String(offer.pages)],
    [t('offers.page.stickers'), String(offer.singles + offer.doubles)],
    [t('offers.page.country'), country],
  ] as const;
  return html`<dl class="about">
    ${facts.map(
      ([term, said]) =>
        html`<div>
          <dt>${term}</dt>
          <dd>${said}</dd>
        </div>`,
    )}
  </dl>`;
}

function prices(i18n: I18n, offer: Offer): Html {
  const { t, locale } = i18n;
  const money = (amount: number): string => formatMoney(locale, amount, offer.currency);
  const rate = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const row = (text: string, amount: string, kind = ''): Html =>
    html`<tr class="${kind}">
      <th scope="row">${text}</th>
      <td>${amount}</td>
    </tr>`;
  return html`<table>
      <thead>
        <tr>
          <th scope="col">${t('offers.page.item')}</th>
          <th scope="col">${t('offers.page.net')}</th>
        </tr>
      </thead>
      <tbody>
        ${offer.lines.map((line) => row(lineText(i18n, line), money(line.net)))}
      </tbody>
      <tfoot>
        ${row(t('offers.page.net_total'), money(offer.net), 'sum')}
        ${offer.tax_category === 'S' && row(t('offers.page.vat', { rate: rate.format(offer.tax_rate / 10_000) }), money(offer.vat))}
        ${row(t('offers.page.total'), money(offer.gross), 'total')}
      </tfoot>
    </table>
    ${offer.tax_category === 'G' && html`<p class="small">${t('offers.page.export')}</p>`}`;
}

/** What is due at once is not told of prices that are paid in advance. */
function terms({ t }: I18n, offer: Offer, { orders, supportEmail }: OfferPage['config']): Html {
  const { valid_until, pages, singles, doubles, gross } = offer;
  const inAdvance = orders.prepaymentAbove > 0 && gross > orders.prepaymentAbove * 100;
  const lines = [
    t('offers.page.how', { name: offerName(offer), date: formatDate(valid_until) }),
    t('offers.page.fits', { pages, stickers: singles + doubles }),
    t(inAdvance ? 'offers.page.in_advance' : 'offers.page.on_invoice'),
    t('offers.page.questions', { email: supportEmail }),
  ];
  return html`<ul>
    ${lines.map((line) => html`<li>${line}</li>`)}
  </ul>`;
}

const MARK = html`<svg viewBox="0 0 40 40" width="30" height="30" aria-hidden="true">
  <g transform="rotate(-8 20 20)">
    <rect x="7" y="3" width="26" height="34" rx="7" fill="#fff" stroke="#0a231e1f" />
    <path d="M14 6.500h12a4 4 0 0 1 3.500 4v9.500L10.500 29.500V10.500a4 4 0 0 1 3.500-4z" fill="#d93318" />
    <path d="M29.500 20v9.500a4 4 0 0 1-4 4h-11a4 4 0 0 1-4-4z" fill="#ffc116" />
  </g>
</svg>`;
