import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Contact, CONTACT_MOST, contactFaults } from './contact-form.ts';
import { eventDateFault } from './event-date.ts';
import { wirePhone, wirePhoneFault } from './phone.ts';

const MARA: Contact = {
  organization: 'SV Blau-Weiß 09 e. V.',
  firstName: 'Mara',
  lastName: 'König',
  email: 'mara@blauweiss09.example',
  phone: '0171 2345678',
  address1: 'Am Waldstadion 12',
  address2: '',
  zipCode: '50933',
  city: 'Köln',
  countryCode: 'DE',
  quoteName: '',
  comment: '',
  consent: true,
};
const faults = (changes: Partial<Contact>, category: 'sports' | 'wedding' | 'birthday' | 'business' = 'sports') =>
  contactFaults({ ...MARA, ...changes }, category);

describe('the contact step', () => {
  it('takes what is right', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ address2: 'Hinterhaus', quoteName: 'A-2027-0001', comment: 'Bitte klingeln.' })).toEqual([]);
  });

  it.each([
    ['firstName', 'first_name_required'],
    ['lastName', 'last_name_required'],
    ['email', 'email_required'],
    ['phone', 'phone_required'],
    ['address1', 'address1_required'],
    ['zipCode', 'zip_required'],
    ['city', 'city_required'],
    ['countryCode', 'country_required'],
    ['organization', 'organization_required'],
  ] as const)('asks for %s', (field, code) => {
    for (const nothing of ['', ' ']) expect(faults({ [field]: nothing })).toEqual([{ field, code }]);
  });

  it('asks companies and clubs for their name, others not', () => {
    const named = (category: Parameters<typeof faults>[1]) => faults({ organization: '' }, category).length;
    expect([named('business'), named('sports'), named('wedding'), named('birthday')]).toEqual([1, 1, 0, 0]);
  });

  it.each([
    'mara',
    'mara@blauweiss09',
    'mara@ blauweiss.example',
    '@blau.example',
    'a@b@c.example',
    '1<mara@blau.example>',
    '1:mara@blau.example',
    'a,mara@blau.example',
    '(1)mara@blau.example',
    `${'a'.repeat(250)}@b.de`,
  ])('does not take %s for an address', (email) => {
    expect(faults({ email })).toEqual([{ field: 'email', code: 'email_invalid' }]);
  });

  it.each([
    ['0171/2345678', 'phone_characters'],
    ['+49 171 2345678', 'phone_characters'],
    ['123456789012345678901', 'phone_too_long'],
  ])('says of the number %s: %s', (phone, code) => {
    expect(faults({ phone })).toEqual([{ field: 'phone', code }]);
  });

  it('takes twenty characters of a number as they are typed', () => {
    expect(faults({ phone: '0171 2345678 0000000' })).toEqual([]);
  });

  it.each(Object.entries(CONTACT_MOST))('takes %s up to %i letters', (field, most) => {
    if (field === 'email') return;
    expect(faults({ [field]: 'a'.repeat(most) })).toEqual([]);
    const [fault] = faults({ [field]: 'a'.repeat(most + 1) });
    expect(fault).toMatchObject({ field, code: expect.stringMatching(/_too_long$/) });
  });

  it('asks for the consent to print', () => {
    expect(faults({ consent: false })).toEqual([{ field: 'consent', code: 'print_consent_required' }]);
  });

  it('lists everything in the order of the form, once a field', () => {
    const empty = Object.fromEntries(Object.keys(MARA).map((field) => [field, ''])) as unknown as Contact;
    const fields = contactFaults({ ...empty, consent: false }, 'sports').map(({ field }) => field);
    expect(fields.join(' ')).toBe(
      'organization firstName lastName email phone address1 zipCode city countryCode consent',
    );
  });
});

describe('a telephone number', () => {
  it('goes over the wire with its country, without its zero but in Italy', () => {
    expect(wirePhone('+49', '0171 2345678')).toBe('00491712345678');
    expect(wirePhone('+39', '06 6982')).toBe('0039066982');
    expect(wirePhone('+353', '00 87 123')).toBe('0035387123');
  });

  it('is one that the server takes, however it was typed', () => {
    const typed = fc.stringMatching(/^[0-9 ]{0,9}[1-9][0-9 ]{0,10}$/);
    fc.assert(
      fc.property(fc.constantFrom('+49', '+39', '+420'), typed, (prefix, typed) => {
        expect(faults({ phone: typed })).toEqual([]);
        expect(contactFaults({ ...MARA, phone: wirePhone(prefix, typed) }, 'sports', wirePhoneFault)).toEqual([]);
      }),
    );
  });

  it.each([
    ['', 'phone_required'],
    ['0049', 'phone_required'],
    ['+49171', 'phone_characters'],
    ['0171234', 'phone_characters'],
    [`00420${'1'.repeat(21)}`, 'phone_too_long'],
  ])('is refused by the server as %s: %s', (phone, fault) => {
    expect(wirePhoneFault(phone)).toBe(fault);
  });
});

it('an event has a day that is not over', () => {
  expect(eventDateFault(null, '2027-05-03')).toBe('event_date_required');
  expect(eventDateFault('', '2027-05-03')).toBe('event_date_required');
  expect(eventDateFault('2027-02-30', '2027-05-03')).toBe('event_date_required');
  expect(eventDateFault('9999-12-31', '2027-05-03')).toBe('event_date_required');
  expect(eventDateFault('2027-05-02', '2027-05-03')).toBe('event_date_past');
  expect(eventDateFault('2027-05-03', '2027-05-03')).toBeNull();
});
