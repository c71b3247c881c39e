import { isMailAddress } from '@figurina/commerce';
import type { createOffer, priceOffer, RequestOf } from '@figurina/contract';
import type { Locale } from '@figurina/locales';
import { aUsualScope, hasPages, scopeOf, type TypedScope } from '../../price-scope/typed-scope.ts';

/** A quote as it stands in the form. */
export interface TypedOffer extends TypedScope {
  readonly customer: string;
  readonly email: string;
  readonly language: Locale;
  readonly validUntil: string | null;
  readonly note: string;
}

const USUAL_DAYS = 30;
const DAY_MS = 86_400_000;

export function anEmptyOffer(locale: Locale, now: Date): TypedOffer {
  return {
    ...aUsualScope(locale),
    customer: '',
    email: '',
    language: locale,
    validUntil: new Date(now.getTime() + USUAL_DAYS * DAY_MS).toISOString().slice(0, 10),
    note: '',
  };
}

export type OfferScope = RequestOf<typeof priceOffer>['body']['offer'];

/** What its price depends on; null while something of it is missing. */
export function offerScopeOf(typed: TypedOffer): OfferScope | null {
  const scope = scopeOf(typed);
  return scope && typed.validUntil !== null ? { ...scope, valid_until: typed.validUntil } : null;
}

export type OfferWish = RequestOf<typeof createOffer>['body']['offer'];

/** Fields that are missing before anything is sent. */
export function missingIn(typed: TypedOffer): ('customer' | 'email' | 'pages' | 'valid_until')[] {
  const email = typed.email.trim();
  return [
    ...(typed.customer.trim() === '' ? (['customer'] as const) : []),
    ...(email === '' || isMailAddress(email) ? [] : (['email'] as const)),
    ...(hasPages(typed) ? [] : (['pages'] as const)),
    ...(typed.validUntil === null ? (['valid_until'] as const) : []),
  ];
}

export function wishOf(typed: TypedOffer): OfferWish | null {
  const scope = missingIn(typed).length === 0 ? offerScopeOf(typed) : null;
  const { customer, email, language, note } = typed;
  return scope && { ...scope, customer, email: email.trim(), language, note };
}
