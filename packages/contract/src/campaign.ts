/** Where somebody came from, as the link says it that led here first. */
import { z } from 'zod';

/** Query parameters of links that lead here; what is stored has the same names. */
export const CAMPAIGN_KEYS = [
  'entrypoint',
  'utm_source',
  'utm_campaign',
  'utm_medium',
  'utm_content',
  'utm_term',
  'ad-set',
] as const;
export type CampaignKey = (typeof CAMPAIGN_KEYS)[number];

/** Of the visit that counts: the first one of 90 days. */
export const CAMPAIGN_COOKIE = 'figurina_campaign';
export const CAMPAIGN_SECONDS = 7_776_000;

const value = z.string().max(200).optional();

/** Kept as it came; what else is sent along is dropped. */
export const campaignSchema = z
  .object({
    entrypoint: value,
    utm_source: value,
    utm_campaign: value,
    utm_medium: value,
    utm_content: value,
    utm_term: value,
    'ad-set': value,
  } satisfies Record<CampaignKey, typeof value>)
  .meta({ id: 'Campaign' });
export type Campaign = z.infer<typeof campaignSchema>;
