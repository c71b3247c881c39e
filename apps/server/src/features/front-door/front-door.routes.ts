/**
 * `/` for the signed-out: what Figurina is, with nothing from elsewhere, and without a cookie
 * but that of the campaign in its address. Whoever is signed in is sent
 * to the start page by the page's script, since the server does not see sign-ins (tokens rest in the browser).
 */
import { isLocale, LOCALES, type Locale } from '@figurina/locales';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config/config.ts';
import { analyticsSource } from '../../platform/http/analytics-source.ts';
import { localeOf } from '../../platform/http/refusal.ts';
import type { Blueprints } from '../blueprints/index.ts';
import { serveFrontAssets } from './front-assets.ts';
import { type FrontNotice, frontNotice, frontPage } from './front-page.ts';
import type { FrontCover } from './front-parts.ts';
import { frontTexts } from './front-texts.ts';
import { sharedPicture } from './shared-picture.ts';

interface FrontDoorParts {
  readonly config: Pick<Config, 'baseUrl' | 'legal' | 'analytics'>;
  readonly blueprints: Pick<Blueprints, 'list' | 'cover'>;
}

/** What stands for an occasion, where it is there; otherwise the first of its category. */
const FAVOURITES = new Set([
  'sports-saison-74',
  'wedding-lange-tafel',
  'school-ueberdruck',
  'birthday-papierzoo',
  'community-hausgemeinschaft',
  'business-linienplan',
]);
/** The order on the page, chosen so that neighbours differ. */
const ORDER: readonly FrontCover['category'][] = ['sports', 'wedding', 'school', 'birthday', 'community', 'business'];
const NOBODY = { admin: false };

export function serveFrontDoor(http: FastifyInstance, { config, blueprints }: FrontDoorParts): void {
  const { baseUrl, legal, analytics } = config;
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    ...analyticsSource(analytics).map((source) => `connect-src ${source}`),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    ...(baseUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join(';');

  async function page(locale: Locale, asked: Locale | null, notice: FrontNotice | null): Promise<string> {
    const [texts, all] = await Promise.all([frontTexts(locale), blueprints.list(locale, NOBODY)]);
    const covers = ORDER.flatMap((category): FrontCover[] => {
      const of = all.filter((one) => one.blueprint_category === category && one.cover_preview_url !== null);
      const shown = of.find(({ id }) => FAVOURITES.has(id)) ?? of[0];
      return shown ? [{ id: shown.id, title: shown.title, category, url: shown.cover_preview_url! }] : [];
    });
    return frontPage({ texts, baseUrl, asked, notice, covers, blueprints: all.length, legal, analytics });
  }

  http.get<{ Querystring: { lang?: unknown; notice?: unknown } }>(
    '/',
    { schema: { hide: true } },
    async (request, reply) => {
      const { lang, notice } = request.query;
      const asked = isLocale(lang) ? lang : null;
      return reply
        .type('text/html; charset=utf-8')
        .headers({ 'cache-control': 'no-cache', 'content-security-policy': policy, vary: 'accept-language' })
        .send(await page(asked ?? localeOf(request), asked, frontNotice(notice)));
    },
  );

  const shared = new Map<Locale, Promise<Buffer>>();
  async function drawn(locale: Locale): Promise<Buffer> {
    const covers = await Promise.all([...FAVOURITES].map(async (id) => blueprints.cover(id, locale)));
    return sharedPicture(covers.filter((cover) => cover !== undefined));
  }
  for (const locale of LOCALES)
    http.get(`/front/share-${locale}.jpg`, { schema: { hide: true } }, async (_request, reply) => {
      const picture = shared.get(locale) ?? drawn(locale);
      shared.set(locale, picture);
      return reply
        .type('image/jpeg')
        .header('cache-control', 'public, max-age=86400')
        .send(await picture);
    });
  serveFrontAssets(http);
}
