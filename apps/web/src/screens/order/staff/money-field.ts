import { formatNumber } from '@figurina/locales';
import { useI18n } from '../../../app/use-t.ts';

/** What fields for amounts have in common: two places, in the signs of the reader's language. */
export function useMoneyField() {
  const { locale } = useI18n();
  const decimalSeparator = formatNumber(locale, 1.5, 1).includes(',') ? ',' : '.';
  return { decimalScale: 2, fixedDecimalScale: true, decimalSeparator, hideControls: true } as const;
}

/** Minor units of what stands in such a field. */
export function minorOf(typed: number | string): number {
  return Math.round(Number(typed) * 100);
}
