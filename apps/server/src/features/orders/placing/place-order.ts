/** An order is taken: judged and written while nobody can change the album, whole or not at all. */
import { type Country, houseClock, isCountry } from '@figurina/commerce';
import type { OrderWish } from '@figurina/contract';
import type { Locale } from '@figurina/locales';
import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { isRefusal, refuse, type Refusal } from '../../../platform/http/refusal.ts';
import { type CurrentDocument, holdAlbum, markOrdered, printCopy } from '../../albums/index.ts';
import { albumErrors, categoryOf, checkoutTexts, errorInWords, factsOf, type PriceWish } from '../../checkout/index.ts';
import { findApprovalOf, findOrderableAlbum } from '../orders-of-album.queries.ts';
import type { OrdersParts } from '../orders-parts.ts';
import { allOrNothing } from './all-or-nothing.ts';
import { beginOrder } from './begin-order.ts';
import { dateFaults, faultsRefusal, formFaults, numberFaults, tidyAddress } from './order-form.ts';
import { pricedOrder } from './priced-order.ts';
import { answeredRequest, keepRequest, type OrderRequest, type Placed } from './requests.ts';
import { mayPlace } from './turn.ts';
import { writeOrder } from './write-order.ts';

export interface Placing {
  readonly wish: OrderWish;
  readonly caller: Caller;
  readonly locale: Locale;
  readonly request: OrderRequest;
}

/** An album that is written to faster than it can be read is not ordered. */
const TRIES = 5;

export async function placeOrder(parts: OrdersParts, placing: Placing): Promise<Placed | Refusal> {
  const { db, clock, albums, documents, identity, checkout } = parts;
  const { wish, caller, request } = placing;
  const before = await answeredRequest(db, request, clock.now());
  if (before !== undefined) return isRefusal(before) ? before : { orderId: before, isNew: false };
  const actor = await albums.access(wish.album_id, caller, 'order');
  if (isRefusal(actor)) return actor;
  if (!(await identity.isConfirmed(caller.id))) return refuse('address_unconfirmed');
  const tried = { voucher: wish.voucher_code ?? '', vatId: wish.vat_id, quoteName: wish.quote_name };
  if (!(await checkout.mayTry(caller.id, tried))) return refuse('too_many_requests');
  for (let at = 0; at < TRIES; at++) {
    const current = await documents.readDocument(wish.album_id);
    if (!current) return refuse('not_found');
    const look = lookAt(current);
    const placed = await allOrNothing(db, (tx) => placeNow(parts, tx, placing, look));
    if (placed !== 'changed') return placed;
  }
  return refuse('conflict');
}

/** What is worked out of a document before anybody has to wait for it. */
type Look = ReturnType<typeof lookAt>;

function lookAt({ document, version }: CurrentDocument) {
  return { version, document, errors: albumErrors(document), facts: factsOf(document), copy: printCopy(document) };
}

/** `changed`: the album is not what was looked at any more. */
async function placeNow(
  parts: OrdersParts,
  tx: Transaction<Database>,
  placing: Placing,
  look: Look,
): Promise<Placed | Refusal | 'changed'> {
  const { clock, checkout, offers } = parts;
  const { wish, caller, locale, request } = placing;
  const now = clock.now();
  const turn = await mayPlace(tx, request, now);
  if (turn) return turn;
  const held = await holdAlbum(tx, wish.album_id);
  const album = await findOrderableAlbum(tx, wish.album_id);
  if (!held || !album) return refuse('not_found');
  if (album.is_blueprint) return refuse('blueprint_not_orderable');
  const category = categoryOf(album);
  if (wish.country_code !== '' && !isCountry(wish.country_code)) return refuse('country_unsupported');
  const dates = dateFaults(wish.release_date, houseClock(now).day);
  const faults = [...formFaults(wish, category), ...numberFaults(wish), ...dates];
  const refused = await faultsRefusal(faults, locale);
  if (refused) return refused;
  if (held.version !== look.version) return 'changed';
  if (look.errors.length > 0) return notPrintable(look.errors, locale);
  const { spine, ...figures } = look.facts;
  const price = priceWish(wish);
  const priced = await pricedOrder(checkout.pricing, tx, {
    wish: price,
    facts: { ...figures, category },
    agreed: wish.quote_hash,
    now,
  });
  if (isRefusal(priced)) return priced;
  const isApproved = held.lock?.cause === 'approval';
  const draft = {
    albumId: wish.album_id,
    by: caller.id,
    locale,
    category,
    wish: price,
    facts: { ...figures, spine, title: album.title },
    copy: { ...look.copy, version: look.version },
    address: tidyAddress(wish, category),
    contact: { ...wish, billing_address: wish.billing_address && tidyAddress(wish.billing_address, category) },
    campaign: wish.campaign ?? null,
    reorderOf: null,
    // What is locked by its approval is printed as it was approved: it cannot be approved once more.
    approvalId: isApproved ? await findApprovalOf(tx, wish.album_id, look.copy.hash) : null,
  };
  const orderId = await writeOrder(tx, draft, priced, now);
  if (priced.offerId !== null && !(await offers.redeem(tx, priced.offerId, orderId))) return refuse('price_changed');
  await markOrdered(tx, wish.album_id, { releaseDate: isApproved ? null : wish.release_date, now });
  const begun = await beginOrder(parts, tx, { orderId, by: caller.id, now });
  if (begun) return begun;
  await keepRequest(tx, request, { orderId, now });
  return { orderId, isNew: true };
}

async function notPrintable(errors: ReturnType<typeof albumErrors>, locale: Locale): Promise<Refusal> {
  const t = await checkoutTexts(locale);
  const parts = errors.map((error) => errorInWords(error, t));
  return refuse(
    'album_not_printable',
    parts.map(({ code, message }) => ({ pointer: '/order/album_id', code, detail: message })),
  );
}

/** What its price depends on. */
export function priceWish(wish: OrderWish): PriceWish {
  return {
    albums: wish.no_albums,
    packaging: wish.sticker_packaging_type,
    packsPerAlbum: wish.packs_per_album,
    features: [...new Set(wish.order_features)],
    country: wish.country_code as Country,
    voucherCode: wish.voucher_code,
    releaseDate: wish.release_date,
    vatId: wish.vat_id,
    quoteName: wish.quote_name,
  };
}
