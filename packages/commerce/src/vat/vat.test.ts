import { describe, expect, it } from 'vitest';
import { COUNTRIES, defaultCountry, looksLikeZip } from '../delivery/countries.ts';
import { canReverseCharge, vatOf } from './vat.ts';

describe('VAT', () => {
  it('is that of the country of delivery', () => {
    const rates = COUNTRIES.map((country) => `${country} ${vatOf(country, '2027-05-03').rate}`).join(', ');
    expect(rates).toBe(
      'DE 1900, CH 0, AT 2000, LU 1700, FR 2000, NL 2100, BE 2100, ' +
        'IE 2300, FI 2550, IT 2200, PL 2300, ES 2100, CZ 2100, RO 2100',
    );
  });

  it('is that of the day of order', () => {
    expect(vatOf('RO', '2025-07-31').rate).toBe(1900);
    expect(vatOf('RO', '2025-08-01').rate).toBe(2100);
    expect(() => vatOf('FI', '2020-01-01')).toThrow(RangeError);
  });

  it('is none on exports, and where a business of another member state owes it', () => {
    expect(vatOf('CH', '2027-05-03')).toEqual({ rate: 0, category: 'G' });
    expect(vatOf('AT', '2027-05-03', true)).toEqual({ rate: 0, category: 'K' });
    expect(vatOf('DE', '2027-05-03', true)).toEqual({ rate: 1900, category: 'S' });
    expect(vatOf('CH', '2027-05-03', true).category).toBe('G');
    expect(COUNTRIES.filter((country) => !canReverseCharge(country))).toEqual(['DE', 'CH']);
  });
});

describe('countries', () => {
  it('are the fourteen that are delivered to, Germany unless the language says another', () => {
    expect(COUNTRIES).toEqual(['DE', 'CH', 'AT', 'LU', 'FR', 'NL', 'BE', 'IE', 'FI', 'IT', 'PL', 'ES', 'CZ', 'RO']);
    expect(['de', 'en', 'fr', 'it', 'pl'].map(defaultCountry)).toEqual(['DE', 'DE', 'FR', 'IT', 'PL']);
  });

  it('know what their postal codes look like', () => {
    const right = {
      DE: '50933',
      PL: '00-001',
      NL: '1012 ab',
      IE: 'D02 X285',
      LU: 'L-1234',
      CZ: '110 00',
      RO: '010011',
    };
    for (const [country, zip] of Object.entries(right)) expect(looksLikeZip(country as 'DE', zip)).toBe(true);
    expect(looksLikeZip('DE', '5093')).toBe(false);
    expect(looksLikeZip('PL', '00001')).toBe(false);
  });
});
