/** Telephone numbers as the checkout takes them. Source: C5, shop 2.4 and 11.11. */

/** Of what is typed, without the prefix that is chosen beside it. */
export const PHONE_MOST = 20;
/** `00`, a prefix of one to three digits, the number. */
const WIRE_LEAST = 5;
const WIRE_MOST = 2 + 3 + PHONE_MOST;
export type PhoneFault = 'phone_required' | 'phone_characters' | 'phone_too_long';

export function phoneFault(typed: string): PhoneFault | null {
  if (typed.trim() === '') return 'phone_required';
  if (!/^[0-9 ]+$/.test(typed)) return 'phone_characters';
  return typed.length > PHONE_MOST ? 'phone_too_long' : null;
}

/** In Italy the zero belongs to the number: +39 06 6982 is somebody else than +39 6 6982. */
const KEEPS_ZERO = '+39';

/** As it goes over the wire and is stored: `+49`, `0171 2345678` is `00491712345678`. */
export function wirePhone(prefix: string, typed: string): string {
  const number = typed.replaceAll(' ', '');
  const dialled = prefix === KEEPS_ZERO ? number : number.replace(/^0+/, '');
  return `${prefix.replace('+', '00')}${dialled}`;
}

/** The same of a number that `wirePhone` made: what is missing is the number behind the prefix. */
export function wirePhoneFault(phone: string): PhoneFault | null {
  if (!/^\d*$/.test(phone) || (phone !== '' && !/^00[1-9]/.test(phone))) return 'phone_characters';
  if (phone.length < WIRE_LEAST) return 'phone_required';
  return phone.length > WIRE_MOST ? 'phone_too_long' : null;
}
