import { houseClock, type PriceList, priceLabel } from '@figurina/commerce';
import { formatMoney, LOCALES } from '@figurina/locales';
import type { Clock } from '../../platform/clock.ts';
import { checkoutTexts } from './checkout-texts.ts';

/** What the cheapest order costs, as the order button says it, by language: `ab 285 EUR`. Reckoned once a day. */
export async function createPriceLabels(
  lists: readonly PriceList[],
  clock: Clock,
): Promise<() => Record<string, string>> {
  const texts = await Promise.all(LOCALES.map(async (locale) => ({ locale, t: await checkoutTexts(locale) })));
  const labelsOf = (day: string): Record<string, string> =>
    Object.fromEntries(
      texts.map(({ locale, t }) => {
        const { amount, currency } = priceLabel(locale, lists, day);
        const words = formatMoney(locale, amount, currency, currency === 'EUR' ? 0 : 2);
        return [locale, t('checkout.price_from', { amount: words })];
      }),
    );
  const today = () => houseClock(clock.now()).day;
  let known = { day: today(), labels: labelsOf(today()) };
  return () => {
    const day = today();
    if (day !== known.day) known = { day, labels: labelsOf(day) };
    return known.labels;
  };
}
