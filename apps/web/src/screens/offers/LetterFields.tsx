import { isLocale, LOCALE_NAMES, LOCALES } from '@figurina/locales';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { DayField } from '../../app/DayField.tsx';
import { useT } from '../../app/use-t.ts';
import type { TypedOffer } from './typed-offer.ts';

export interface OfferFieldsParts {
  readonly typed: TypedOffer;
  readonly change: (part: Partial<TypedOffer>) => void;
  readonly faults: Readonly<Record<string, string>>;
}

const LONGEST_CUSTOMER: typeof import('@figurina/contract').LIMITS.offerCustomer = 500;
const LONGEST_NOTE: typeof import('@figurina/contract').LIMITS.offerNote = 1000;

/** Who it is for, in which language and until when. */
export function LetterFields({ typed, change, faults }: OfferFieldsParts) {
  const t = useT();
  return (
    <fieldset>
      <legend>{t('offers.form.letter')}</legend>
      <Textarea
        label={t('offers.form.customer')}
        description={t('offers.form.customer.hint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={typed.customer}
        maxLength={LONGEST_CUSTOMER}
        error={faults['customer']}
        autosize
        minRows={3}
        maxRows={6}
        onChange={(event) => change({ customer: event.currentTarget.value })}
        data-autofocus
      />
      <div className="staff-three">
        <TextInput
          type="email"
          label={t('offers.form.email')}
          value={typed.email}
          maxLength={254}
          error={faults['email']}
          onChange={(event) => change({ email: event.currentTarget.value })}
        />
        <NativeSelect
          label={t('offers.form.language')}
          value={typed.language}
          onChange={({ currentTarget: { value } }) => isLocale(value) && change({ language: value })}
          data={LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }))}
        />
        <DayField
          label={t('offers.valid_until')}
          value={typed.validUntil}
          onChange={(validUntil) => change({ validUntil })}
          error={faults['valid_until']}
          inDialog
        />
      </div>
      <Textarea
        label={t('offers.form.note')}
        value={typed.note}
        maxLength={LONGEST_NOTE}
        autosize
        minRows={1}
        maxRows={5}
        onChange={(event) => change({ note: event.currentTarget.value })}
      />
    </fieldset>
  );
}
