import { readCheckout } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import { localeOf } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import type { AskCheckout } from './ask-checkout.ts';

export function serveCheckout(http: FastifyInstance, ask: AskCheckout): void {
  route(http, readCheckout, async ({ params: { id }, query, caller, request }) =>
    ask({
      albumId: id,
      caller,
      locale: localeOf(request),
      wish: {
        albums: query.no_albums,
        packaging: query.sticker_packaging_type ?? null,
        packsPerAlbum: query.packs_per_album ?? null,
        features: [...new Set([...(query.order_features ?? []), ...(query['order_features[]'] ?? [])])],
        country: query.country_code?.toUpperCase(),
        voucherCode: query.voucher_code ?? '',
        releaseDate: query.release_date ?? null,
        vatId: query.vat_id ?? '',
        quoteName: query.quote_name ?? '',
      },
    }),
  );
}
