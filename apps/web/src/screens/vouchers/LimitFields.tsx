import { NumberInput, TextInput } from '@mantine/core';
import { DayField } from '../../app/DayField.tsx';
import { useT } from '../../app/use-t.ts';
import type { TypedLimits } from './typed-voucher.ts';

const MOST_USES: typeof import('@figurina/contract').LIMITS.voucherUses = 1_000_000;
const LONGEST_NOTE: typeof import('@figurina/contract').LIMITS.voucherNote = 200;

/** When, how often and what for: the same when it is made and later. */
export function LimitFields(props: {
  limits: TypedLimits;
  change: (part: Partial<TypedLimits>) => void;
  faults: Readonly<Record<string, string>>;
}) {
  const t = useT();
  const { limits, change, faults } = props;
  return (
    <>
      <div className="staff-three">
        <DayField
          label={t('vouchers.form.from')}
          value={limits.from}
          onChange={(from) => change({ from })}
          clearable
          inDialog
        />
        <DayField
          label={t('vouchers.form.to')}
          value={limits.to}
          onChange={(to) => change({ to })}
          error={faults['valid_to']}
          clearable
          inDialog
        />
        <NumberInput
          label={t('vouchers.form.max')}
          description={t('vouchers.form.max.hint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={limits.max ?? ''}
          min={1}
          max={MOST_USES}
          clampBehavior="blur"
          allowDecimal={false}
          allowNegative={false}
          onChange={(value) => change({ max: typeof value === 'number' ? value : null })}
        />
      </div>
      <TextInput
        label={t('vouchers.form.note')}
        value={limits.note}
        maxLength={LONGEST_NOTE}
        onChange={(event) => change({ note: event.currentTarget.value })}
      />
    </>
  );
}
