/** What the sign-in pages load. */
import { pageAssets } from '../../../platform/html/page-assets.ts';
import { EMBEDDED_PATH } from '../tokens/issuer.ts';

/** Resolved from here, so that a bundler or a checker of dependencies sees them. */
const FILES = {
  'alert.svg': new URL('./alert.svg', import.meta.url).href,
  'display-ext.woff2': import.meta
    .resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2'),
  'display.woff2': import.meta
    .resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
  'mark.svg': new URL('./mark.svg', import.meta.url).href,
  'pages.css': new URL('./pages.css', import.meta.url).href,
  'pages.js': new URL('./pages.js', import.meta.url).href,
  'text-ext.woff2': import.meta.resolve('@fontsource-variable/rubik/files/rubik-latin-ext-wght-normal.woff2'),
  'text.woff2': import.meta.resolve('@fontsource-variable/rubik/files/rubik-latin-wght-normal.woff2'),
};

const assets = pageAssets(`${EMBEDDED_PATH}/assets`, FILES);
export const ASSET_URLS = assets.urls;
export const serveAssets = assets.serve;
