/** What the checkout says beside lines and sums. */
import { type AlbumFacts, type Cents, motifsOf, packFigures, type Quote } from '@figurina/commerce';
import type { Checkout } from '@figurina/contract';
import { formatMoney, type Locale, type Translate } from '@figurina/locales';
import type { Priced } from './pricing.ts';

interface Words {
  readonly locale: Locale;
  readonly t: Translate;
}

/** German words are those of the specification (shop 5). Of a valid one there is nothing to put right. */
export function voucherAnswer({ quote, tried }: Priced, { locale, t }: Words): Checkout['voucher'] {
  if (!quote.voucher) return null;
  const { code, status } = quote.voucher;
  const min = formatMoney(locale, tried?.voucher?.min_amount ?? 0, quote.currency);
  const message =
    status === 'valid'
      ? null
      : status === 'below_minimum_amount'
        ? t('checkout.voucher.below_minimum_amount', { min })
        : t(`checkout.voucher.${status}`);
  return { code, status, error_message: message };
}

export function vatIdAnswer({ vatId }: Priced, t: Translate): Checkout['vat_id'] {
  if (!vatId) return null;
  const { state, movable } = vatId;
  return { state, message: t(`checkout.vat.${state === 'malformed' || movable ? state : 'stays'}`) };
}

export function offerAnswer({ offer }: Priced, t: Translate): Checkout['offer'] {
  if (!offer) return null;
  const { name, misfit } = offer;
  return { name, applied: misfit === null, message: t(`checkout.offer.${misfit ?? 'applied'}`, { name }) };
}

export function packPlanAnswer(
  facts: AlbumFacts,
  albums: number,
  perAlbum: number,
): NonNullable<Checkout['pack_plan']> {
  return { per_album: perAlbum, motifs: motifsOf(facts), ...packFigures(facts, albums, perAlbum) };
}

/** `above`: in whole units of the currency, 0 for no limit. */
export function prepaymentNote({ gross, currency }: Quote, above: number, { locale, t }: Words): string | null {
  const limit = (above * 100) as Cents;
  if (above === 0 || gross <= limit) return null;
  return t('checkout.prepayment', { amount: formatMoney(locale, limit, currency) });
}
