import type { VoucherRecord } from '@figurina/contract';
import { Dialog, ErrorNotice } from '@figurina/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { DialogFoot } from '../../app/DialogFoot.tsx';
import { problemText } from '../../api/problem.ts';
import { useServices } from '../../app/services.ts';
import { useT } from '../../app/use-t.ts';
import { fieldFaults } from '../../staff-list/field-faults.ts';
import { LimitFields } from './LimitFields.tsx';
import type { TypedLimits } from './typed-voucher.ts';

interface EditParts {
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Days, number of uses and note of a voucher. What it is worth stays as it was handed out. */
export function VoucherEdit({ voucher, ...parts }: EditParts & { voucher: VoucherRecord | null }) {
  const t = useT();
  return (
    <Dialog
      opened={voucher !== null}
      title={voucher ? t('vouchers.form.edit', { code: voucher.code }) : ''}
      closeLabel={t('common.close')}
      width={640}
      onClose={parts.onClose}
    >
      {voucher && <Fields key={voucher.id} voucher={voucher} {...parts} />}
    </Dialog>
  );
}

function Fields({ voucher, onClose, onSaved }: EditParts & { voucher: VoucherRecord }) {
  const t = useT();
  const { api } = useServices();
  const [limits, setLimits] = useState<TypedLimits>({
    from: voucher.valid_from,
    to: voucher.valid_to,
    max: voucher.max_uses,
    note: voucher.note,
  });
  const save = useMutation({
    mutationFn: async ({ from, to, max, note }: TypedLimits) => {
      const change = { valid_from: from, valid_to: to, max_uses: max, note };
      return api.vouchers.change({ params: { id: voucher.id }, body: { voucher: change } });
    },
    onSuccess: onSaved,
  });
  const faults = fieldFaults(save.error, 'voucher_wrong');
  const change = (part: Partial<TypedLimits>): void => {
    save.reset();
    setLimits((now) => ({ ...now, ...part }));
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (!save.isPending) save.mutate(limits);
  };
  return (
    <form className="staff-form" onSubmit={send} noValidate>
      <LimitFields limits={limits} change={change} faults={faults} />
      {save.isError && Object.keys(faults).length === 0 && <ErrorNotice>{problemText(t, save.error)}</ErrorNotice>}
      <DialogFoot onClose={onClose} loading={save.isPending}>
        {t('vouchers.form.save')}
      </DialogFoot>
    </form>
  );
}
