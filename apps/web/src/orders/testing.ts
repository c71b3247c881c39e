import type { Order, OrderSummary, OrderUpdate, PublicOrder } from '@figurina/contract';

/** Orders as the server answers them, for tests. */
export function anUpdate(part: Partial<OrderUpdate> = {}): OrderUpdate {
  return {
    id: `u-${part.signal ?? 'created'}`,
    signal: 'created',
    title: 'Bestellung eingegangen',
    human_title: 'Bestellt',
    message: 'Die Bestätigung ist per Mail unterwegs.',
    color: 'grey',
    metadata: {},
    target_url: null,
    created_at: '2027-05-03T07:05:00.000Z',
    ...part,
  };
}

export function anOrderSummary(part: Partial<OrderSummary> = {}): OrderSummary {
  return {
    id: 'o1',
    name: 'F-20417',
    status_message: 'Drei Pakete sind unterwegs',
    created_at: '2027-05-03T07:05:00.000Z',
    shipping_address_line: 'SV Blau-Weiß 09 e. V., Am Waldstadion 12, 50933 Köln',
    album: {
      id: 'a1',
      title: 'SV Blau-Weiß 09',
      release_date: '2027-06-12',
      cover_preview_url: null,
      category: 'sports',
      pages: 40,
      total_sticker_sorts: 172,
      spine: 2.6,
      open: true,
    },
    reached_signals: [
      { title: 'created', date: '2027-05-03' },
      { title: 'review_completed', date: '2027-05-06' },
    ],
    estimated_delivery_date: '2027-05-20',
    amount_gross_human: '2.033,71 EUR',
    ...part,
  };
}

const STATIONS = [
  ['ordered', 'Bestellt'],
  ['approved', 'Freigegeben'],
  ['in_print', 'Im Druck'],
  ['shipped', 'Versendet'],
  ['delivered', 'Zugestellt'],
] as const;

/** The stations with the first ones reached, each on its day. */
export function stationsReached(...days: readonly string[]): Order['stations'] {
  return STATIONS.map(([station, human_title], at) => ({
    station,
    human_title,
    reached: at < days.length,
    date: days[at] ?? null,
  }));
}

export function anOrder(part: Partial<Order> = {}): Order {
  const status = { status: 'pending', date: null, target: null };
  return {
    ...anOrderSummary(),
    email: 'mara@blauweiss09.example',
    phone: '00491712345678',
    comment: 'Bitte beim Platzwart klingeln.',
    quote_name: '',
    purchase_order: '',
    vat_id: '',
    leitweg_id: '',
    amount: 170_900,
    tax_value: 32_471,
    amount_gross: 203_371,
    amount_human: '1.709,00 EUR',
    amount_net_human: '1.709,00 EUR',
    tax_value_human: '324,71 EUR',
    currency: 'EUR',
    tax_rate: 1900,
    amounts_first: 'gross',
    language: 'de',
    country_code: 'DE',
    no_albums: 120,
    sticker_packaging_type: 'stickerpack',
    packs_per_album: 45,
    order_features: ['design_check'],
    release_date: '2027-06-12',
    shipping_address: {
      id: 'ad1',
      organization: 'SV Blau-Weiß 09 e. V.',
      first_name: 'Mara',
      last_name: 'König',
      address1: 'Am Waldstadion 12',
      address2: '',
      zip_code: '50933',
      city: 'Köln',
      country_code: 'DE',
      phone: '00491712345678',
    },
    billing_address: null,
    line_items: [
      {
        id: 'l1',
        product: 'album',
        title: 'Album, Softcover 23 × 29,7 cm',
        text: '120 Alben, Softcover 23 × 29,7 cm',
        description: '40 Seiten, 172 Sticker',
        quantity: 120,
        amount: 48_000,
        amount_gross: 57_120,
        amount_human: '480,00 EUR',
        amount_gross_human: '571,20 EUR',
      },
    ],
    order_updates: [anUpdate()],
    stations: stationsReached('2027-05-03'),
    user_invoice: null,
    invoice: null,
    design_check: true,
    transfer_status: status,
    albums_status: status,
    shipment_status: status,
    delivery_note: true,
    tracking_code: null,
    parcels: [],
    approved_at: null,
    approved_version: null,
    delivered_at: null,
    may: { change: false, cancel: false, confirm_delivery: false, reorder: false, upload_bag: false },
    bag_artwork: null,
    replaces: null,
    status_path: '/order/geheim',
    staff: null,
    ...part,
  };
}

export function aPublicOrder(part: Partial<PublicOrder> = {}): PublicOrder {
  const { name, status_message, created_at, album, order_updates, stations, estimated_delivery_date } = anOrder();
  const shown = { name, status_message, created_at, album, order_updates, stations, estimated_delivery_date };
  return { ...shown, tracking_code: null, parcels: [], no_albums: 120, ...part };
}
