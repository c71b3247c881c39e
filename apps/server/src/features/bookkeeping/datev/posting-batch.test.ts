/** Every field of a batch by the rules that DATEV publishes of its format (header 700, posting batch 13). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Booked } from '../booked.ts';
import { COLUMNS } from './columns.ts';
import { batchHead, batchLines } from './posting-batch.ts';
import type { DatevSettings } from './posting.ts';

const SETTINGS: DatevSettings = {
  consultant: 29098,
  client: 55003,
  chart: '04',
  debtor: '10000',
  accounts: {},
  sellerCountry: 'DE',
};
const HEAD: readonly RegExp[] = [
  /^"EXTF"$/,
  /^700$/,
  /^21$/,
  /^"Buchungsstapel"$/,
  /^13$/,
  /^20\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])([01]\d|2[0-3])[0-5]\d[0-5]\d\d{3}$/,
  /^$/,
  /^"[A-Z]{0,2}"$/,
  /^"\w{0,25}"$/,
  /^"\w{0,25}"$/,
  /^\d{4,7}$/,
  /^\d{1,5}$/,
  /^20\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/,
  /^[4-8]$/,
  /^20\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/,
  /^20\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/,
  /^"[\w.\-/ ]{0,30}"$/,
  /^"([A-Z]{2}){0,2}"$/,
  /^[12]$/,
  /^(0|30|40|50|64)$/,
  /^[01]$/,
  /^"[A-Z]{3}"$/,
  /^$/,
  /^""$/,
  /^$/,
  /^$/,
  /^"(\d{2}){0,2}"$/,
  /^\d{0,4}$/,
  /^$/,
  /^""$/,
  /^"[\w.\-/ ]{0,16}"$/,
];
/** Of what is posted; all other fields are empty. */
const FIELDS: Readonly<Record<string, RegExp>> = {
  'Umsatz (ohne Soll/Haben-Kz)': /^(?!0+,00)\d{1,10},\d{2}$/,
  'Soll/Haben-Kennzeichen': /^"[SH]"$/,
  'WKZ Umsatz': /^"[A-Z]{3}"$/,
  Konto: /^\d{1,9}$/,
  'Gegenkonto (ohne BU-Schlüssel)': /^\d{1,9}$/,
  Belegdatum: /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])$/,
  'Belegfeld 1': /^"[\w$%&*+\-/]{1,36}"$/,
  Buchungstext: /^"(?:[^"\p{Cc}]|""){0,60}"$/u,
  'EU-Land u. UStID (Bestimmung)': /^"[A-Z0-9]{0,15}"$/,
  'EU-Steuersatz (Bestimmung)': /^(\d{2},\d{2})?$/,
  Auftragsnummer: /^"(?:[^"\p{Cc}]|""){0,30}"$/u,
  Festschreibung: /^[01]$/,
  Fälligkeit: /^((0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])20\d{2})?$/,
};

test('every field of the head obeys its rule', () => {
  const head = decoded(batchHead({ from: '2026-06-01', to: '2026-06-30' }, SETTINGS, new Date('2026-07-01T08:00:00Z')));
  const [first = '', names] = head.split('\r\n');
  const fields = cellsOf(first);
  expect(fields).toHaveLength(HEAD.length);
  for (const [at, rule] of HEAD.entries()) expect(fields[at], `field ${at + 1}`).toMatch(rule);
  expect(names).toBe(COLUMNS.join(';'));
  expect([
    COLUMNS[0],
    COLUMNS[6],
    COLUMNS[9],
    COLUMNS[13],
    COLUMNS[39],
    COLUMNS[94],
    COLUMNS[113],
    COLUMNS[116],
  ]).toEqual([
    'Umsatz (ohne Soll/Haben-Kz)',
    'Konto',
    'Belegdatum',
    'Buchungstext',
    'EU-Land u. UStID (Bestimmung)',
    'Auftragsnummer',
    'Festschreibung',
    'Fälligkeit',
  ]);
});

const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
const isoDay = day.map((date) => date.toISOString().slice(0, 10));
const words = fc.oneof(
  fc.string({ maxLength: 90, unit: 'grapheme' }),
  fc.constantFrom(`=${'W'.repeat(70)}`, '"'.repeat(70), `@${'ß'.repeat(59)}`, 'a\r\nb\tc;d'),
);
const booking: fc.Arbitrary<Booked> = fc.record({
  number: fc.constantFrom('R-2026-0001', 'R-2026-0001/ß 2'),
  day: isoDay,
  dueOn: fc.option(isoDay, { nil: null }),
  kind: fc.constantFrom('invoice', 'cancellation', 'credit_note'),
  status: fc.constantFrom('open', 'paid'),
  specimen: fc.constant(false),
  customer: words,
  vatId: fc.constantFrom('', 'ATU 1234 5678', 'PL1234567890'),
  country: fc.constantFrom('DE', 'AT', 'LU', 'CH'),
  orderName: words,
  cancels: fc.constant(''),
  currency: fc.constant('EUR'),
  taxes: fc.array(
    fc.record({
      category: fc.constantFrom('S', 'G', 'K'),
      rate: fc.constantFrom(0, 550, 700, 1900, 2550),
      net: fc.integer({ min: -100_000_000, max: 100_000_000 }),
      vat: fc.constant(0),
      gross: fc.integer({ min: -100_000_000, max: 100_000_000 }),
    }),
    { minLength: 1, maxLength: 2 },
  ),
});

test('every field of a posting obeys its rule, whatever people are called, and all others are empty', () => {
  fc.assert(
    fc.property(booking, (booked) => {
      const lines = decoded(batchLines([booked], SETTINGS))
        .split('\r\n')
        .slice(0, -1);
      expect(lines).toHaveLength(booked.taxes.filter(({ gross }) => gross !== 0).length);
      for (const line of lines) {
        const cells = cellsOf(line);
        expect(cells).toHaveLength(COLUMNS.length);
        for (const [at, name] of COLUMNS.entries()) expect(cells[at], name).toMatch(FIELDS[name] ?? /^(?:"")?$/);
      }
    }),
    { numRuns: 40 },
  );
});

const decoded = (bytes: Buffer): string => new TextDecoder('windows-1252').decode(bytes);

/** A semicolon within quotes parts nothing. */
function cellsOf(line: string): string[] {
  return line.match(/(?<=^|;)(?:"(?:[^"]|"")*"|[^;]*)(?=;|$)/g) ?? [];
}
