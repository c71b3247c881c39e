import type { VoucherRecord } from '@figurina/contract';
import { Dialog, ErrorNotice } from '@figurina/ui';
import { NumberInput, SegmentedControl, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { DialogFoot } from '../../app/DialogFoot.tsx';
import { ApiProblem, problemText } from '../../api/problem.ts';
import { goToFault } from '../../app/go-to-fault.ts';
import { useServices } from '../../app/services.ts';
import { useT } from '../../app/use-t.ts';
import { fieldFaults } from '../../staff-list/field-faults.ts';
import { LimitFields } from './LimitFields.tsx';
import { AN_EMPTY_VOUCHER, type TypedVoucher, wishOf } from './typed-voucher.ts';
import { WorthFields } from './WorthFields.tsx';

interface FormParts {
  readonly onClose: () => void;
  readonly onMade: (vouchers: readonly VoucherRecord[]) => void;
}

/** Makes one code, or a series of them. */
export function VoucherForm({ opened, ...parts }: FormParts & { opened: boolean }) {
  const t = useT();
  return (
    <Dialog
      opened={opened}
      title={t('vouchers.new')}
      closeLabel={t('common.close')}
      width={640}
      onClose={parts.onClose}
    >
      <NewVoucher {...parts} />
    </Dialog>
  );
}

/** Faults of the code that have a name of their own. */
const OF_CODE: ReadonlySet<string> = new Set(['voucher_code_required', 'voucher_code_exists']);
const MOST_CODES: typeof import('@figurina/contract').LIMITS.voucherSeries = 1000;
const LONGEST_CODE: typeof import('@figurina/contract').LIMITS.voucherCode = 40;
const LONGEST_PREFIX: typeof import('@figurina/contract').LIMITS.voucherPrefix = 12;

function NewVoucher({ onClose, onMade }: FormParts) {
  const t = useT();
  const { api } = useServices();
  const [typed, setTyped] = useState<TypedVoucher>(AN_EMPTY_VOUCHER);
  const [missing, setMissing] = useState(false);
  const create = useMutation({
    mutationFn: async (body: Parameters<typeof api.vouchers.create>[0]['body']) =>
      (await api.vouchers.create({ body })).vouchers,
    onSuccess: onMade,
  });
  const faults = fieldFaults(create.error, 'voucher_wrong');
  const isOfCode = create.error instanceof ApiProblem && OF_CODE.has(create.error.code);
  const codeFault = isOfCode ? problemText(t, create.error) : faults['code'];
  const change = (part: Partial<TypedVoucher>): void => {
    // What was refused is another voucher now.
    create.reset();
    setMissing(false);
    setTyped((now) => ({ ...now, ...part }));
  };
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const wish = wishOf(typed);
    setMissing(wish === null);
    if (!wish) goToFault(form);
    else if (!create.isPending) create.mutate(wish, { onError: () => goToFault(form) });
  };
  return (
    <form className="staff-form" onSubmit={send} noValidate>
      <SegmentedControl
        aria-label={t('vouchers.form.kind')}
        value={typed.many ? 'series' : 'single'}
        onChange={(value) => change({ many: value === 'series' })}
        data={[
          { value: 'single', label: t('vouchers.form.single') },
          { value: 'series', label: t('vouchers.form.series') },
        ]}
      />
      {typed.many ? (
        <div className="staff-pair">
          <NumberInput
            label={t('vouchers.form.count')}
            value={typed.count ?? ''}
            min={1}
            max={MOST_CODES}
            clampBehavior="blur"
            allowDecimal={false}
            allowNegative={false}
            onChange={(value) => change({ count: typeof value === 'number' ? value : null })}
            data-autofocus
          />
          <TextInput
            label={t('vouchers.form.prefix')}
            description={t('vouchers.form.prefix.hint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            value={typed.prefix}
            maxLength={LONGEST_PREFIX}
            error={codeFault}
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => change({ prefix: event.currentTarget.value })}
          />
        </div>
      ) : (
        <TextInput
          label={t('vouchers.form.code')}
          description={t('vouchers.form.code.hint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={typed.code}
          maxLength={LONGEST_CODE}
          error={codeFault}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => change({ code: event.currentTarget.value })}
          data-autofocus
        />
      )}
      <WorthFields typed={typed} change={change} faults={faults} missing={missing} />
      <LimitFields limits={typed} change={change} faults={faults} />
      {create.isError && !codeFault && Object.keys(faults).length === 0 && (
        <ErrorNotice>{problemText(t, create.error)}</ErrorNotice>
      )}
      <DialogFoot onClose={onClose} loading={create.isPending}>
        {typed.many ? t('vouchers.form.create_series', { count: typed.count ?? 0 }) : t('vouchers.form.create')}
      </DialogFoot>
    </form>
  );
}
