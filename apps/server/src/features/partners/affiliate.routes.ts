/** What a partner brought, for whoever holds their link, else for the partner who is signed in. */
import { houseClock } from '@figurina/commerce';
import { readAffiliate } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import { findConversions, type Whose } from './conversions.queries.ts';
import { byMonth, monthsSince } from './months.ts';
import { hashOfToken } from './partner-link.ts';
import type { PartnersParts } from './partners-parts.ts';

const MINUTE_MS = 60_000;
const READS_A_MINUTE = 60;

export function serveAffiliate(
  http: FastifyInstance,
  { db, clock, counters }: Pick<PartnersParts, 'db' | 'clock' | 'counters'>,
): void {
  route(http, readAffiliate, async ({ query: { url_token: token }, caller, request, reply }) => {
    reply.headers({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    // Wrong ones count as well, so that nobody tries one after the other.
    const [reads = 0] = await counters.add([`affiliate ${request.ip}`], MINUTE_MS);
    if (reads > READS_A_MINUTE) return refuse('too_many_requests');
    const whose: Whose | undefined = token ? { tokenHash: hashOfToken(token) } : caller && { sub: caller.id };
    const found = whose && (await findConversions(db, whose));
    if (!found) return refuse('partner_gone');
    const months = monthsSince(found.since, houseClock(clock.now()).day.slice(0, 7));
    return {
      affiliate: {
        album_conversions: byMonth(months, found.albums),
        order_conversions: byMonth(months, found.orders),
        url_source: found.source,
      },
    };
  });
}
