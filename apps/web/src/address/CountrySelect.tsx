import { COUNTRIES, type Country, isCountry } from '@figurina/commerce';
import { Select } from '@mantine/core';
import { useI18n } from '../app/use-t.ts';
import { countryName } from './country-name.ts';
import { CountryFlag } from './CountryFlag.tsx';

/** Where to deliver, with flag and name; amounts and taxes follow it. */
export function CountrySelect(props: {
  id: string;
  label: string;
  value: Country | null;
  error: string | null;
  onChange: (country: Country) => void;
}) {
  const { locale } = useI18n();
  const { value } = props;
  return (
    <Select
      id={props.id}
      label={props.label}
      required
      data={COUNTRIES.map((country) => ({ value: country, label: countryName(locale, country) }))}
      value={value}
      error={props.error}
      allowDeselect={false}
      leftSection={value ? <CountryFlag country={value} /> : null}
      renderOption={({ option }) => <CountryOption country={option.value} words={option.label} />}
      onChange={(code) => code && isCountry(code) && props.onChange(code)}
    />
  );
}

export function CountryOption({ country, words }: { country: string; words: string }) {
  return (
    <span className="address-country">
      {isCountry(country) ? <CountryFlag country={country} /> : null}
      {words}
    </span>
  );
}
