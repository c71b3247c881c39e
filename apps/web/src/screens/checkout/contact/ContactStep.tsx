import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { CATEGORY_RULES, CONTACT_MOST } from '@figurina/commerce';
import type { FormEvent } from 'react';
import { useT } from '../../../app/use-t.ts';
import type { CheckoutDesk } from '../checkout-desk.ts';
import { useStepHeading } from '../../../app/use-step-heading.ts';
import { UnconfirmedAddress } from '../submit/ConfirmAddress.tsx';
import { AddressFields } from '../../../address/AddressFields.tsx';
import { CONTACT_FORM, fieldId } from './contact-form.ts';
import { FaultList } from './FaultList.tsx';
import { MoreFields } from './MoreFields.tsx';
import { PhoneField } from './PhoneField.tsx';
import { textField } from './text-field.ts';
import type { ContactDesk } from './use-contact.ts';

/** The third step: where to, whom to ask, and the leave to print. */
export function ContactStep({ desk, contact, send }: { desk: CheckoutDesk; contact: ContactDesk; send: () => void }) {
  const t = useT();
  const heading = useStepHeading();
  const { checkout } = desk;
  const { form, shown } = contact;
  const { comment } = form.texts;
  const { category } = checkout.album;
  const field = textField(contact);
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (contact.faults.length > 0) contact.showAll();
    else if (desk.isFresh && desk.facts.errors === 0) send();
  }
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {t('checkout.contact.headline')}
      </h1>
      <UnconfirmedAddress />
      <FaultList contact={contact} category={category} />
      <form id={CONTACT_FORM} className="checkout-card checkout-contact" onSubmit={submit} noValidate>
        <AddressFields
          texts={form.texts}
          field={field}
          organization={CATEGORY_RULES[category].organization}
          category={category}
          onCountry={(country) => contact.change('countryCode', country)}
          countryId={fieldId('countryCode')}
          countryError={shown.get('countryCode') ?? null}
          autoComplete=""
        >
          <TextInput {...field('email', t('checkout.field.email'))} required type="email" autoComplete="email" />
          <PhoneField contact={contact} />
        </AddressFields>
        <div className="address-fields">
          <TextInput
            {...field('quoteName', t('checkout.field.quoteName'))}
            placeholder={t('checkout.optional')}
            description={checkout.offer?.message ?? undefined}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            autoComplete="off"
          />
          <Textarea
            {...field('comment', t('checkout.field.comment'))}
            placeholder={t('checkout.optional')}
            autosize
            minRows={1}
            maxRows={8}
            description={
              comment.length > CONTACT_MOST.comment * 0.8
                ? t('checkout.letters', { count: comment.length, most: CONTACT_MOST.comment })
                : undefined
            }
            inputWrapperOrder={['label', 'input', 'description', 'error']}
          />
        </div>
        <MoreFields desk={desk} contact={contact} />
        <Checkbox
          id={fieldId('consent')}
          className="checkout-consent"
          label={t('checkout.consent')}
          checked={form.consent}
          error={shown.get('consent')}
          required
          onChange={(event) => contact.setConsent(event.currentTarget.checked)}
        />
      </form>
    </>
  );
}
