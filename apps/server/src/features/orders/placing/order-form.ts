/** The form of an order, judged as the checkout judges it: the same rules, the same codes, the same words. */
import type { Category } from '@figurina/album';
import {
  ADDRESS_FIELDS,
  CATEGORY_RULES,
  type Contact,
  CONTACT_WIRE,
  contactFaults,
  eventDateFault,
  isLeitwegId,
  type IsoDay,
  wirePhoneFault,
} from '@figurina/commerce';
import type { OrderWish, PostalAddress } from '@figurina/contract';
import type { Locale } from '@figurina/locales';
import { refuse, type Refusal } from '../../../platform/http/refusal.ts';
import { readVatId } from '../../checkout/index.ts';
import { placingTexts } from './placing-texts.ts';

type Faults = ReturnType<typeof contactFaults>;
type FaultCode = Faults[number]['code'] | NonNullable<ReturnType<typeof eventDateFault>>;

export interface Fault {
  /** As it is called on the wire. */
  readonly field: string;
  readonly code: FaultCode;
}

/** What the form asks for beside what is ordered. */
export type ContactWish = PostalAddress &
  Pick<OrderWish, 'email' | 'phone' | 'comment' | 'quote_name' | 'print_access_consent' | 'billing_address'>;

export function formFaults(wish: ContactWish, category: Category): Fault[] {
  const of = (contact: ContactWish): Faults => contactFaults(contactOf(contact), category, wirePhoneFault);
  const own = of(wish).map(({ field, code }) => ({ field: CONTACT_WIRE[field], code }));
  const billing = wish.billing_address ? of({ ...wish, ...wish.billing_address }) : [];
  const ofBilling = billing.filter(({ field }) => ADDRESS_FIELDS.some((one) => one === field));
  return [...own, ...ofBilling.map(({ field, code }) => ({ field: `billing_address/${CONTACT_WIRE[field]}`, code }))];
}

/** Both stand in the invoice, which is none by the rules of e-invoices with a number that there cannot be. */
export function numberFaults({ vat_id, leitweg_id }: Pick<OrderWish, 'vat_id' | 'leitweg_id'>): Fault[] {
  const faults: Fault[] = [];
  if (vat_id.trim() !== '' && !readVatId(vat_id)) faults.push({ field: 'vat_id', code: 'vat_id_invalid' });
  if (leitweg_id.trim() !== '' && !isLeitwegId(leitweg_id))
    faults.push({ field: 'leitweg_id', code: 'leitweg_id_invalid' });
  return faults;
}

export function dateFaults(releaseDate: IsoDay | null, today: IsoDay): Fault[] {
  const code = eventDateFault(releaseDate, today);
  return code ? [{ field: 'release_date', code }] : [];
}

/** Undefined where there are none. */
export async function faultsRefusal(faults: readonly Fault[], locale: Locale): Promise<Refusal | undefined> {
  if (faults.length === 0) return undefined;
  const t = await placingTexts(locale);
  return refuse(
    'order_invalid',
    faults.map(({ field, code }) => ({ pointer: `/order/${field}`, code, detail: t(`orders.fault.${code}`) })),
  );
}

/** As it is kept: without blanks around, and without an organization where the form has no field for one. */
export function tidyAddress(address: PostalAddress, category: Category): PostalAddress {
  const { organization } = CATEGORY_RULES[category];
  return {
    organization: organization === 'hidden' ? '' : address.organization.trim(),
    first_name: address.first_name.trim(),
    last_name: address.last_name.trim(),
    address1: address.address1.trim(),
    address2: address.address2.trim(),
    zip_code: address.zip_code.trim(),
    city: address.city.trim(),
    country_code: address.country_code,
  };
}

function contactOf(wish: ContactWish): Contact {
  return {
    organization: wish.organization,
    firstName: wish.first_name,
    lastName: wish.last_name,
    email: wish.email,
    phone: wish.phone,
    address1: wish.address1,
    address2: wish.address2,
    zipCode: wish.zip_code,
    city: wish.city,
    countryCode: wish.country_code,
    quoteName: wish.quote_name,
    comment: wish.comment,
    consent: wish.print_access_consent,
  };
}
