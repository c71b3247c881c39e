/** Telephone numbers as the checkout takes them. Source: C5, shop 2.4 and 11.11. */

/** Of what is typed, without the prefix that is chosen beside it. */
export const PHONE_MOST = 20;
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

/** Whether a number is one that `wirePhone` makes. */
export function isWirePhone(phone: string): boolean {
  return /^00[1-9]\d{2,22}$/.test(phone);
}
