import { shortenName } from './shorten-name.ts';

/** As it goes on the sticker: both fields of the form, as far as they fit. */
export function fullName({ name, lastName }: { readonly name: string; readonly lastName: string }): string {
  return shortenName(plainName(`${name} ${lastName}`));
}

/** One space between words, none around them. */
export const plainName = (text: string): string => text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
