import type { Category } from '@figurina/album';
import type { Checkout, readCheckout, RequestOf } from '@figurina/contract';
import { CONTACT_MOST, type Country } from '@figurina/commerce';
import type { CheckoutDraft } from './checkout-draft.ts';
import { takesVatId } from './contact/contact-form.ts';

export type CheckoutQuery = NonNullable<RequestOf<typeof readCheckout>['query']>;

/** What the price depends on, as it is asked for: of what was not chosen the server decides. */
export function checkoutQuery(
  draft: CheckoutDraft,
  { country, eventDate, category }: { country: Country; eventDate: string | null; category: Category | null },
): CheckoutQuery {
  const { albums, packaging, packs, features, voucher, contact } = draft;
  const vatId = contact.vatId?.trim() ?? '';
  const quoteName = contact.quoteName?.trim() ?? '';
  return {
    country_code: country,
    ...(albums !== null && { no_albums: albums }),
    ...(packaging && { sticker_packaging_type: packaging }),
    ...(packs !== null && { packs_per_album: packs }),
    ...(features.length > 0 && { 'order_features[]': [...features] }),
    ...(voucher && { voucher_code: voucher }),
    ...(eventDate && { release_date: eventDate }),
    ...(vatId && category && takesVatId(category, country) && { vat_id: vatId }),
    ...(quoteName && quoteName.length <= CONTACT_MOST.quoteName && { quote_name: quoteName }),
  };
}

/** What of a wish the server refuses to reckon with, and what is taken back then. */
export const TAKEN_BACK: Readonly<Record<string, Partial<CheckoutDraft>>> = {
  no_albums_out_of_range: { albums: null },
  packs_per_album_out_of_range: { packs: null },
};

/** Chosen features that cannot be had any more with what else is wished for. */
export function droppedFeatures(
  { features }: Pick<CheckoutDraft, 'features'>,
  { available_features: available }: Pick<Checkout, 'available_features'>,
): CheckoutDraft['features'] {
  return features.filter((feature) => !available.includes(feature));
}
