/** The text of the code that banking apps read: a SEPA credit transfer by the guideline of the EPC (EPC069-12, version 2). */
import { decimal } from './cii-values.ts';

interface Transfer {
  readonly holder: string;
  readonly iban: string;
  readonly bic: string;
  /** Minor units of euro, above zero. */
  readonly amount: number;
  readonly reference: string;
}

const HOLDER_LENGTH = 70;
const REFERENCE_LENGTH = 140;

export function epcText({ holder, iban, bic, amount, reference }: Transfer): string {
  const version = '002';
  const utf8 = '1';
  const purpose = '';
  const structured = '';
  const name = oneLine(holder).slice(0, HOLDER_LENGTH);
  const what = [purpose, structured, oneLine(reference).slice(0, REFERENCE_LENGTH)];
  return ['BCD', version, utf8, 'SCT', bic, name, iban, `EUR${decimal(amount)}`, ...what].join('\n');
}

/** A line of the code is a field. */
function oneLine(value: string): string {
  return value.replace(/\s+/g, ' ').trim();
}
