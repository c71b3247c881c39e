import { defaultCountry, isCountry, plannedOrNone } from '@figurina/commerce';
import type { Checkout } from '@figurina/contract';
import type { Locale } from '@figurina/locales';
import type { Caller } from '../../platform/http/caller.ts';
import { isRefusal, refuse, type Refusal } from '../../platform/http/refusal.ts';
import { categoryOf } from './album-facts.ts';
import type { ReadAlbum } from './album-readings.ts';
import type { AnswerCheckout, CheckoutQuestion } from './answer-checkout.ts';
import type { CheckoutParts } from './checkout-parts.ts';
import { findHead } from './checkout.queries.ts';
import type { MayTryCodes } from './tries.ts';

export interface AskedCheckout {
  readonly albumId: string;
  readonly caller: Caller;
  readonly locale: Locale;
  /** Without a day: that of the album. Without a country: that of the language. */
  readonly wish: Omit<CheckoutQuestion['wish'], 'country'> & { readonly country: string | undefined };
}

/** The checkout of an album as its caller may see it: what it costs now. */
export type AskCheckout = (asked: AskedCheckout) => Promise<{ checkout: Checkout } | Refusal>;

interface AskParts extends Pick<CheckoutParts, 'db' | 'clock' | 'albums' | 'pictures'> {
  readonly readAlbum: ReadAlbum;
  readonly answer: AnswerCheckout;
  readonly mayTry: MayTryCodes;
}

export function createAsk({ db, clock, albums, pictures, readAlbum, answer, mayTry }: AskParts): AskCheckout {
  return async ({ albumId: id, caller, locale, wish }) => {
    const looked = findHead(db, id);
    const [actor, head] = await Promise.all([albums.accessToFound({ id, looked }, caller, 'order'), looked]);
    if (isRefusal(actor)) return actor;
    if (!head) return refuse('not_found');
    if (head.is_blueprint) return refuse('blueprint_not_orderable');
    const country = wish.country ?? defaultCountry(locale);
    if (!isCountry(country)) return refuse('country_unsupported');
    const { vatId, quoteName } = wish;
    if (!(await mayTry(caller.id, { voucher: wish.voucherCode ?? '', vatId, quoteName })))
      return refuse('too_many_requests');
    const reading = await readAlbum(id, head.version);
    if (!reading) return refuse('not_found');
    const ownDay = plannedOrNone(head.release_date);
    const checkout = await answer({
      album: {
        id,
        title: head.title,
        releaseDate: ownDay,
        language: head.language,
        category: categoryOf(head),
        coverUrl: albums.covers.url(head, pictures.imageToken(id, caller)),
      },
      printed: reading.printed,
      errors: reading.errors,
      wish: { ...wish, country, releaseDate: wish.releaseDate ?? ownDay },
      locale,
      now: clock.now(),
      db,
    });
    return isRefusal(checkout) ? checkout : { checkout };
  };
}
