import type { Batch } from '@figurina/contract';
import { Dialog, ErrorNotice } from '@figurina/ui';
import { Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { DialogFoot } from '../../app/DialogFoot.tsx';
import { problemText } from '../../api/problem.ts';
import { DayField } from '../../app/DayField.tsx';
import { goToFault } from '../../app/go-to-fault.ts';
import { useServices } from '../../app/services.ts';
import { useT } from '../../app/use-t.ts';
import { useToast } from '../../app/use-toast.ts';
import { fieldFaults } from '../../staff-list/field-faults.ts';

interface ChangeBatchProps {
  readonly albumId: string;
  readonly batch: Batch;
  readonly opened: boolean;
  readonly onClose: () => void;
}
const LONGEST_NOTE: typeof import('@figurina/contract').LIMITS.batchNote = 500;

/** The last day, and what guests read. The minimum stays: what guests pay depends on it. */
export function ChangeBatch(props: ChangeBatchProps) {
  const t = useT();
  return (
    <Dialog
      opened={props.opened}
      title={t('together.change')}
      closeLabel={t('common.close')}
      width={520}
      onClose={props.onClose}
    >
      {props.opened ? <Fields {...props} /> : null}
    </Dialog>
  );
}

function Fields({ albumId, batch, onClose }: ChangeBatchProps) {
  const t = useT();
  const { api } = useServices();
  const queries = useQueryClient();
  const toast = useToast();
  const [deadline, setDeadline] = useState<string | null>(batch.deadline);
  const [note, setNote] = useState(batch.note);
  const save = useMutation({
    mutationFn: async (day: string) =>
      api.batches.change({ params: { id: albumId, batch: batch.id }, body: { batch: { deadline: day, note } } }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['batches', albumId] });
      toast.info(t('together.saved'));
      onClose();
    },
  });
  const faults = fieldFaults(save.error, 'batch_wrong');
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!save.isPending && deadline !== null) save.mutate(deadline, { onError: () => goToFault(form) });
  };
  return (
    <form className="together-form" onSubmit={send} noValidate>
      <DayField
        label={t('together.deadline')}
        value={deadline}
        required
        inDialog
        error={faults['deadline']}
        onChange={(day) => {
          save.reset();
          setDeadline(day);
        }}
      />
      <Textarea
        label={t('together.note')}
        value={note}
        maxLength={LONGEST_NOTE}
        autosize
        minRows={2}
        maxRows={6}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {save.isError && !faults['deadline'] ? <ErrorNotice>{problemText(t, save.error)}</ErrorNotice> : null}
      <DialogFoot onClose={onClose} loading={save.isPending} disabled={deadline === null}>
        {t('together.save')}
      </DialogFoot>
    </form>
  );
}
