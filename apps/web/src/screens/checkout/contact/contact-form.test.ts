import { expect, test } from 'vitest';
import { EMPTY_DRAFT, type TypedContact } from '../checkout-draft.ts';
import { contactForm, fieldAt, formFaults, takesVatId } from './contact-form.ts';
import { splitPhone } from './known-contact.ts';

const known = {
  contact: { firstName: 'Mara', city: 'Köln', area: 'AT', phone: '660 1234', organization: 'SV' },
  eventDate: null,
  category: null,
};
const form = (contact: TypedContact, billing: TypedContact | null = null) =>
  contactForm({ ...EMPTY_DRAFT, contact, billing }, known, 'DE', false);

test('what is typed stands over what is known, also where it was emptied', () => {
  expect(form({ firstName: '', lastName: 'König' }).texts).toMatchObject({
    firstName: '',
    lastName: 'König',
    city: 'Köln',
    countryCode: 'DE',
  });
});

test('the prefix follows the country until it is chosen by hand, and a known number keeps its own', () => {
  expect(form({}).texts.area).toBe('AT');
  expect(form({ phone: '171' }).texts.area).toBe('DE');
  expect(form({ phone: '171', countryCode: 'IT' }).texts.area).toBe('IT');
  expect(form({ phone: '171', countryCode: 'IT', area: 'CH' }).texts.area).toBe('CH');
});

test('a number of an order before is told apart into prefix and number', () => {
  expect(splitPhone('00491712345678')).toEqual({ area: 'DE', phone: '1712345678' });
  expect(splitPhone('00390669821')).toEqual({ area: 'IT', phone: '0669821' });
  expect(splitPhone('004204711')).toEqual({ area: 'CZ', phone: '4711' });
  expect(splitPhone('0017185551234')).toEqual({ area: null, phone: '0017185551234' });
});

test('an address for the invoice is held against the same rules, and the form’s own fields are not judged twice', () => {
  const fields = formFaults(form({}, { city: 'Bonn' }), 'wedding').map(({ field }) => field);
  expect(fields).toEqual([
    'lastName',
    'email',
    'address1',
    'zipCode',
    'consent',
    'billing.firstName',
    'billing.lastName',
    'billing.address1',
    'billing.zipCode',
  ]);
});

test.each([
  ['/order/zip_code', 'zipCode'],
  ['/order/print_access_consent', 'consent'],
  ['/order/billing_address/last_name', 'billing.lastName'],
  ['/order/leitweg_id', 'leitwegId'],
  ['/order/release_date', 'eventDate'],
  ['/order/album_id', null],
])('a refusal at %s belongs to %s', (pointer, field) => {
  expect(fieldAt(pointer)).toBe(field);
});

test('a VAT number is asked for where it can change the tax', () => {
  expect(takesVatId('school', 'AT')).toBe(true);
  expect([takesVatId('wedding', 'AT'), takesVatId('school', 'DE'), takesVatId('business', 'CH')]).toEqual([
    false,
    false,
    false,
  ]);
});
