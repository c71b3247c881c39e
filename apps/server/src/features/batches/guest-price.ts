/** What a guest's wish costs now, and as the API says it. */
import {
  type AlbumFacts,
  cents,
  COUNTRY_FACTS,
  currentPriceList,
  type GuestQuote as Quote,
  guestQuote,
  houseClock,
  isCountry,
  type PickedMotif,
  type PricedLine,
  type PriceList,
  shareOf,
} from '@figurina/commerce';
import type { GuestQuote } from '@figurina/contract';
import { formatMoney, type Locale } from '@figurina/locales';
import { createHash } from 'node:crypto';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import { pickMotifs } from './batch-motifs.ts';
import { batchTexts } from './batch-texts.ts';
import type { StoredBatch } from './batches.queries.ts';
import type { Guest } from './guests.queries.ts';

export interface Wanted {
  readonly albums: number;
  readonly packs: number;
  readonly motifs: readonly PickedMotif[];
  readonly country_code: string;
}

export interface PricedGuest {
  /** By the first number of each. */
  readonly motifs: readonly PickedMotif[];
  readonly quote: Quote;
  /** What the guest agreed to, and no other figures. */
  readonly hash: string;
}

export async function priceGuest(
  lists: readonly PriceList[],
  batch: StoredBatch,
  { albums, packs, motifs: wanted, country_code: country }: Wanted,
  { now, locale }: { readonly now: Date; readonly locale: Locale },
): Promise<PricedGuest | Refusal> {
  if (!isCountry(country)) return refuse('country_unsupported');
  const { day } = houseClock(now);
  const facts: AlbumFacts = { ...batch.facts, category: batch.category };
  const list = currentPriceList(lists, COUNTRY_FACTS[country].currency, day);
  const picked = pickMotifs(batch.facts.motifs ?? [], wanted);
  if ('unknown' in picked) {
    const t = await batchTexts(locale);
    const code = batch.facts.motifs ? 'unknown_motif' : 'no_motifs';
    const detail = t(`batches.guest_fault.${code}`, { number: picked.unknown });
    return refuse('batch_wrong', [{ pointer: '/order/motifs', code, detail }]);
  }
  const { motifs, stickers } = picked;
  const priced = guestQuote({ albums, packs, stickers, country }, facts, { list, minimum: batch.minimum, day });
  if ('refused' in priced) {
    const t = await batchTexts(locale);
    const { refused: code } = priced;
    const pointer = `/order/${code === 'no_packs' ? 'packs' : 'albums'}`;
    return refuse('batch_wrong', [{ pointer, code, detail: t(`batches.guest_fault.${code}`) }]);
  }
  const { quote } = priced;
  const { lines, net, vat, gross, currency } = quote;
  const agreed = JSON.stringify([
    albums,
    packs,
    motifs,
    country,
    currency,
    net,
    vat,
    gross,
    lines.map((line) => line.net),
  ]);
  return { quote, motifs, hash: createHash('sha256').update(agreed).digest('base64url') };
}

export async function wireQuote(
  { quote, motifs, hash }: PricedGuest,
  { albums, packs, country_code }: Wanted,
  locale: Locale,
): Promise<GuestQuote> {
  const { each, tax, currency } = quote;
  const money = (amount: number): string => formatMoney(locale, amount, currency);
  const withVat = (net: number): string => money(net + shareOf(cents(net), tax.rate));
  return {
    ...(await wirePrice({ ...quote, tax_rate: tax.rate, albums, packs, motifs, country: country_code }, locale)),
    album_gross_human: withVat(each.album),
    pack_gross_human: each.pack === null ? null : withVat(each.pack),
    sticker_gross_human: withVat(each.sticker),
    quote_hash: hash,
  };
}

/** Lines and sums, of a wish or as they were agreed to. */
export async function wirePrice(
  priced: Pick<Guest, 'currency' | 'net' | 'vat' | 'gross' | 'tax_rate' | 'albums' | 'packs'> & {
    readonly motifs: readonly PickedMotif[];
    readonly country: string;
    readonly lines: readonly PricedLine[];
  },
  locale: Locale,
) {
  const t = await batchTexts(locale);
  const { currency, net, vat, gross } = priced;
  const money = (amount: number): string => formatMoney(locale, amount, currency);
  const text = ({ product, quantity: count }: PricedLine): string => {
    if (product === 'album' || product === 'sticker_topup') return t(`batches.line.${product}`, { count });
    return product === 'stickerpack' ? t('batches.line.stickerpack', { count }) : t('batches.line.shipping');
  };
  return {
    albums: priced.albums,
    packs: priced.packs,
    motifs: [...priced.motifs],
    country_code: priced.country,
    currency,
    lines: priced.lines.map((line) => ({
      product: line.product,
      text: text(line),
      quantity: line.quantity,
      amount_gross_human: money(line.gross),
    })),
    amount_human: money(net),
    tax_value_human: money(vat),
    tax_rate: priced.tax_rate,
    amount_gross_human: money(gross),
  };
}
