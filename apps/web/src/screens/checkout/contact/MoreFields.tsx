import { CATEGORY_RULES } from '@figurina/commerce';
import { Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../app/use-t.ts';
import type { CheckoutDesk } from '../checkout-desk.ts';
import { AddressFields } from '../../../address/AddressFields.tsx';
import { fieldId, hasOfficeFields, takesVatId } from './contact-form.ts';
import { textField } from './text-field.ts';
import type { ContactDesk } from './use-contact.ts';

const OFFICE = ['vatId', 'purchaseOrder', 'leitwegId'] as const;

/** What few need: numbers for offices and bookkeepers, and another address for the invoice. */
export function MoreFields({ desk, contact }: { desk: CheckoutDesk; contact: ContactDesk }) {
  const t = useT();
  const { category } = desk.checkout.album;
  const { form, shown } = contact;
  const { texts, billing } = form;
  const office = hasOfficeFields(category);
  const isUsed = billing !== null || OFFICE.some((name) => texts[name] !== '' || shown.has(name));
  const [opened, setOpened] = useState(false);
  const field = textField(contact);
  const vat = desk.checkout.vat_id;
  const isVatWrong = vat?.state === 'malformed' || vat?.state === 'refused';
  const vatField = field('vatId', t('checkout.field.vatId'));
  return (
    <details
      className="checkout-more"
      open={opened || isUsed}
      onToggle={(event) => setOpened(event.currentTarget.open)}
    >
      <summary>{t(office ? 'checkout.more.office' : 'checkout.more')}</summary>
      <div className="checkout-more-body">
        {office ? (
          <div className="address-fields">
            {takesVatId(category, desk.country) ? (
              <TextInput
                {...vatField}
                error={vatField.error ?? (isVatWrong ? vat.message : undefined)}
                description={isVatWrong ? undefined : (vat?.message ?? undefined)}
                inputWrapperOrder={['label', 'input', 'description', 'error']}
                placeholder={t('checkout.optional')}
                maxLength={20}
                autoComplete="off"
              />
            ) : null}
            <TextInput
              {...field('purchaseOrder', t('checkout.field.purchaseOrder'))}
              placeholder={t('checkout.optional')}
              maxLength={60}
              autoComplete="off"
            />
            <TextInput
              {...field('leitwegId', t('checkout.field.leitwegId'))}
              placeholder={t('checkout.optional')}
              description={t('checkout.field.leitwegId.hint')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              maxLength={60}
              autoComplete="off"
            />
          </div>
        ) : null}
        <Checkbox
          label={t('checkout.billing')}
          checked={billing !== null}
          onChange={(event) => contact.setBilling(event.currentTarget.checked)}
        />
        {billing ? (
          <fieldset className="checkout-billing">
            <legend>{t('checkout.billing.title')}</legend>
            <AddressFields
              texts={billing}
              field={(name, label) => ({
                id: fieldId(`billing.${name}`),
                label,
                value: billing[name],
                error: shown.get(`billing.${name}`),
                onChange: (event) => contact.changeBilling(name, event.currentTarget.value),
                onBlur: () => contact.blur(`billing.${name}`),
              })}
              organization={CATEGORY_RULES[category].organization}
              category={category}
              onCountry={(country) => contact.changeBilling('countryCode', country)}
              countryId={fieldId('billing.countryCode')}
              countryError={shown.get('billing.countryCode') ?? null}
              autoComplete="billing "
            />
          </fieldset>
        ) : null}
      </div>
    </details>
  );
}
