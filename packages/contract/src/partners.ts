/** Partners bring people by a link of their own, and see how many albums and orders came of it. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { idSchema, isoTime, paginationSchema } from './wire.ts';

const conversionsSchema = z.object({
  total_count: z.int(),
  /** By the calendar of the house, the newest first, those without any as well. */
  monthly: z.array(z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), count: z.int() })),
});

/** Numbers alone: no names, no amounts. */
export const affiliateSchema = z
  .object({ album_conversions: conversionsSchema, order_conversions: conversionsSchema, url_source: z.string() })
  .meta({ id: 'Affiliate' });
export type Affiliate = z.infer<typeof affiliateSchema>;

export const readAffiliate = endpoint({
  method: 'GET',
  path: '/public/affiliate_conversions',
  summary: 'How many albums and orders a partner brought: of the token, else of the one who is signed in',
  tag: 'partners',
  query: z.object({ url_token: z.string().max(100).optional() }),
  answer: z.object({ affiliate: affiliateSchema }),
  access: 'public',
  refusals: ['partner_gone', 'too_many_requests'],
});

export const partnerSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    email: z.string(),
    /** What albums that came by this partner have as `utm_source`. */
    url_source: z.string(),
    /** A stopped one finds no page behind the link. */
    active: z.boolean(),
    albums: z.int(),
    orders: z.int(),
    created_at: isoTime,
  })
  .meta({ id: 'Partner' });
export type Partner = z.infer<typeof partnerSchema>;

/** `url` is the partner's page with its token, which is never shown again. */
const withLink = z.object({ partner: partnerSchema, url: z.string() });
const name = z.string().trim().max(LIMITS.partnerName);
const email = z.string().max(LIMITS.partnerEmail);
const params = z.object({ id: idSchema });

export const listPartners = endpoint({
  method: 'GET',
  path: '/partners',
  summary: 'Partners with what they brought, the newest first',
  tag: 'partners',
  query: z.object({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    per: z.coerce.number().int().min(1).max(100).default(25),
    /** Part of a name, an address or a source. */
    query: z.string().max(100).optional(),
  }),
  answer: z.object({ partners: z.array(partnerSchema), pagination: paginationSchema }),
  access: 'admin',
});

export const createPartner = endpoint({
  method: 'POST',
  path: '/partners',
  summary: 'Makes a partner',
  tag: 'partners',
  body: z.object({ partner: z.object({ name, email, url_source: z.string().max(LIMITS.partnerSource) }) }),
  answer: withLink,
  status: 201,
  access: 'admin',
  refusals: ['partner_wrong'],
});

export const changePartner = endpoint({
  method: 'PATCH',
  path: '/partners/:id',
  summary: 'Stops a partner or lets them go on, changes their name or address',
  tag: 'partners',
  params,
  body: z.object({
    partner: z.object({ active: z.boolean().optional(), name: name.optional(), email: email.optional() }),
  }),
  answer: z.object({ partner: partnerSchema }),
  access: 'admin',
  refusals: ['not_found', 'partner_wrong'],
});

export const rotatePartnerToken = endpoint({
  method: 'POST',
  path: '/partners/:id/token',
  summary: 'Gives a partner another link; the one before opens nothing any more',
  tag: 'partners',
  params,
  answer: withLink,
  status: 201,
  access: 'admin',
  refusals: ['not_found'],
});
