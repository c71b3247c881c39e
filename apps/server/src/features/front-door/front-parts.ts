/** What several sections of the front door draw. */
import { html, type Html } from '../../platform/html/html.ts';
import { type FACES, FRONT_URLS } from './front-assets.ts';
import type { FrontTexts } from './front-texts.ts';

/** The first step of the wizard, which asks for no account. */
const WIZARD = '/album/new';

export interface FrontCover {
  readonly id: string;
  readonly title: string;
  readonly category: 'business' | 'sports' | 'wedding' | 'birthday' | 'school' | 'community';
  readonly url: string;
}

export function startButton({ t }: FrontTexts): Html {
  return html`<a class="stamp" href="${WIZARD}">${t('front.start')} ${ARROW}</a>`;
}

export function wizardWith(blueprintId: string): string {
  return `${WIZARD}?blueprint=${encodeURIComponent(blueprintId)}`;
}

/** A cover as a book; its name is beside it. */
export function book({ url }: FrontCover, { eager = false } = {}): Html {
  return html`<span class="book"
    ><img src="${url}" alt="" width="558" height="720" ${!eager && html`loading="lazy"`} decoding="async"
  /></span>`;
}

/** A die-cut sticker with a drawn person, 5 x 7; without a number as long as it has no place. */
export function sticker(face: (typeof FACES)[number], name: string, number?: number): Html {
  return html`<span class="sticker ${name}"
    ><img src="${FRONT_URLS[`${face}.svg`]}" alt="" width="100" height="140" loading="lazy" />${
      number !== undefined && html`<b>${number}</b>`
    }</span
  >`;
}

const ARROW = html`<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
  <path
    d="M5 12h14M13 6l6 6-6 6"
    fill="none"
    stroke="currentColor"
    stroke-width="2.2"
    stroke-linecap="round"
    stroke-linejoin="round"
  />
</svg>`;
