import type { Checkout, User } from '@figurina/contract';
import {
  type Country,
  defaultCountry,
  eventDateFault,
  type EventDateFault,
  houseClock,
  isCountry,
} from '@figurina/commerce';
import { useEffect } from 'react';
import { ApiProblem } from '../../api/problem.ts';
import { useNow } from '../../app/use-now.ts';
import { useI18n } from '../../app/use-t.ts';
import { useToast } from '../../app/use-toast.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import type { Known } from './contact/known-contact.ts';
import type { StepFacts } from './steps.ts';
import { type AskedCheckout, useCheckout } from './use-checkout.ts';
import { type ChangeDraft, useDraft } from './use-draft.ts';
import { checkoutQuery, droppedFeatures, TAKEN_BACK } from './wish.ts';

/** What the steps and the summary share: what is wished and what was answered to it. */
export interface CheckoutDesk extends Omit<AskedCheckout, 'checkout'> {
  readonly user: User;
  readonly known: Known;
  readonly checkout: Checkout;
  readonly draft: CheckoutDraft;
  readonly change: ChangeDraft;
  readonly forget: () => void;
  readonly country: Country;
  readonly eventDate: string | null;
  readonly eventFault: EventDateFault | null;
  readonly facts: StepFacts;
}

type OpenDesk = Omit<CheckoutDesk, 'checkout' | 'facts'> & { readonly checkout: Checkout | null };

export function useCheckoutDesk(user: User, known: Known, albumId: string): OpenDesk {
  const { t, locale } = useI18n();
  const toast = useToast();
  const { draft, change, forget } = useDraft(user.sub, albumId);
  const wanted = draft.contact.countryCode ?? known.contact.countryCode ?? '';
  const country = isCountry(wanted) ? wanted : defaultCountry(locale);
  const eventDate = draft.eventDate === undefined ? known.eventDate : draft.eventDate;
  const { day: today } = houseClock(useNow());
  const eventFault = eventDateFault(eventDate, today);
  const countedDate = eventFault === 'event_date_required' ? null : eventDate;
  const asked = useCheckout(
    albumId,
    checkoutQuery(draft, { country, eventDate: countedDate, category: known.category }),
  );
  const { checkout, isFresh, error } = asked;

  const dropped = checkout && isFresh ? droppedFeatures(draft, checkout) : [];
  const gone = dropped.join(' ');
  useEffect(() => {
    if (dropped.length === 0) return;
    change(({ features }) => ({ features: features.filter((one) => !dropped.includes(one)) }));
    for (const feature of dropped)
      toast.warning(t('checkout.feature.dropped', { feature: t(`checkout.line.${feature}.title`) }));
    // Told once for each that drops out.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [gone]);

  const refusal = error instanceof ApiProblem ? error.code : '';
  useEffect(() => {
    const part = TAKEN_BACK[refusal];
    if (part) change(part);
  }, [refusal, change]);

  return { ...asked, user, known, draft, change, forget, country, eventDate, eventFault };
}

export function factsOf({ error_details, errors, packaging }: Checkout, eventDate: EventDateFault | null): StepFacts {
  return { errors: Math.max(errors.length, error_details.length), packable: packaging.type !== null, eventDate };
}
