/** Words of a quote in its language. */
import type { NetLine } from '@figurina/commerce';
import { createI18n, type I18n, type Locale, type Translate } from '@figurina/locales';

const loaded = new Map<Locale, Promise<I18n>>();

/** The categories are named as everywhere: by `app`. */
export function offerTexts(locale: Locale): Promise<I18n> {
  const known = loaded.get(locale);
  if (known) return known;
  const loading = createI18n(locale, ['app', 'offers']);
  loaded.set(locale, loading);
  return loading;
}

/** `120 Alben`; what there is once an order has its name alone. */
export function lineText(
  { t }: { readonly t: Translate },
  { product, quantity }: Pick<NetLine, 'product' | 'quantity'>,
): string {
  switch (product) {
    case 'album':
    case 'stickerpack':
    case 'stickerbox_single_variety':
    case 'shipping':
      return t(`offers.line.${product}`, { quantity });
    case 'design_check':
    case 'premium_lamination':
    case 'custom_stickerpack':
      return t(`offers.feature.${product}`);
    default:
      throw new Error(`A quote has no line of ${product}`);
  }
}
