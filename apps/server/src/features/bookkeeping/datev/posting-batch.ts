/**
 * A posting batch in DATEV's format: a head, the names of the columns, a line a posting. Source: developer.datev.de, header 700,
 * category 21, format version 13.
 */
import { withoutFormula } from '../../../platform/csv.ts';
import type { Booked } from '../booked.ts';
import type { Period } from '../bookkeeping.queries.ts';
import { COLUMNS, TEXT_COLUMNS } from './columns.ts';
import { accountOf, type DatevSettings, postingsOf } from './posting.ts';
import { windows1252 } from './windows-1252.ts';

/** Head and names of the columns. */
export function batchHead({ from, to }: Period, settings: DatevSettings, now: Date): Buffer {
  const [year = '', month = ''] = from.split('-');
  const day = (iso: string): string => iso.replaceAll('-', '');
  const head = [
    text('EXTF'),
    '700',
    '21',
    text('Buchungsstapel'),
    '13',
    now.toISOString().replaceAll(/\D/g, ''),
    '',
    text('FG'),
    text(''),
    text(''),
    String(settings.consultant),
    String(settings.client),
    `${year}0101`,
    // Accounts of persons have one digit more.
    String(accountOf('standard', settings).length),
    day(from),
    day(to),
    text(`Rechnungen ${month}/${year}`),
    text(''),
    '1',
    '0',
    '0',
    text('EUR'),
    '',
    text(''),
    '',
    '',
    text(settings.chart),
    '',
    '',
    text(''),
    text(''),
  ];
  return windows1252(`${head.join(';')}\r\n${COLUMNS.join(';')}\r\n`);
}

export function batchLines(booked: readonly Booked[], settings: DatevSettings): Buffer {
  const lines = booked.flatMap((one) => postingsOf(one, settings));
  return windows1252(
    lines.map((line) => `${COLUMNS.map((name) => cell(name, line[name] ?? '')).join(';')}\r\n`).join(''),
  );
}

/** Characters that a field takes; what is longer is cut. */
const LONGEST: Readonly<Record<string, number>> = {
  'Belegfeld 1': 36,
  Buchungstext: 60,
  'EU-Land u. UStID (Bestimmung)': 15,
  Auftragsnummer: 30,
};

function cell(name: string, value: string): string {
  return TEXT_COLUMNS.has(name) ? text(value, LONGEST[name]) : value;
}

/** Without control characters, which it may not have, and without what a table program would run. */
function text(value: string, longest?: number): string {
  const harmless = withoutFormula(value.replaceAll(/\p{Cc}+/gu, ' ')).slice(0, longest);
  return `"${harmless.replaceAll('"', '""')}"`;
}
