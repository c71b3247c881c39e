import { changePartner, createPartner, listPartners, type Partner, rotatePartnerToken } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import { localeOf, refuse } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import { alterPartner, makePartner, rotateLink } from './keep-partners.ts';
import { partnerWrong } from './partner-faults.ts';
import type { PartnersParts } from './partners-parts.ts';
import * as queries from './partners.queries.ts';

export function servePartners(http: FastifyInstance, parts: PartnersParts): void {
  const { db } = parts;
  const wire = async (partner: queries.StoredPartner): Promise<Partner> => {
    const [counted] = await queries.counted(db, [partner]);
    return wirePartner(counted ?? { ...partner, albums: 0, orders: 0 });
  };

  route(http, listPartners, async ({ query: { page, per, query = '' } }) => {
    const { partners, total } = await queries.listPartners(db, query.trim(), { page, per });
    return {
      partners: partners.map(wirePartner),
      pagination: { current_page: page, total_pages: Math.max(1, Math.ceil(total / per)) },
    };
  });

  route(http, createPartner, async ({ body: { partner }, caller, request, reply }) => {
    reply.header('cache-control', 'private, no-store');
    const made = await makePartner(parts, partner, caller);
    if ('faults' in made) return partnerWrong(made.faults, localeOf(request));
    return { partner: await wire(made.partner), url: made.url };
  });

  route(http, changePartner, async ({ params: { id }, body: { partner: change }, caller, request }) => {
    const changed = await alterPartner(parts, id, { change, by: caller });
    if (!changed) return refuse('not_found');
    if ('faults' in changed) return partnerWrong(changed.faults, localeOf(request));
    return { partner: await wire(changed) };
  });

  route(http, rotatePartnerToken, async ({ params: { id }, caller, reply }) => {
    reply.header('cache-control', 'private, no-store');
    const made = await rotateLink(parts, id, caller);
    return made ? { partner: await wire(made.partner), url: made.url } : refuse('not_found');
  });
}

function wirePartner({ id, name, email, url_source, active, albums, orders, created_at }: queries.CountedPartner) {
  return {
    id,
    name,
    email,
    url_source,
    active,
    albums,
    orders,
    created_at: created_at.toISOString(),
  } satisfies Partner;
}
