import { CATEGORY_RULES, CONTACT_MOST, COUNTRIES, PHONE_MOST } from '@figurina/commerce';
import type { OrderChange } from '@figurina/contract';
import type { Category } from '@figurina/album';
import { NativeSelect, TextInput } from '@mantine/core';
import { useI18n } from '../../../app/use-t.ts';
import type { Faults } from './wished.ts';

type TextField = 'organization' | 'first_name' | 'last_name' | 'address1' | 'address2' | 'zip_code' | 'city' | 'phone';

const FIELDS: readonly { name: TextField; autoComplete: string; most: number; optional?: true }[] = [
  { name: 'organization', autoComplete: 'organization', most: CONTACT_MOST.organization },
  { name: 'first_name', autoComplete: 'given-name', most: CONTACT_MOST.firstName },
  { name: 'last_name', autoComplete: 'family-name', most: CONTACT_MOST.lastName },
  { name: 'address1', autoComplete: 'address-line1', most: CONTACT_MOST.address1 },
  { name: 'address2', autoComplete: 'address-line2', most: CONTACT_MOST.address2, optional: true },
  { name: 'zip_code', autoComplete: 'postal-code', most: CONTACT_MOST.zipCode },
  { name: 'city', autoComplete: 'address-level2', most: CONTACT_MOST.city },
  // With its country's prefix.
  { name: 'phone', autoComplete: 'tel', most: PHONE_MOST + 6 },
];

/** Where to, and whom the carrier can call. The rules are the server's. */
export function AddressFields(props: {
  wish: OrderChange;
  onWish: (wish: OrderChange) => void;
  category: Category;
  faults: Faults;
}) {
  const { t, locale } = useI18n();
  const { wish, faults } = props;
  const { organization } = CATEGORY_RULES[props.category];
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return (
    <fieldset className="address-fields">
      <legend>{t('order_pages.address.to')}</legend>
      {FIELDS.map(({ name, autoComplete, most, optional }) =>
        name === 'organization' && organization === 'hidden' ? null : (
          <TextInput
            key={name}
            data-field={name}
            label={t(`order_pages.field.${name}`)}
            placeholder={
              optional || (name === 'organization' && organization === 'optional')
                ? t('order_pages.field.optional')
                : undefined
            }
            type={name === 'phone' ? 'tel' : 'text'}
            value={name === 'phone' ? wish.phone.replace(/^00/, '+') : wish[name]}
            onChange={({ currentTarget: { value } }) =>
              props.onWish({ ...wish, [name]: name === 'phone' ? wired(value) : value })
            }
            maxLength={most}
            autoComplete={autoComplete}
            error={faults[name]}
          />
        ),
      )}
      <NativeSelect
        data-field="country_code"
        label={t('order_pages.field.country_code')}
        value={wish.country_code}
        onChange={({ currentTarget: { value } }) => props.onWish({ ...wish, country_code: value })}
        data={COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value }))}
        autoComplete="country"
        error={faults['country_code']}
      />
    </fieldset>
  );
}

/** As numbers are stored: the plus is two zeros. */
function wired(typed: string): string {
  return typed.replace(/^\s*\+/, '00').replaceAll(' ', '');
}
