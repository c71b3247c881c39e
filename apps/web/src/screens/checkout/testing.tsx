import { SCHEMA_VERSION } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import type { Checkout, OrderWish } from '@figurina/contract';
import type { Locale } from '@figurina/locales';
import { useLocation } from 'react-router';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage, aUser, Staged, type Answers } from '../../app/testing.tsx';
import { CHECKOUT_TEXTS } from './checkout-texts.ts';
import { CheckoutScreen } from './CheckoutScreen.tsx';

const line = (product: Checkout['line_items'][number]['product'], text: string, net: string, gross: string) => ({
  id: product,
  product,
  title: text,
  description: '',
  text,
  quantity: 1,
  amount: 0,
  amount_gross: 0,
  amount_human: net,
  amount_gross_human: gross,
});

/** The answer to 120 albums of a club, as the server gives it. */
export function aCheckout(part: Partial<Checkout> = {}): Checkout {
  return {
    line_items: [
      line('album', '120 Alben, Softcover 23 × 29,7 cm', '480,00 EUR', '571,20 EUR'),
      line('stickerpack', '5.400 Tüten mit je 4 Stickern', '1.134,00 EUR', '1.349,46 EUR'),
      line('shipping', 'Versand nach Deutschland', '20,00 EUR', '23,80 EUR'),
    ],
    amount: 163_400,
    tax_value: 31_046,
    amount_gross: 194_446,
    amount_human: '1.634,00 EUR',
    tax_value_human: '310,46 EUR',
    amount_gross_human: '1.944,46 EUR',
    currency: 'EUR',
    tax_rate: 1900,
    tax_category: 'S',
    price_list: '2026-01-01.eur',
    country_code: 'DE',
    amounts_first: 'gross',
    estimated_delivery_date: '2099-05-20',
    order_by_date: '2099-05-26',
    delivery_tight: false,
    voucher: null,
    vat_id: null,
    offer: null,
    errors: [],
    error_details: [],
    album: {
      id: 'a1',
      title: 'SV Blau-Weiß 09',
      release_date: '2099-06-12',
      cover_preview_url: null,
      language: 'de',
      category: 'sports',
      pages: 40,
      total_sticker_sorts: 172,
      spine: 2.6,
    },
    blueprint_category: 'sports',
    no_albums: 120,
    limits: { min: 10, max: 200, step: 1 },
    packaging: { type: 'stickerpack', unavailable: [], per_box: null },
    available_features: ['design_check', 'premium_lamination', 'custom_stickerpack'],
    feature_prices: [
      price('design_check', '39,00 EUR', '46,41 EUR'),
      price('premium_lamination', '36,00 EUR', '42,84 EUR'),
      price('custom_stickerpack', '89,00 EUR', '105,91 EUR'),
    ],
    order_features: [],
    pack_plan: {
      per_album: 45,
      min: 5,
      max: 90,
      recommended: 45,
      enough: 45,
      motifs: 172,
      alone: 112,
      swapping: 0.99,
      spare: 8,
    },
    support_email: 'hilfe@example.org',
    prepayment_note: null,
    quote_hash: 'h1',
    ...part,
  };
}

function price(feature: Checkout['available_features'][number], net: string, gross: string) {
  return { feature, amount: 0, amount_gross: 0, amount_human: net, amount_gross_human: gross };
}

export const CHECKOUT = 'GET /v1/albums/a1/checkout';
export const ORDER = 'POST /v1/orders';

export interface Opened {
  readonly answers: Answers;
  readonly calls: string[];
  /** The orders that were sent. */
  readonly sent: OrderWish[];
}

/** The checkout of Mara's album at a step, over a made-up network. */
export async function openCheckout(
  answers: Answers = {},
  { step = 'preview', locale = 'de', width = 1440 }: { step?: string; locale?: Locale; width?: number } = {},
): Promise<Opened> {
  await page.viewport(width, 900);
  const sent: OrderWish[] = [];
  const stage = await aStage(
    {
      [CHECKOUT]: { body: { checkout: aCheckout() } },
      'GET /v1/albums/a1/head': {
        body: {
          album: {
            release_date: '2099-06-12',
            blueprint_category: 'sports',
            organization: { name: 'SV Blau-Weiß 09' },
          },
        },
      },
      'GET /v1/albums/a1/preview': { body: { album: aPreview() } },
      'GET /v1/orders': { body: { orders: [], pagination: { total_pages: 0, current_page: 1 } } },
      'GET /v1/users/me': { body: { user: aUser({ email_confirmed: true }) } },
      'GET /v1/config': { body: { config: { legal_pages: ['terms', 'withdrawal'] } } },
      ...answers,
    },
    locale,
    (call, body) => call === ORDER && sent.push((body as { order: OrderWish }).order),
  );
  await stage.services.language.load(CHECKOUT_TEXTS);
  const routes = [
    { path: '/album/:albumId/checkout', element: <CheckoutScreen /> },
    { path: '*', element: <Elsewhere /> },
  ];
  await render(<Staged services={stage.services} routes={routes} at={`/album/a1/checkout?step=${step}`} />);
  return { answers: stage.answers, calls: stage.calls, sent };
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <h1>{pathname + search}</h1>;
}

function aPreview() {
  return {
    id: 'a1',
    title: 'SV Blau-Weiß 09',
    release_date: '2099-06-12',
    language: 'de',
    ...anAlbum()
      .section('Team')
      .spread()
      .cell({ sticker: 'Jonas Meier' })
      .cell({ sticker: 'Jonas Meyer', x: 80 })
      .parts(),
    schema_version: SCHEMA_VERSION,
    version: 1,
    image_token: 'x',
  };
}
