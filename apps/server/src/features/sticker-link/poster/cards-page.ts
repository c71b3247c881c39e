import { html } from '../../../platform/html/html.ts';
import { dayInWords, type PosterFacts, type PosterPage, posterSheet } from './poster.ts';
import { qrCode } from './qr-code.ts';

/** Somebody's own link, for those who have no mail address. */
export interface PersonCard {
  readonly name: string;
  readonly chapter: string;
  readonly url: string;
}

const A4 = { width: 794, height: 1123 };
const ON_A_PAGE = 10;

/** Business cards of 85 x 54 mm, two times five on a page, with lines to cut along. */
const CSS = `.page{display:grid;grid-template:repeat(5,54mm) / 85mm 85mm;justify-content:center;align-content:center;width:210mm;height:297mm;break-after:page}
.page:last-child{break-after:auto}
.card{display:grid;grid-template-columns:34mm 1fr;gap:4mm;align-items:center;padding:3mm 4mm;overflow:hidden;outline:.2mm dashed #777;border-left:3mm solid var(--main)}
h2{font-size:4.8mm;line-height:1.05;overflow-wrap:anywhere}
.chapter{margin-top:1mm;font-size:3.3mm;overflow-wrap:anywhere}
.text{margin-top:2mm;font-size:3.1mm;line-height:1.3}
.until{display:inline-block;margin-top:2mm;padding:.8mm 2.4mm;border-radius:9mm;background:var(--ink);color:var(--on-ink);font-weight:700;font-size:3.1mm}`;

/** A card for everybody: a personal code, with name and chapter filled in behind it. */
export function cardsPage(facts: PosterFacts, cards: readonly PersonCard[]): PosterPage {
  const { i18n, until, surprise } = facts;
  const { t } = i18n;
  const pages = Array.from({ length: Math.ceil(cards.length / ON_A_PAGE) }, (_, at) =>
    cards.slice(at * ON_A_PAGE, (at + 1) * ON_A_PAGE),
  );
  return posterSheet(facts, {
    ...A4,
    size: 'A4',
    title: t('poster.cards'),
    css: CSS,
    body: html`${pages.map(
      (page) =>
        html`<div class="page">
          ${page.map(
            ({ name, chapter, url }) =>
              html`<div class="card">
                ${qrCode(url)}
                <div>
                  <h2>${name}</h2>
                  ${!surprise && html`<p class="chapter">${chapter}</p>`}
                  <p class="text">${t('poster.card_text')}</p>
                  ${until !== null && html`<p class="until">${t('poster.until', { date: dayInWords(i18n, until) })}</p>`}
                </div>
              </div>`,
          )}
        </div>`,
    )}`,
  });
}
