/** What a club orders in tests: the picture of the checkout, example 3 of the requirements. */
import type { OrderWish } from '@figurina/contract';

export const CLUB = {
  organization: 'SV Blau-Weiß 09 e. V.',
  first_name: 'Mara',
  last_name: 'König',
  email: 'mara@blauweiss09.example',
  phone: '00491712345678',
  address1: 'Am Waldstadion 12',
  address2: '',
  zip_code: '50933',
  city: 'Köln',
  country_code: 'DE',
} as const;

export function orderWish(albumId: string, wish: Partial<OrderWish> = {}): OrderWish {
  return {
    album_id: albumId,
    no_albums: 120,
    sticker_packaging_type: 'stickerpack',
    packs_per_album: null,
    order_features: ['design_check', 'premium_lamination'],
    release_date: '2027-06-12',
    voucher_code: null,
    ...CLUB,
    comment: 'Bitte beim Platzwart klingeln.',
    quote_name: '',
    print_access_consent: true,
    billing_address: null,
    vat_id: '',
    purchase_order: '',
    leitweg_id: '',
    ...wish,
  };
}
