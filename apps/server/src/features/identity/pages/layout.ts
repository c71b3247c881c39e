/** The frame of the sign-in pages: what is to be done on the left, an album that is being filled on the right. */
import { LOCALE_NAMES, LOCALES } from '@figurina/locales';
import { ASSET_URLS } from './assets.ts';
import { html, type Html } from '../../../platform/html/html.ts';
import { portrait } from './portrait.ts';
import type { PageTexts } from './texts.ts';

export interface Page {
  title: string;
  lead?: string | Html;
  body: Html;
  /** The form whose contents survive a change of language; without one the languages are links to this page. */
  form?: string;
}

export function layout({ t, locale }: PageTexts, { title, lead, body, form }: Page): string {
  const language = (code: (typeof LOCALES)[number]) =>
    form
      ? html`<button
          form="${form}"
          name="switch"
          value="${code}"
          lang="${code}"
          formnovalidate
          aria-pressed="${code === locale ? 'true' : 'false'}"
        >
          ${LOCALE_NAMES[code]}
        </button>`
      : html`<a href="?lang=${code}" lang="${code}" ${code === locale && html`aria-current="true"`}
          >${LOCALE_NAMES[code]}</a
        >`;
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#eef5f2" />
        <meta name="robots" content="noindex" />
        <title>${t('identity.page_title', { title })}</title>
        <link rel="icon" href="${ASSET_URLS['mark.svg']}" type="image/svg+xml" />
        <link rel="preload" href="${ASSET_URLS['display.woff2']}" as="font" type="font/woff2" crossorigin />
        <link rel="stylesheet" href="${ASSET_URLS['pages.css']}" />
        <script type="module" src="${ASSET_URLS['pages.js']}"></script>
      </head>
      <body>
        <div class="page">
          <div class="side">
            <header>
              <a class="brand" href="/start"
                ><img src="${ASSET_URLS['mark.svg']}" alt="" width="34" height="34" />figurina</a
              >
            </header>
            <main>
              <h1>${title}</h1>
              ${lead && html`<p class="lead">${lead}</p>`} ${body}
            </main>
            <footer>
              <nav class="languages" aria-label="${t('identity.languages')}">${LOCALES.map(language)}</nav>
            </footer>
          </div>
          <div class="album" aria-hidden="true">
            <div class="sheet">${SLOTS.map(slot)}</div>
          </div>
        </div>
      </body>
    </html> `.text;
}

/** An album page: some stickers are in, some places wait. */
const SLOTS = [
  { number: 17, person: 0 },
  { number: 18 },
  { number: 19, person: 1 },
  { number: 20, person: 2 },
  { number: 21, person: 3 },
  { number: 22 },
  { number: 23 },
  { number: 24, person: 4 },
  { number: 25, person: 5 },
];

function slot({ number, person }: { number: number; person?: number }): Html {
  return person === undefined
    ? html`<div class="slot"><span>${number}</span></div>`
    : html`<div class="sticker tilt-${person % 3}"><b>${number}</b>${portrait(person)}</div>`;
}
