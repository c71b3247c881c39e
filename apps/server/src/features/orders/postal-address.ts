/** Addresses as they are written on a parcel: by the form of their country. */
import type { PostalAddress } from '@figurina/contract';
import { formatAddress } from 'localized-address-format';

/** Where parcels are sent from: its own country is not written on them. */
const HOUSE = 'DE';

/** A line each; `country`: its name, for the last one. */
export function addressLines(address: PostalAddress, country: string): string[] {
  const { organization, first_name, last_name, address1, address2, zip_code, city, country_code } = address;
  const lines = formatAddress({
    postalCountry: country_code,
    name: `${first_name} ${last_name}`.trim(),
    addressLines: [address1, address2].filter(Boolean),
    // The country's form brings its letters along.
    postalCode: zip_code.replace(/^[A-Z]{1,3}-(?=\d)/i, ''),
    locality: city,
  });
  return [organization, ...lines, country_code === HOUSE ? '' : country].map((line) => line.trim()).filter(Boolean);
}

/** In one line, without the person's name where there is an organization: as on a card. */
export function addressLine(address: PostalAddress, country: string): string {
  const lines = addressLines(address, country);
  const name = `${address.first_name} ${address.last_name}`.trim();
  return lines.filter((line) => !address.organization || line !== name).join(', ');
}
