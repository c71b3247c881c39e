/** VAT numbers of the European Union as they are written: country, length and check digits. */
import * as jsvat from 'jsvat';

export interface VatId {
  /** Its first two letters; Greece's are `EL`. */
  readonly country: string;
  /** What follows them, without spaces and dots. */
  readonly number: string;
}

const COUNTRIES = [
  jsvat.austria,
  jsvat.belgium,
  jsvat.bulgaria,
  jsvat.croatia,
  jsvat.cyprus,
  jsvat.czechRepublic,
  jsvat.denmark,
  jsvat.estonia,
  jsvat.finland,
  jsvat.france,
  jsvat.germany,
  jsvat.greece,
  jsvat.hungary,
  jsvat.ireland,
  jsvat.italy,
  jsvat.latvia,
  jsvat.lithuania,
  jsvat.luxembourg,
  jsvat.malta,
  jsvat.netherlands,
  jsvat.poland,
  jsvat.portugal,
  jsvat.romania,
  jsvat.slovakiaRepublic,
  jsvat.slovenia,
  jsvat.spain,
  jsvat.sweden,
];

/** Null for what cannot be one. Whether somebody has it is asked elsewhere. */
export function readVatId(typed: string): VatId | null {
  const text = typed.replaceAll(/[\s./_-]/g, '').toUpperCase();
  if (!/^[A-Z]{2}[A-Z0-9+*]{2,13}$/.test(text)) return null;
  const isRight = jsvat.checkVAT(text, COUNTRIES).isValid || isNewBelgian(text);
  return isRight ? { country: text.slice(0, 2), number: text.slice(2) } : null;
}

/** Since 2023 Belgian numbers begin with 1, too, which the library refuses. */
function isNewBelgian(text: string): boolean {
  const [, number, check] = /^BE(1\d{7})(\d{2})$/.exec(text) ?? [];
  return number !== undefined && 97 - (Number(number) % 97) === Number(check);
}
