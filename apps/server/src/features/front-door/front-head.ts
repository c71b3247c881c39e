/** What searching and sharing read of the front door. */
import { LOCALES, type Locale } from '@figurina/locales';
import { html, type Html } from '../../platform/html/html.ts';
import { FRONT_URLS } from './front-assets.ts';
import type { FrontTexts } from './front-texts.ts';

const TERRITORIES: Record<Locale, string> = { de: 'de_DE', en: 'en_GB', fr: 'fr_FR', it: 'it_IT', pl: 'pl_PL' };
export const SHARED_PICTURE = { width: 1200, height: 630 };

/** Each language has an address of its own; `/` answers in the reader's. */
function frontAddress(baseUrl: string, locale: Locale | null): string {
  return `${baseUrl}/${locale ? `?lang=${locale}` : ''}`;
}

/** `asked`: the language that the address itself names. */
export function frontHead({ t, locale }: FrontTexts, baseUrl: string, asked: Locale | null): Html {
  const address = frontAddress(baseUrl, asked);
  const others = LOCALES.filter((one) => one !== locale);
  return html`<head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <title>${t('front.title')}</title>
    <meta name="description" content="${t('front.description')}" />
    <meta name="theme-color" content="#0f332b" />
    <script src="${FRONT_URLS['front.js']}"></script>
    <link rel="stylesheet" href="${FRONT_URLS['front.css']}" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="preload" href="${FRONT_URLS['display.woff2']}" as="font" type="font/woff2" crossorigin />
    <link rel="preload" href="${FRONT_URLS['text.woff2']}" as="font" type="font/woff2" crossorigin />
    <link rel="canonical" href="${address}" />
    ${LOCALES.map((one) => html`<link rel="alternate" hreflang="${one}" href="${frontAddress(baseUrl, one)}" />`)}
    <link rel="alternate" hreflang="x-default" href="${frontAddress(baseUrl, null)}" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="Figurina" />
    <meta property="og:title" content="${t('front.title')}" />
    <meta property="og:description" content="${t('front.description')}" />
    <meta property="og:url" content="${address}" />
    <meta property="og:locale" content="${TERRITORIES[locale]}" />
    ${others.map((one) => html`<meta property="og:locale:alternate" content="${TERRITORIES[one]}" />`)}
    <meta property="og:image" content="${baseUrl}/front/share-${locale}.jpg" />
    <meta property="og:image:type" content="image/jpeg" />
    <meta property="og:image:width" content="${SHARED_PICTURE.width}" />
    <meta property="og:image:height" content="${SHARED_PICTURE.height}" />
    <meta property="og:image:alt" content="${t('front.share')}" />
    <meta name="twitter:card" content="summary_large_image" />
  </head>`;
}
