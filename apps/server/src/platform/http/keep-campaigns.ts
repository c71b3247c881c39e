/**
 * What a link that leads here says of its campaign is kept in a cookie: of the first such visit, for 90 days, without an id
 * of anybody. Set by the server, since browsers keep what a script sets for a week only. Read by the web app
 * (`apps/web/src/campaign`), which sends it along with a new album and with an order.
 */
import { CAMPAIGN_COOKIE, CAMPAIGN_KEYS, CAMPAIGN_SECONDS } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

/** No pages that people arrive at by a campaign: calls, files, the public sticker form, what is printed. */
const NO_PAGE = /^\/(v1|assets|front|oidc|socket\.io|s|render|blueprint_preview|healthz|readyz)(\/|$)/;
const LONGEST = 100;
/** Of one value in the cookie; browsers drop cookies of more than 4096 bytes. */
const MOST_BYTES = 400;

export function keepCampaigns(http: FastifyInstance, { baseUrl }: Pick<Config, 'baseUrl'>): void {
  const secure = baseUrl.startsWith('https:') ? '; Secure' : '';
  http.addHook('onRequest', async ({ method, originalUrl, headers }, reply) => {
    const query = originalUrl.indexOf('?');
    if (method !== 'GET' || query < 0 || NO_PAGE.test(originalUrl.slice(0, query))) return;
    if (new RegExp(`(^|;\\s*)${CAMPAIGN_COOKIE}=`).test(headers.cookie ?? '')) return;
    const kept = campaignOf(originalUrl.slice(query));
    if (kept !== '')
      reply.header(
        'set-cookie',
        `${CAMPAIGN_COOKIE}=${kept}; Max-Age=${CAMPAIGN_SECONDS}; Path=/; SameSite=Lax${secure}`,
      );
  });
}

/** As a query string, in which no sign is left that means something in a cookie; '' where there is none. */
function campaignOf(search: string): string {
  const query = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const key of CAMPAIGN_KEYS) {
    const value = query.get(key)?.trim().slice(0, LONGEST) ?? '';
    if (value !== '' && encodeURIComponent(value).length <= MOST_BYTES) kept.set(key, value);
  }
  return kept.toString();
}
