/** The contact form as a whole: what shows in its fields, what is wrong with it, and which field a refusal means. */
import type { Category } from '@figurina/album';
import {
  ADDRESS_FIELDS,
  type AddressField,
  CATEGORY_RULES,
  CONTACT_WIRE,
  type ContactCode,
  type ContactField,
  contactFaults,
  type Country,
} from '@figurina/commerce';
import type { CheckoutDraft, TextField } from '../checkout-draft.ts';
import type { Known } from './known-contact.ts';

export interface ContactForm {
  readonly texts: Readonly<Record<TextField, string>>;
  /** Null: invoices go to where the albums go. */
  readonly billing: Readonly<Record<AddressField, string>> | null;
  readonly consent: boolean;
}

type More = 'vatId' | 'purchaseOrder' | 'leitwegId';
/** Everything of the form that can be wrong; `eventDate` lies on the step before. */
export type FormField = ContactField | More | 'eventDate' | `billing.${AddressField}`;

export interface FormFault {
  readonly field: FormField;
  readonly code: ContactCode;
}

const NO_ADDRESS = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, ''])) as Record<AddressField, string>;

/** What was typed, over what is known already. The prefix of the telephone follows the country until it is chosen. */
export function contactForm(
  { contact: typed, billing }: Pick<CheckoutDraft, 'contact' | 'billing'>,
  { contact: known }: Known,
  country: Country,
  consent: boolean,
): ContactForm {
  const { area: knownArea, ...before } = known;
  // A number that is known comes with its prefix.
  const area = typed.area ?? (typed.phone === undefined ? knownArea : undefined) ?? typed.countryCode ?? country;
  const rest = { email: '', phone: '', quoteName: '', comment: '', vatId: '', purchaseOrder: '', leitwegId: '' };
  return {
    texts: { ...NO_ADDRESS, ...rest, countryCode: country, ...before, ...typed, area },
    billing: billing && { ...NO_ADDRESS, countryCode: country, ...billing },
    consent,
  };
}

/** In the order of the form, at most one a field. */
export function formFaults({ texts, billing, consent }: ContactForm, category: Category): FormFault[] {
  const found = contactFaults({ ...withoutHidden(texts, category), consent }, category);
  if (!billing) return found;
  const other = contactFaults({ ...texts, ...withoutHidden(billing, category), consent }, category);
  const isOfAddress = (field: string): field is AddressField => ADDRESS_FIELDS.some((one) => one === field);
  return [
    ...found,
    ...other.flatMap(({ field, code }) => (isOfAddress(field) ? [{ field: `billing.${field}` as const, code }] : [])),
  ];
}

/** What a field that is not shown still holds, e.g. of an order before, is not sent. */
export function withoutHidden<Texts extends { readonly organization: string }>(
  texts: Texts,
  category: Category,
): Texts {
  return CATEGORY_RULES[category].organization === 'hidden' ? { ...texts, organization: '' } : texts;
}

const BY_WIRE = new Map<string, FormField>([
  ...(Object.entries(CONTACT_WIRE) as [ContactField, string][]).map(([field, wire]): [string, FormField] => [
    wire,
    field,
  ]),
  ...ADDRESS_FIELDS.map((field): [string, FormField] => [`billing_address/${CONTACT_WIRE[field]}`, `billing.${field}`]),
  ['vat_id', 'vatId'],
  ['purchase_order', 'purchaseOrder'],
  ['leitweg_id', 'leitwegId'],
  ['release_date', 'eventDate'],
]);

/** The field that a refusal of the server points to, e.g. `/order/zip_code`; null for none of the form. */
export function fieldAt(pointer: string): FormField | null {
  return BY_WIRE.get(pointer.replace(/^\/order\//, '')) ?? null;
}

/** The element of the form, which the button outside of it sends. */
export const CONTACT_FORM = 'checkout-contact';

/** The element of a field, for labels and links. */
export function fieldId(field: FormField): string {
  return `checkout-${field.replace('.', '-')}`;
}

const ORGANIZED: ReadonlySet<Category> = new Set(['business', 'sports', 'community', 'school']);

/** Who is asked for the numbers that offices and bookkeepers want. */
export function hasOfficeFields(category: Category): boolean {
  return ORGANIZED.has(category);
}

/** A VAT number changes the tax of deliveries to other member states alone. */
export function takesVatId(category: Category, country: Country): boolean {
  return hasOfficeFields(category) && country !== 'DE' && country !== 'CH';
}
