import { COUNTRIES, type Country, defaultCountry } from '@figurina/commerce';
import { readCheckout } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import { isRefusal, localeOf, refuse } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import { categoryOf } from './album-facts.ts';
import type { ReadAlbum } from './album-readings.ts';
import type { AnswerCheckout } from './answer-checkout.ts';
import type { CheckoutParts } from './checkout-parts.ts';
import { findHead } from './checkout.queries.ts';
import type { MayTryCodes } from './tries.ts';

interface RoutesParts extends Pick<CheckoutParts, 'db' | 'clock' | 'albums' | 'pictures'> {
  readonly readAlbum: ReadAlbum;
  readonly answer: AnswerCheckout;
  readonly mayTry: MayTryCodes;
}

export function serveCheckout(http: FastifyInstance, parts: RoutesParts): void {
  const { db, clock, albums, pictures, readAlbum, answer, mayTry } = parts;

  route(http, readCheckout, async ({ params: { id }, query, caller, request }) => {
    const locale = localeOf(request);
    const looked = findHead(db, id);
    const [actor, head] = await Promise.all([albums.accessToFound({ id, looked }, caller, 'order'), looked]);
    if (isRefusal(actor)) return actor;
    if (!head) return refuse('not_found');
    if (head.is_blueprint) return refuse('blueprint_not_orderable');
    const country = query.country_code?.toUpperCase() ?? defaultCountry(locale);
    if (!isCountry(country)) return refuse('country_unsupported');
    const { voucher_code: voucher = '', vat_id: vatId = '', quote_name: quoteName = '' } = query;
    if (!(await mayTry(caller.id, { voucher, vatId, quoteName }))) return refuse('too_many_requests');
    const reading = await readAlbum(id, head.version);
    if (!reading) return refuse('not_found');
    const checkout = await answer({
      album: {
        id,
        title: head.title,
        releaseDate: head.release_date,
        language: head.language,
        category: categoryOf(head),
        coverUrl: albums.covers.url(head, pictures.imageToken(id, caller)),
      },
      printed: reading.printed,
      errors: reading.errors,
      wish: {
        albums: query.no_albums,
        packaging: query.sticker_packaging_type ?? null,
        packsPerAlbum: query.packs_per_album ?? null,
        features: [...new Set([...(query.order_features ?? []), ...(query['order_features[]'] ?? [])])],
        country,
        voucherCode: voucher,
        releaseDate: query.release_date ?? head.release_date,
        vatId,
        quoteName,
      },
      locale,
      now: clock.now(),
      db,
    });
    return isRefusal(checkout) ? checkout : { checkout };
  });
}

function isCountry(code: string): code is Country {
  return (COUNTRIES as readonly string[]).includes(code);
}
