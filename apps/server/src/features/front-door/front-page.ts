/** The front door as one page of HTML: complete without a script, with no style or script inside. */
import { LEGAL_PAGES, legalPath, type LegalPage, type SessionConfig } from '@figurina/contract';
import type { Locale } from '@figurina/locales';
import type { Config } from '../../platform/config/config.ts';
import { html, type Html } from '../../platform/html/html.ts';
import { frontHead } from './front-head.ts';
import { frontHeader, languageLinks, MARK, SIGN_IN, SIGN_UP } from './front-header.ts';
import { startButton, type FrontCover } from './front-parts.ts';
import { hero, occasions, price, questions, way } from './front-sections.ts';
import type { FrontTexts } from './front-texts.ts';

/** What else may stand above the page; the app sends people here with it. */
const NOTICES = ['preview_gone', 'preview_failed'] as const;
export type FrontNotice = (typeof NOTICES)[number];

export function frontNotice(asked: unknown): FrontNotice | null {
  return NOTICES.find((notice) => notice === asked) ?? null;
}

export interface FrontPage {
  readonly texts: FrontTexts;
  readonly baseUrl: string;
  /** The language that the address names. */
  readonly asked: Locale | null;
  /** One an occasion. */
  readonly covers: readonly FrontCover[];
  /** Why somebody was sent here. */
  readonly notice: FrontNotice | null;
  /** Of all blueprints. */
  readonly blueprints: number;
  /** The operator's own pages, as far as there are any. */
  readonly legal: Partial<Readonly<Record<LegalPage, string | undefined>>>;
  /** Where what people do is told to, if they agree. */
  readonly analytics: Config['analytics'];
}

export function frontPage({ texts, baseUrl, asked, notice, covers, blueprints, legal, analytics }: FrontPage): string {
  const { t, locale } = texts;
  return html`<!doctype html>
    <html lang="${locale}">
      ${frontHead(texts, baseUrl, asked)}
      <body id="top">
        <a class="skip" href="#content">${t('header.skip')}</a>
        ${notice && html`<p class="notice" role="status">${t(`notice.${notice}`)}</p>`}
        <div class="cover">${frontHeader(texts)}</div>
        <main id="content" tabindex="-1">
          <div class="cover">${hero(texts)}</div>
          ${way(texts, covers)} ${occasions(texts, covers, blueprints)}
          <div class="answers">${price(texts)} ${questions(texts)}</div>
          <section class="closing">
            <h2>${t('front.closing')}</h2>
            <p class="commit">${startButton(texts)}<span>${t('front.start.note')}</span></p>
          </section>
        </main>
        ${foot(texts, legal, analytics)}
      </body>
    </html> `.text;
}

function foot(texts: FrontTexts, legal: FrontPage['legal'], analytics: FrontPage['analytics']): Html {
  const { t } = texts;
  return html`<footer class="foot">
    <a class="brand" href="#top" aria-label="figurina">${MARK}figurina</a>
    <nav aria-label="${t('front.foot')}">
      <a href="${SIGN_IN}">${t('auth.sign_in')}</a>
      <a href="${SIGN_UP}">${t('front.sign_up')}</a>
      <a href="/help">${t('front.help')}</a>
      ${LEGAL_PAGES.map((page) => legal[page] && html`<a href="${legalPath(page)}">${t(`legal.${page}`)}</a>`)}
      <button type="button" hidden data-consent="${consentOf(legal, analytics)}">${t('legal.cookies')}</button>
    </nav>
    <nav class="all-languages" aria-label="${t('header.language')}">${languageLinks(texts)}</nav>
  </footer>`;
}

/** What the script of the consent needs; the part of `SessionConfig` that it would otherwise ask for. */
function consentOf(legal: FrontPage['legal'], analytics: FrontPage['analytics']): string {
  const told: Pick<SessionConfig, 'legal_pages' | 'analytics'> = {
    legal_pages: LEGAL_PAGES.filter((page) => legal[page] !== undefined),
    analytics: analytics ? { url: analytics.url, write_key: analytics.writeKey } : null,
  };
  return JSON.stringify(told);
}
