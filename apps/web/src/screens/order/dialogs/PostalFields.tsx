import type { Category } from '@figurina/album';
import { CATEGORY_RULES, CONTACT_WIRE, PHONE_MOST } from '@figurina/commerce';
import type { Address } from '@figurina/contract';
import { TextInput } from '@mantine/core';
import { AddressFields } from '../../../address/AddressFields.tsx';
import { useT } from '../../../app/use-t.ts';
import { dialled, wired } from '../postal-lines.ts';
import type { Faults } from './wished.ts';

type Postal = Omit<Address, 'id'>;

/** Where an order goes, and whom the carrier can call, by their names on the wire. The rules are the server's. */
export function PostalFields(props: {
  address: Postal;
  onChange: (part: Partial<Postal>) => void;
  category: Category;
  faults: Faults;
  /** What the ids of the fields begin with. */
  prefix: string;
  /** Of the person's own: the browser may fill in what it knows. */
  isOwn: boolean;
}) {
  const t = useT();
  const { address, onChange, category, faults, prefix } = props;
  return (
    <AddressFields
      texts={{
        organization: address.organization,
        firstName: address.first_name,
        lastName: address.last_name,
        address1: address.address1,
        address2: address.address2,
        zipCode: address.zip_code,
        city: address.city,
        countryCode: address.country_code,
      }}
      field={(name, label) => {
        const wire = CONTACT_WIRE[name];
        return {
          id: `${prefix}-${wire}`,
          label,
          value: address[wire],
          error: faults[wire],
          onChange: (event) => onChange({ [wire]: event.currentTarget.value }),
        };
      }}
      organization={CATEGORY_RULES[category].organization}
      category={category}
      onCountry={(country_code) => onChange({ country_code })}
      countryId={`${prefix}-country_code`}
      countryError={faults['country_code'] ?? null}
      autoComplete=""
    >
      <TextInput
        className="address-wide"
        label={t('order_pages.field.phone')}
        required
        type="tel"
        // With its country's prefix.
        value={dialled(address.phone)}
        onChange={(event) => onChange({ phone: wired(event.currentTarget.value) })}
        maxLength={PHONE_MOST + 6}
        {...(props.isOwn && { autoComplete: 'tel' })}
        error={faults['phone']}
      />
    </AddressFields>
  );
}
