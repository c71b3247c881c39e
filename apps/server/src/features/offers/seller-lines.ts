/** Who sells, as letters name them. */
import type { I18n, Locale } from '@figurina/locales';
import type { Config } from '../../platform/config/config.ts';

type Seller = NonNullable<Config['seller']>;

/** Name and address, line by line; what is not set is left out. */
export function sellerLines({ name, street, zip, city, country, email, phone }: Seller, locale: Locale): string {
  const land = country === 'DE' ? undefined : new Intl.DisplayNames([locale], { type: 'region' }).of(country);
  return [name, street, [zip, city].filter(Boolean).join(' '), land, email, phone].filter(Boolean).join('\n');
}

/** Tax numbers, register and account in one line. */
export function sellerFacts({ t }: Pick<I18n, 't'>, { vatId, taxNumber, register, iban, bic }: Seller): string {
  return [
    vatId && t('offers.page.vat_id', { id: vatId }),
    taxNumber && t('offers.page.tax_number', { number: taxNumber }),
    register,
    iban && `IBAN ${iban}`,
    bic && `BIC ${bic}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
