import type { Offer } from '@figurina/contract';
import { Dialog, ErrorNotice } from '@figurina/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { DialogFoot } from '../../app/DialogFoot.tsx';
import { problemText } from '../../api/problem.ts';
import { goToFault } from '../../app/go-to-fault.ts';
import { useServices } from '../../app/services.ts';
import { useI18n, useT } from '../../app/use-t.ts';
import { ScopeFields } from '../../price-scope/ScopeFields.tsx';
import { ScopePrice } from '../../price-scope/ScopePrice.tsx';
import { fieldFaults } from '../../staff-list/field-faults.ts';
import { LetterFields } from './LetterFields.tsx';
import {
  anEmptyOffer,
  missingIn,
  offerScopeOf,
  type OfferScope,
  type OfferWish,
  type TypedOffer,
  wishOf,
} from './typed-offer.ts';

interface FormParts {
  readonly onClose: () => void;
  readonly onMade: (offer: Offer) => void;
}

/** Makes a quote; its price is shown before it has a number. */
export function OfferForm({ opened, ...parts }: FormParts & { opened: boolean }) {
  const t = useT();
  return (
    <Dialog opened={opened} title={t('offers.new')} closeLabel={t('common.close')} width={760} onClose={parts.onClose}>
      <NewOffer {...parts} />
    </Dialog>
  );
}

function NewOffer({ onClose, onMade }: FormParts) {
  const { t, locale } = useI18n();
  const { api } = useServices();
  const [typed, setTyped] = useState(() => anEmptyOffer(locale, new Date()));
  const [tried, setTried] = useState(false);
  const create = useMutation({
    mutationFn: async (offer: OfferWish) => (await api.offers.create({ body: { offer } })).offer,
    onSuccess: onMade,
  });
  const change = (part: Partial<TypedOffer>): void => {
    // What was refused is another quote now.
    create.reset();
    setTyped((now) => ({ ...now, ...part }));
  };
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    setTried(true);
    const wish = wishOf(typed);
    if (!wish) goToFault(form);
    else if (!create.isPending) create.mutate(wish, { onError: () => goToFault(form) });
  };
  const missing = tried ? missingIn(typed) : [];
  const faults = {
    ...Object.fromEntries(missing.map((field) => [field, t(`offers.fault.${field}`)])),
    ...fieldFaults(create.error, 'offer_wrong'),
  };
  const form = { typed, change, faults };
  return (
    <form className="staff-form" onSubmit={send} noValidate>
      <LetterFields {...form} />
      <ScopeFields {...form} />
      <ScopePrice
        title={t('offers.form.price')}
        name="offer"
        scope={offerScopeOf(typed)}
        ask={async (offer: OfferScope, signal) => {
          const { offer_price: price } = await api.offers.price({ body: { offer } }, { signal });
          return price;
        }}
      />
      {create.isError && Object.keys(faults).length === 0 && <ErrorNotice>{problemText(t, create.error)}</ErrorNotice>}
      <DialogFoot onClose={onClose} loading={create.isPending}>
        {t('offers.form.create')}
      </DialogFoot>
    </form>
  );
}
