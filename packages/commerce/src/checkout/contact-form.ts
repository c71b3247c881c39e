/** The checkout's contact step: its fields, what they must hold and the code of each fault. Source: C5, shop 2.4. */
import type { Category } from '@figurina/album';
import { CATEGORY_RULES } from '../categories.ts';
import { COUNTRIES } from '../delivery/countries.ts';
import { type PhoneFault, phoneFault } from './phone.ts';
import { isMailAddress } from './mail-address.ts';

/** Fields as the form calls them and in its order, and their names on the wire. The prefix of the telephone is no field of its own. */
export const CONTACT_WIRE = {
  organization: 'organization',
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  phone: 'phone',
  address1: 'address1',
  address2: 'address2',
  zipCode: 'zip_code',
  city: 'city',
  countryCode: 'country_code',
  quoteName: 'quote_name',
  comment: 'comment',
  consent: 'print_access_consent',
} as const;
export type ContactField = keyof typeof CONTACT_WIRE;

/** Those of an address, which an invoice may have another one of. */
export const ADDRESS_FIELDS = [
  'organization',
  'firstName',
  'lastName',
  'address1',
  'address2',
  'zipCode',
  'city',
  'countryCode',
] as const satisfies readonly ContactField[];
export type AddressField = (typeof ADDRESS_FIELDS)[number];

type TextField = Exclude<ContactField, 'consent'>;

/** What was typed; an empty text where nothing was. */
export type Contact = Readonly<Record<TextField, string>> & { readonly consent: boolean };

/** The most letters of a field. */
export const CONTACT_MOST = {
  organization: 200,
  firstName: 100,
  lastName: 100,
  email: 254,
  address1: 200,
  address2: 200,
  zipCode: 20,
  city: 100,
  quoteName: 60,
  comment: 1000,
} as const satisfies Partial<Record<TextField, number>>;
type Measured = keyof typeof CONTACT_MOST;
/** An address that is too long is none. */
type TooLong = `${(typeof CONTACT_WIRE)[Exclude<Measured, 'email'>]}_too_long`;

export type ContactCode =
  | 'organization_required'
  | 'first_name_required'
  | 'last_name_required'
  | 'email_required'
  | 'email_invalid'
  | 'address1_required'
  | 'zip_required'
  | 'city_required'
  | 'country_required'
  | 'print_consent_required'
  // Of numbers that the server alone can judge.
  | 'vat_id_invalid'
  | 'leitweg_id_invalid'
  | PhoneFault
  | TooLong;

export interface ContactFault {
  readonly field: ContactField;
  readonly code: ContactCode;
}

const REQUIRED: readonly (readonly [TextField, ContactCode])[] = [
  ['firstName', 'first_name_required'],
  ['lastName', 'last_name_required'],
  ['email', 'email_required'],
  ['address1', 'address1_required'],
  ['zipCode', 'zip_required'],
  ['city', 'city_required'],
];

/**
 * All faults in the order of the form, at most one a field. The form judges the telephone as it was typed, the server as it came
 * over the wire (`wirePhoneFault`).
 */
export function contactFaults(
  contact: Contact,
  category: Category,
  faultOfPhone: (phone: string) => PhoneFault | null = phoneFault,
): ContactFault[] {
  const codes: Partial<Record<ContactField, ContactCode | null>> = {};
  for (const field of Object.keys(CONTACT_MOST) as Measured[]) {
    if (contact[field].length <= CONTACT_MOST[field]) continue;
    codes[field] = field === 'email' ? 'email_invalid' : `${CONTACT_WIRE[field]}_too_long`;
  }
  if (!isMailAddress(contact.email.trim())) codes.email = 'email_invalid';
  for (const [field, code] of REQUIRED) if (isBlank(contact[field])) codes[field] = code;
  const { organization } = CATEGORY_RULES[category];
  if (organization === 'required' && isBlank(contact.organization)) codes.organization = 'organization_required';
  codes.phone = faultOfPhone(contact.phone);
  if (!COUNTRIES.some((country) => country === contact.countryCode)) codes.countryCode = 'country_required';
  if (!contact.consent) codes.consent = 'print_consent_required';
  const fields = Object.keys(CONTACT_WIRE) as ContactField[];
  return fields.flatMap((field) => (codes[field] ? [{ field, code: codes[field] }] : []));
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}
