/** Who sells, as the settings say it. */
import type { Config } from '../../platform/config/config.ts';
import type { InvoiceSeller } from './content/invoice-content.ts';

/** Settings without which there is no invoice, by their names. */
const NEEDED = {
  name: 'SELLER_NAME',
  street: 'SELLER_STREET',
  zip: 'SELLER_ZIP',
  city: 'SELLER_CITY',
  iban: 'SELLER_IBAN',
} as const;

/**
 * Stands in while no seller is set, so that the whole way can be seen. Its numbers are none: check digits of 00 do not occur, so
 * no bank takes the IBAN.
 */
const SPECIMEN: InvoiceSeller = {
  name: 'Musterverlag Specimen',
  street: 'Musterstraße 1',
  zip: '00000',
  city: 'Musterstadt',
  country: 'DE',
  vatId: 'DE000000000',
  taxNumber: '',
  register: '',
  email: 'muster@figurina.localhost',
  phone: '+49 000 000000',
  iban: 'DE00000000000000000000',
  bic: '',
};

export type Seller =
  | { readonly state: 'complete' | 'specimen'; readonly seller: InvoiceSeller }
  /** `missing`: the settings that are not there. */
  | { readonly state: 'incomplete'; readonly missing: readonly string[] };

export function readSeller({ seller, supportEmail }: Pick<Config, 'seller' | 'supportEmail'>): Seller {
  if (!seller) return { state: 'specimen', seller: SPECIMEN };
  const missing: string[] = Object.entries(NEEDED)
    .filter(([field]) => !seller[field as keyof typeof NEEDED])
    .map(([, setting]) => setting);
  if (!seller.vatId && !seller.taxNumber) missing.push('SELLER_VAT_ID or SELLER_TAX_NUMBER');
  if (missing.length > 0) return { state: 'incomplete', missing };
  const { name = '', street = '', zip = '', city = '', country, register = '', phone = '' } = seller;
  const { vatId = '', taxNumber = '', email = supportEmail, iban = '', bic = '' } = seller;
  const address = { name, street, zip, city, country };
  const bank = { iban: iban.replace(/\s/g, '').toUpperCase(), bic: bic.replace(/\s/g, '').toUpperCase() };
  return { state: 'complete', seller: { ...address, vatId, taxNumber, register, email, phone, ...bank } };
}

/** What of the seller's details an invoice of this kind needs and does not have. */
export function missingFor(
  { vatId, phone }: InvoiceSeller,
  invoice: { readonly category: 'S' | 'G' | 'K'; readonly leitwegId: string },
): string[] {
  return [
    // Without VAT only by a VAT number (BR-G-02, BR-IC-02).
    ...(invoice.category !== 'S' && !vatId ? ['SELLER_VAT_ID'] : []),
    // A public body is told whom to call (BR-DE-6).
    ...(invoice.leitwegId && !phone ? ['SELLER_PHONE'] : []),
  ];
}
