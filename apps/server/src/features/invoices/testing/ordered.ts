/** An order as it is read from the database, made of a quote: for what is written about orders without a server. */
import { type AlbumFacts, cents, totalsOf, type Wish, type NetLine } from '@figurina/commerce';
import { quoteOf, TODAY } from '@figurina/commerce/testing';
import type { StoredOrder } from '../../orders/index.ts';

type Ordered = Partial<StoredOrder> & {
  readonly wish?: Partial<Wish>;
  readonly album?: Partial<AlbumFacts>;
  /** Instead of the quote's. */
  readonly nets?: readonly (Omit<NetLine, 'net'> & { readonly net: number })[];
};

export function ordered({ wish, album, nets, ...order }: Ordered = {}): StoredOrder {
  const quote = quoteOf(wish, album);
  const { lines, net, vat, gross } = nets
    ? totalsOf(
        nets.map((line) => ({ ...line, net: cents(line.net) })),
        quote.tax,
      )
    : quote;
  const at = new Date(`${TODAY}T08:00:00Z`);
  const address = {
    organization: '',
    first_name: 'Zoë',
    last_name: 'Łęcka & Söhne <GmbH>',
    address1: 'Am Waldstadion 12',
    address2: '',
    zip_code: '50933',
    city: 'Köln',
    country_code: quote.country,
  };
  return {
    id: '019a',
    kind: 'order',
    packs: null,
    run_id: null,
    motifs: null,
    prepaid: false,
    parcels: [],
    number: 20001,
    album_id: 'a',
    placed_by: 'u',
    reorder_of: null,
    replacement: false,
    claim_id: null,
    language: 'de',
    category: 'wedding',
    country: quote.country,
    currency: quote.currency,
    tax_rate: quote.tax.rate,
    tax_category: quote.tax.category,
    price_list: '',
    net,
    vat,
    gross,
    albums: 10,
    packaging: 'stickerpack',
    packs_per_album: 5,
    features: [],
    release_date: null,
    email: 'zoe@example.org',
    phone: '00491712345678',
    comment: '',
    quote_name: '',
    purchase_order: '',
    vat_id: '',
    leitweg_id: '',
    billing_address: null,
    consent_at: at,
    campaign: null,
    facts: {
      pages: 20,
      singles: 16,
      doubles: 0,
      spine: 1.5,
      title: 'Unsere Hochzeit',
    },
    packs_seed: null,
    packs_hash: null,
    status_token: '',
    status_token_hash: '',
    estimated_delivery: '2027-05-12',
    approval_id: null,
    tab: 'pending_review',
    accepted: false,
    books_sent: false,
    search: '',
    delivered_at: null,
    ended_at: null,
    created_at: at,
    updated_at: at,
    deleted_at: null,
    deleted: null,
    updates: [],
    address: {
      id: 'd',
      order_id: '019a',
      ...address,
    },
    lines: lines.map((line, position) => ({
      ...line,
      id: String(position),
      order_id: '019a',
      position,
      description: '',
      by_hand: null,
    })),
    ...order,
  };
}
