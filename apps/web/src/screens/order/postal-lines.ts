import type { PostalAddress } from '@figurina/contract';
import type { Locale } from '@figurina/locales';

/** `0049…`, as it is stored, with the plus that every telephone understands. */
export function dialled(phone: string): string {
  return phone.replace(/^00/, '+');
}

/** As numbers are stored: the plus is two zeros. */
export function wired(typed: string): string {
  return typed.replace(/^\s*\+/, '00').replaceAll(' ', '');
}

/** One line each; the country in the reader's language. */
export function postalLines(address: PostalAddress, locale: Locale): string {
  const { country_code: country } = address;
  const place = `${address.zip_code} ${address.city}`;
  const lines = [
    address.organization,
    `${address.first_name} ${address.last_name}`,
    address.address1,
    address.address2,
    // In Ireland the code stands below the place.
    ...(country === 'IE' ? [address.city, address.zip_code] : [place]),
    country ? new Intl.DisplayNames(locale, { type: 'region' }).of(country) : undefined,
  ];
  return lines.filter((line) => line?.trim()).join('\n');
}
