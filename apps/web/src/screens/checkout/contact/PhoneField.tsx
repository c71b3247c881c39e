import { COUNTRIES, COUNTRY_FACTS, isCountry } from '@figurina/commerce';
import { Select, TextInput } from '@mantine/core';
import { useI18n } from '../../../app/use-t.ts';
import { countryName } from '../../../address/country-name.ts';
import { CountryFlag } from '../../../address/CountryFlag.tsx';
import { CountryOption } from '../../../address/CountrySelect.tsx';
import { textField } from './text-field.ts';
import type { ContactDesk } from './use-contact.ts';

/** Prefix and number: the prefix is that of the country of delivery until it is chosen by hand. */
export function PhoneField({ contact }: { contact: ContactDesk }) {
  const { t, locale } = useI18n();
  const { area } = contact.form.texts;
  return (
    <div className="checkout-phone">
      <Select
        label={t('checkout.field.area')}
        data={COUNTRIES.map((country) => ({ value: country, label: `${country} ${COUNTRY_FACTS[country].prefix}` }))}
        value={isCountry(area) ? area : null}
        allowDeselect={false}
        comboboxProps={{ width: 260, position: 'bottom-start' }}
        leftSection={isCountry(area) ? <CountryFlag country={area} /> : null}
        renderOption={({ option: { value } }) => (
          <CountryOption
            country={value}
            words={isCountry(value) ? `${countryName(locale, value)} ${COUNTRY_FACTS[value].prefix}` : value}
          />
        )}
        onChange={(code) => code && contact.change('area', code)}
      />
      <TextInput
        {...textField(contact)('phone', t('checkout.field.phone'))}
        required
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
      />
    </div>
  );
}
