import type { Checkout, OrderWish } from '@figurina/contract';
import { type AddressField, CONTACT_WIRE, COUNTRY_FACTS, isCountry, wirePhone } from '@figurina/commerce';
import type { CheckoutDraft, Sending } from '../checkout-draft.ts';
import { type ContactForm, hasOfficeFields, takesVatId, withoutHidden } from '../contact/contact-form.ts';

/** The order as it goes over the wire: what the customer saw, and where it goes. */
export function orderRequest(
  form: ContactForm,
  checkout: Checkout,
  draft: CheckoutDraft,
  eventDate: string | null,
): OrderWish {
  const { category } = checkout.album;
  const { texts, billing } = form;
  const office = hasOfficeFields(category);
  const { email, comment, quoteName, vatId, purchaseOrder, leitwegId } = texts;
  return {
    album_id: checkout.album.id,
    no_albums: checkout.no_albums,
    sticker_packaging_type: checkout.packaging.type ?? 'stickerpack',
    packs_per_album: draft.packs,
    order_features: checkout.order_features,
    voucher_code: checkout.voucher?.status === 'valid' ? checkout.voucher.code : null,
    release_date: eventDate,
    ...addressOnWire(withoutHidden(texts, category)),
    email: email.trim(),
    phone: wirePhone(COUNTRY_FACTS[isCountry(texts.area) ? texts.area : checkout.country_code].prefix, texts.phone),
    comment: comment.trim(),
    quote_name: quoteName.trim(),
    billing_address: billing && addressOnWire(withoutHidden(billing, category)),
    vat_id: takesVatId(category, checkout.country_code) ? vatId.trim() : '',
    purchase_order: office ? purchaseOrder.trim() : '',
    leitweg_id: office ? leitwegId.trim() : '',
    print_access_consent: form.consent,
    quote_hash: checkout.quote_hash,
  };
}

/** The same body keeps its key, so that an answer that was lost is asked for again and nothing is ordered twice. */
export function sendingOf(order: OrderWish, before: Sending | null, newKey: () => string): Sending {
  const body = JSON.stringify({ order });
  return before?.body === body ? before : { key: newKey(), body };
}

function addressOnWire(texts: Readonly<Record<AddressField, string>>) {
  const { organization, firstName, lastName, address1, address2, zipCode, city, countryCode } = texts;
  const fields = { organization, firstName, lastName, address1, address2, zipCode, city, countryCode };
  const wire = Object.entries(fields).map(([field, text]) => [CONTACT_WIRE[field as AddressField], text.trim()]);
  return Object.fromEntries(wire) as Pick<OrderWish, (typeof CONTACT_WIRE)[AddressField]>;
}
