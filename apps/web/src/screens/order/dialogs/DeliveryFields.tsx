import { CATEGORY_RULES, CONTACT_WIRE, PHONE_MOST } from '@figurina/commerce';
import type { Category } from '@figurina/album';
import type { OrderChange } from '@figurina/contract';
import { TextInput } from '@mantine/core';
import { AddressFields } from '../../../address/AddressFields.tsx';
import { useT } from '../../../app/use-t.ts';
import { dialled, wired } from '../postal-lines.ts';
import type { Faults } from './wished.ts';

/** Where to, and whom the carrier can call. The rules are the server's. */
export function DeliveryFields(props: {
  wish: OrderChange;
  onWish: (wish: OrderChange) => void;
  category: Category;
  faults: Faults;
}) {
  const t = useT();
  const { wish, faults, category } = props;
  const put = (part: Partial<OrderChange>) => props.onWish({ ...wish, ...part });
  return (
    <fieldset className="delivery-fields">
      <legend>{t('order_pages.address.to')}</legend>
      <AddressFields
        texts={{
          organization: wish.organization,
          firstName: wish.first_name,
          lastName: wish.last_name,
          address1: wish.address1,
          address2: wish.address2,
          zipCode: wish.zip_code,
          city: wish.city,
          countryCode: wish.country_code,
        }}
        field={(name, label) => {
          const wire = CONTACT_WIRE[name];
          return {
            id: `order-${wire}`,
            label,
            value: wish[wire],
            error: faults[wire],
            onChange: (event) => put({ [wire]: event.currentTarget.value }),
          };
        }}
        organization={CATEGORY_RULES[category].organization}
        category={category}
        onCountry={(country) => put({ country_code: country })}
        countryId="order-country_code"
        countryError={faults['country_code'] ?? null}
        autoComplete=""
      >
        <TextInput
          className="address-wide"
          label={t('order_pages.field.phone')}
          required
          type="tel"
          // With its country's prefix.
          value={dialled(wish.phone)}
          onChange={({ currentTarget: { value } }) => put({ phone: wired(value) })}
          maxLength={PHONE_MOST + 6}
          autoComplete="tel"
          error={faults['phone']}
        />
      </AddressFields>
    </fieldset>
  );
}
