/** The line above everything: whose page it is, where things are, the language, and the ways in. */
import { LOCALE_NAMES, LOCALES } from '@figurina/locales';
import { html, type Html } from '../../platform/html/html.ts';
import type { FrontTexts } from './front-texts.ts';

/** Sign-in and sign-up end on the start page. */
export const SIGN_IN = '/start';
export const SIGN_UP = '/start?signup';

export function frontHeader(texts: FrontTexts): Html {
  const { t, locale } = texts;
  return html`<header class="header">
    <a class="brand" href="#top" aria-label="figurina">${MARK}figurina</a>
    <nav class="sections" aria-label="${t('front.nav')}">
      <a href="#way">${t('front.nav.way')}</a>
      <a href="#blueprints">${t('front.nav.blueprints')}</a>
      <a href="#questions">${t('front.nav.questions')}</a>
    </nav>
    <details class="languages">
      <summary>
        ${GLOBE}<span class="hidden">${t('header.language')}: </span><span class="name">${LOCALE_NAMES[locale]}</span
        ><span class="code" aria-hidden="true">${locale}</span>
      </summary>
      ${languageLinks(texts)}
    </details>
    <a class="way-in" href="${SIGN_IN}">${t('auth.sign_in')}</a>
    <a class="way-in new" href="${SIGN_UP}">${t('front.sign_up')}</a>
  </header>`;
}

export function languageLinks({ locale }: FrontTexts): Html {
  return html`<ul>
    ${LOCALES.map(
      (code) =>
        html`<li>
          <a href="/?lang=${code}" hreflang="${code}" lang="${code}" ${code === locale && html`aria-current="true"`}
            >${LOCALE_NAMES[code]}</a
          >
        </li>`,
    )}
  </ul>`;
}

export const MARK = html`<svg viewBox="0 0 40 40" width="34" height="34" aria-hidden="true">
  <g transform="rotate(-8 20 20)">
    <rect x="7" y="3" width="26" height="34" rx="7" fill="#fff" />
    <path d="M14 6.500h12a4 4 0 0 1 3.500 4v9.500L10.500 29.500V10.500a4 4 0 0 1 3.500-4z" fill="#d93318" />
    <path d="M29.500 20v9.500a4 4 0 0 1-4 4h-11a4 4 0 0 1-4-4z" fill="#ffc116" />
  </g>
</svg>`;

const GLOBE = html`<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
  <g fill="none" stroke="currentColor" stroke-width="1.8">
    <circle cx="12" cy="12" r="9" />
    <path d="M3.500 9.500h17M3.500 14.500h17M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18" />
  </g>
</svg>`;
