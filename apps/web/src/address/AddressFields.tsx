import type { Category } from '@figurina/album';
import { type AddressField, type Country, isCountry, looksLikeZip } from '@figurina/commerce';
import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useI18n } from '../app/use-t.ts';
import { countryName } from './country-name.ts';
import { CountrySelect } from './CountrySelect.tsx';
import { organizationLabel } from './organization-label.ts';
import { afterPress } from './after-press.ts';
import type { FieldProps } from './field-props.ts';
import './address.css';

interface AddressFieldsProps {
  texts: Readonly<Record<AddressField, string>>;
  field: (name: AddressField, label: string) => FieldProps;
  organization: 'required' | 'optional' | 'hidden';
  category: Category;
  onCountry: (country: Country) => void;
  countryId: string;
  countryError: string | null;
  /** In front of what browsers fill in, e.g. `billing `. */
  autoComplete: '' | 'billing ';
  /** Between the name and the street. */
  children?: ReactNode;
}

/** Somebody's address, of the delivery or of the invoice. */
export function AddressFields(props: AddressFieldsProps) {
  const { t, locale } = useI18n();
  const { texts, field, organization, category, autoComplete } = props;
  const [zipLeft, setZipLeft] = useState(true);
  const country = isCountry(texts.countryCode) ? texts.countryCode : null;
  const isOdd = zipLeft && country !== null && texts.zipCode.trim() !== '' && !looksLikeZip(country, texts.zipCode);
  const zip = field('zipCode', t('address.zipCode'));
  return (
    <div className="address-fields">
      {organization === 'hidden' ? null : (
        <TextInput
          {...field('organization', t(organizationLabel(category)))}
          className="address-wide"
          required={organization === 'required'}
          placeholder={organization === 'optional' ? t('address.optional') : undefined}
          autoComplete={`${autoComplete}organization`}
        />
      )}
      <TextInput {...field('firstName', t('address.firstName'))} required autoComplete={`${autoComplete}given-name`} />
      <TextInput {...field('lastName', t('address.lastName'))} required autoComplete={`${autoComplete}family-name`} />
      {props.children}
      <TextInput {...field('address1', t('address.address1'))} required autoComplete={`${autoComplete}address-line1`} />
      <TextInput
        {...field('address2', t('address.address2'))}
        placeholder={t('address.optional')}
        autoComplete={`${autoComplete}address-line2`}
      />
      <div className="address-town">
        <TextInput
          {...zip}
          required
          autoComplete={`${autoComplete}postal-code`}
          onFocus={() => setZipLeft(false)}
          onBlur={() => {
            afterPress(() => setZipLeft(true));
            zip.onBlur?.();
          }}
        />
        <TextInput {...field('city', t('address.city'))} required autoComplete={`${autoComplete}address-level2`} />
        {isOdd ? (
          <p className="address-hint" role="status">
            {t('address.zip_hint', { country: countryName(locale, country) })}
          </p>
        ) : null}
      </div>
      <CountrySelect
        id={props.countryId}
        label={t('address.countryCode')}
        value={country}
        error={props.countryError}
        onChange={props.onCountry}
      />
    </div>
  );
}
