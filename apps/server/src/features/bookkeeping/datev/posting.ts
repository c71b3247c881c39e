/** What of an invoice is posted to which accounts. */
import type { Config } from '../../../platform/config/config.ts';
import type { Booked, BookedTax } from '../booked.ts';

export type DatevSettings = Config['datev'] & { readonly sellerCountry: string };

/** Revenue by the charts of DATEV. */
const CHARTS = {
  '03': { standard: '8400', reduced: '8300', other_country: '8320', reverse_charge: '8125', export: '8120' },
  '04': { standard: '4400', reduced: '4300', other_country: '4320', reverse_charge: '4125', export: '4120' },
} as const;
type Revenue = keyof (typeof CHARTS)['03'];

const REDUCED_RATE = 700;

/** By what its VAT is: of the house's country, of another one of the EU, none within the EU, none outside of it. */
function revenueOf({ country }: Booked, { category, rate }: BookedTax, { sellerCountry }: DatevSettings): Revenue {
  if (category === 'G') return 'export';
  if (category === 'K') return 'reverse_charge';
  if (country !== sellerCountry) return 'other_country';
  return rate === REDUCED_RATE ? 'reduced' : 'standard';
}

export const accountOf = (revenue: Revenue, { chart, accounts }: DatevSettings): string =>
  accounts[revenue] ?? CHARTS[chart][revenue];

/** Columns by their names; none where there is nothing to post: of examples, at zero, or in another currency. */
export function postingsOf(booked: Booked, settings: DatevSettings): Readonly<Record<string, string>>[] {
  if (booked.specimen || booked.currency !== 'EUR') return [];
  return booked.taxes
    .filter(({ gross }) => gross !== 0)
    .map((tax) => {
      const revenue = revenueOf(booked, tax, settings);
      const [, month = '', day = ''] = booked.day.split('-');
      return {
        'Umsatz (ohne Soll/Haben-Kz)': amount(Math.abs(tax.gross)),
        'Soll/Haben-Kennzeichen': tax.gross > 0 ? 'S' : 'H',
        'WKZ Umsatz': 'EUR',
        Konto: settings.debtor,
        'Gegenkonto (ohne BU-Schlüssel)': accountOf(revenue, settings),
        Belegdatum: `${day}${month}`,
        'Belegfeld 1': booked.number.replaceAll(/[^\w$%&*+/-]/g, ''),
        Buchungstext: booked.customer,
        'EU-Land u. UStID (Bestimmung)': destinationOf(booked, revenue),
        'EU-Steuersatz (Bestimmung)': revenue === 'other_country' ? amount(tax.rate).padStart(5, '0') : '',
        Auftragsnummer: booked.orderName,
        Festschreibung: '0',
        Fälligkeit: booked.dueOn === null ? '' : booked.dueOn.split('-').toReversed().join(''),
      };
    });
}

function destinationOf({ vatId, country }: Booked, revenue: Revenue): string {
  if (revenue === 'other_country') return country;
  return revenue === 'reverse_charge' ? vatId.replaceAll(/\s/g, '') || country : '';
}

/** Hundredths, with a comma and without groups. */
function amount(hundredths: number): string {
  return (hundredths / 100).toFixed(2).replace('.', ',');
}
