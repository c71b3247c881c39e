import type { Country, Packing, PricedLine } from '@figurina/commerce';
import type { CheckoutLine } from '@figurina/contract';
import type { Translate } from '@figurina/locales';

/** What the words of a line name beside the line itself; what is not known is left out of them. */
export interface LineContext {
  readonly country: Country;
  readonly packing: Packing | null;
  /** Printed pages. */
  readonly pages: number;
  readonly voucherCode: string | null;
}

type LineWords = Pick<CheckoutLine, 'title' | 'text' | 'description'>;

/** A line of a checkout or an order in words: its name, the same with its quantity, and what it is. */
export function lineWords(
  t: Translate,
  { product, quantity: count }: Pick<PricedLine, 'product' | 'quantity'>,
  { country, packing, pages, voucherCode }: LineContext,
): LineWords {
  const title = t(`checkout.line.${product}.title`);
  switch (product) {
    case 'album':
      return {
        title,
        text: t('checkout.line.album.text', { count }),
        description: t('checkout.line.album.description', { pages }),
      };
    case 'stickerpack':
      return {
        title,
        text: t('checkout.line.stickerpack.text', { count }),
        description: t('checkout.line.stickerpack.description'),
      };
    case 'stickerbox_single_variety': {
      const each = packing?.type === product ? packing.each : null;
      return {
        title,
        text: each === null ? title : t('checkout.line.stickerbox_single_variety.text', { count, each }),
        description: t('checkout.line.stickerbox_single_variety.description'),
      };
    }
    case 'voucher':
      return {
        title,
        text: voucherCode === null ? title : t('checkout.line.voucher.text', { code: voucherCode }),
        description: '',
      };
    case 'shipping':
      return {
        title,
        text: t('checkout.line.shipping.text', { country }),
        description: t('checkout.line.shipping.description', { count }),
      };
    case 'adjustment':
    case 'sticker_topup':
      return { title, text: title, description: '' };
    default:
      return { title, text: title, description: t(`checkout.line.${product}.description`) };
  }
}
