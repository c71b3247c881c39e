/** What first led here, as the server has kept it in a cookie (`keep-campaigns.ts` there). */
import type { Campaign, CampaignKey } from '@figurina/contract';
import { readCookie } from '../analytics/cookies.ts';

/** Must equal `CAMPAIGN_KEYS` and `CAMPAIGN_COOKIE` of the contract. */
const KEYS = [
  'entrypoint',
  'utm_source',
  'utm_campaign',
  'utm_medium',
  'utm_content',
  'utm_term',
  'ad-set',
] as const satisfies readonly CampaignKey[];
const COOKIE: typeof import('@figurina/contract').CAMPAIGN_COOKIE = 'figurina_campaign';

/** For what is made or ordered here; undefined for those who came by themselves. */
export function campaign(): Campaign | undefined {
  const kept = new URLSearchParams(readCookie(COOKIE) ?? '');
  const found = KEYS.flatMap((key) => {
    const value = kept.get(key);
    return value ? [[key, value.slice(0, 200)] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}
