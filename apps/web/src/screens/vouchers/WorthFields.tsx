import { formatPercent } from '@figurina/locales';
import { NativeSelect, NumberInput, SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import { useI18n } from '../../app/use-t.ts';
import type { TypedVoucher } from './typed-voucher.ts';

/** However somebody is used to. */
const SEPARATORS = [',', '.'];
const LARGEST: typeof import('@figurina/contract').LIMITS.voucherAmount = 100_000_000;

/** What a voucher takes off, and from what value of goods on. */
export function WorthFields(props: {
  typed: TypedVoucher;
  change: (part: Partial<TypedVoucher>) => void;
  faults: Readonly<Record<string, string>>;
  /** Nothing was said of what it is worth. */
  missing: boolean;
}) {
  const { t, locale } = useI18n();
  const labelId = useId();
  const { typed, change, faults, missing } = props;
  const amounts = {
    allowNegative: false,
    decimalScale: 2,
    decimalSeparator: locale === 'en' ? '.' : ',',
    allowedDecimalSeparators: SEPARATORS,
    hideControls: true,
    max: LARGEST / 100,
    clampBehavior: 'blur',
  } as const;
  const fault = missing ? t('vouchers.fault.worth') : undefined;
  const number = (value: string | number): number | null => (typeof value === 'number' ? value : null);
  return (
    <>
      <div className="staff-choice">
        <span id={labelId}>{t('vouchers.form.worth')}</span>
        <SegmentedControl
          aria-labelledby={labelId}
          value={typed.kind}
          // An amount is one of some currency.
          onChange={(kind) =>
            change({
              kind: kind === 'fixed' ? 'fixed' : 'percent',
              ...(kind === 'fixed' && !typed.currency && { currency: 'EUR' }),
            })
          }
          data={[
            { value: 'percent', label: t('vouchers.form.percent') },
            { value: 'fixed', label: t('vouchers.form.fixed') },
          ]}
        />
      </div>
      <div className="staff-three">
        {typed.kind === 'percent' ? (
          <NumberInput
            {...amounts}
            key="percent"
            label={t('vouchers.form.rate')}
            value={typed.percent ?? ''}
            min={0.1}
            max={100}
            suffix={formatPercent(locale, 0).slice(1)}
            error={fault}
            onChange={(value) => change({ percent: number(value) })}
          />
        ) : (
          <NumberInput
            {...amounts}
            key="amount"
            label={t('vouchers.form.gross')}
            value={typed.amount ?? ''}
            min={0.01}
            error={fault}
            onChange={(value) => change({ amount: number(value) })}
          />
        )}
        <NativeSelect
          label={t('vouchers.form.currency')}
          value={typed.currency}
          error={faults['currency']}
          onChange={(event) => change({ currency: event.currentTarget.value as TypedVoucher['currency'] })}
          data={[
            ...(typed.kind === 'percent' ? [{ value: '', label: t('vouchers.form.currency.any') }] : []),
            'EUR',
            'PLN',
          ]}
        />
        <NumberInput
          {...amounts}
          label={t('vouchers.form.min')}
          value={typed.min ?? ''}
          onChange={(value) => change({ min: number(value) })}
        />
      </div>
    </>
  );
}
