/** A quote for whoever holds its link. Nothing here tells a wrong link from one that never was. */
import { houseClock } from '@figurina/commerce';
import type { FastifyInstance } from 'fastify';
import { isRefusal, localeOf, refuse, sendRefusal, type Refusal } from '../../platform/http/refusal.ts';
import { unlisted } from '../../platform/http/unlisted.ts';
import { tokenHash } from './make-offer.ts';
import { stateOf } from './offer-answers.ts';
import { offerName } from './offer-number.ts';
import { offerGonePage, offerPage } from './offer-page.ts';
import { offerTexts } from './offer-texts.ts';
import type { OffersParts } from './offers-parts.ts';
import * as queries from './offers.queries.ts';

interface Address {
  Params: { token: string };
}

const MINUTE_MS = 60_000;
/** Calls of one address, wrong links among them, so that nobody tries one after the other. */
const READS_A_MINUTE = 120;
/** A4 in CSS pixels. */
const A4 = { width: 794, height: 1123 };

export function servePublicOffers(http: FastifyInstance, parts: OffersParts): void {
  const { db, clock, config, counters, files, printPage } = parts;

  async function open(token: string, address: string): Promise<queries.Offer | Refusal> {
    const [calls = 0] = await counters.add([`offer read ${address}`], MINUTE_MS);
    if (calls > READS_A_MINUTE) return refuse('too_many_requests');
    return (await queries.findByToken(db, tokenHash(token))) ?? refuse('not_found');
  }

  async function pageOf(offer: queries.Offer, withState: boolean): Promise<string> {
    return offerPage({
      offer,
      i18n: await offerTexts(offer.language),
      day: houseClock(offer.created_at).day,
      config,
      state: withState ? stateOf(offer, houseClock(clock.now()).day) : null,
    });
  }

  http.get<Address>('/offer/:token', { schema: { hide: true } }, async (request, reply) => {
    unlisted(reply);
    const offer = await open(request.params.token, request.ip);
    if (isRefusal(offer) && offer.code !== 'not_found') return sendRefusal(request, reply, offer);
    reply.type('text/html; charset=utf-8');
    if (isRefusal(offer)) return reply.code(404).send(offerGonePage(await offerTexts(localeOf(request))));
    return reply.send(await pageOf(offer, true));
  });

  http.get<Address>('/v1/public/offers/:token/offer.pdf', { schema: { hide: true } }, async (request, reply) => {
    unlisted(reply);
    const offer = await open(request.params.token, request.ip);
    if (isRefusal(offer)) return sendRefusal(request, reply, offer);
    if (offer.withdrawn_at) return sendRefusal(request, reply, refuse('not_found'));
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${offerName(offer)}.pdf"`)
      .send(await printed(offer));
  });

  const underWay = new Map<string, Promise<Buffer>>();

  /** Printed once: what was handed out stays what it was. Who asks meanwhile waits for the same. */
  async function printed(offer: queries.Offer): Promise<Buffer> {
    const key = `offers/${offer.id}.pdf`;
    const kept = await files.read(key);
    if (kept) return kept;
    const running = underWay.get(key);
    if (running) return running;
    const printing = print(offer, key).finally(() => underWay.delete(key));
    underWay.set(key, printing);
    return printing;
  }

  async function print(offer: queries.Offer, key: string): Promise<Buffer> {
    const file = await printPage({ html: await pageOf(offer, false), as: 'pdf', ...A4 });
    await files.put(key, file);
    return file;
  }
}
