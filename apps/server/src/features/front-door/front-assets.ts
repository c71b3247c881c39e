/** What the front door loads beside the covers. All of it is counted in `front-door.api.test.ts`. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LOCALES, type Locale } from '@figurina/locales';
import { pageAssets } from '../../platform/html/page-assets.ts';

const CONTENT = join(import.meta.dirname, '../../../../../content');
const content = (path: string): string => pathToFileURL(join(CONTENT, path)).href;

/** Those who are in the pictures of the four steps. */
export const FACES = ['person-02', 'person-03', 'person-12', 'person-20', 'person-28'] as const;

const SPREADS = Object.fromEntries(
  LOCALES.map((locale) => [`spread-${locale}.webp`, content(`front/spread.${locale}.webp`)]),
) as Record<`spread-${Locale}.webp`, string>;
const PEOPLE = Object.fromEntries(FACES.map((name) => [`${name}.svg`, content(`people/${name}.svg`)])) as Record<
  `${(typeof FACES)[number]}.svg`,
  string
>;

const assets = pageAssets('/front', {
  'display-ext.woff2': import.meta
    .resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-800-normal.woff2'),
  'display.woff2': import.meta
    .resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff2'),
  'front.css': new URL('./front.css', import.meta.url).href,
  'front.js': new URL('./front.js', import.meta.url).href,
  'text-ext.woff2': import.meta.resolve('@fontsource-variable/rubik/files/rubik-latin-ext-wght-normal.woff2'),
  'text.woff2': import.meta.resolve('@fontsource-variable/rubik/files/rubik-latin-wght-normal.woff2'),
  ...SPREADS,
  ...PEOPLE,
});
export const FRONT_URLS = assets.urls;
export const serveFrontAssets = assets.serve;
