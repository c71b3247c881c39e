import { wordScale } from '@figurina/album';
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
.card{display:grid;grid-template:10mm 44mm / 34mm minmax(0,1fr);column-gap:4mm;padding:0 4mm;overflow:hidden;outline:.2mm dashed #777}
.from{grid-column:1/-1;display:flex;gap:3mm;align-items:center;justify-content:space-between;margin:0 -4mm;padding:0 4.5mm;background:var(--main);color:var(--on-main);border-bottom:1.2mm solid var(--second);white-space:nowrap}
.from b{font:800 4.2mm/1 'Bricolage Grotesque',Rubik,sans-serif;letter-spacing:-.02em}
.from p{overflow:hidden;font-weight:700;font-size:3mm;text-overflow:ellipsis}
.qr,.who{align-self:center}
h2{line-height:1.05;overflow-wrap:anywhere}
.chapter{margin-top:1mm;overflow:hidden;font-size:3.3mm;text-overflow:ellipsis;white-space:nowrap}
.text{margin-top:1.6mm;font-size:3.1mm;line-height:1.3}
.until{display:inline-block;margin-top:1.6mm;padding:.8mm 2.4mm;border-radius:9mm;background:var(--ink);color:var(--on-ink);font-weight:700;font-size:3.1mm}`;

/** In mm: smaller where the name would take three lines or a word would be wider than its column of 39 mm. */
function sizeOf(name: string): number {
  const size = name.length > 22 ? 3.8 : 4.8;
  return size * wordScale(name, 70 / size);
}

/** A card for everybody: a personal code, with name and chapter filled in behind it. */
export function cardsPage(facts: PosterFacts, cards: readonly PersonCard[]): PosterPage {
  const { i18n, title, until, surprise } = facts;
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
                <div class="from">
                  <b>${surprise ? t('poster.title_surprise') : t('poster.title')}</b>
                  ${!surprise && html`<p>${title}</p>`}
                </div>
                ${qrCode(url)}
                <div class="who">
                  <h2 style="font-size:${sizeOf(name)}mm">${name}</h2>
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
