import type { AnswerOf, listBatches } from '@figurina/contract';
import { Dialog, ErrorNotice } from '@figurina/ui';
import { Checkbox, NumberInput, Radio, Textarea } from '@mantine/core';
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

type Kinds = AnswerOf<typeof listBatches>['kinds'];
interface NewBatchProps {
  readonly albumId: string;
  readonly kinds: Kinds;
  readonly opened: boolean;
  readonly onClose: () => void;
}
const LONGEST_NOTE: typeof import('@figurina/contract').LIMITS.batchNote = 500;
const MOST_ORDERS = 500;

/** What for, from how many orders on, until when. */
export function NewBatch(props: NewBatchProps) {
  const t = useT();
  return (
    <Dialog
      opened={props.opened}
      title={t('together.new')}
      closeLabel={t('common.close')}
      width={600}
      onClose={props.onClose}
    >
      {props.opened ? <Fields {...props} /> : null}
    </Dialog>
  );
}

function Fields({ albumId, kinds, onClose }: NewBatchProps) {
  const t = useT();
  const { api } = useServices();
  const queries = useQueryClient();
  const toast = useToast();
  const [typed, setTyped] = useState(() => ({
    kind: kinds.find(({ available }) => available)!.kind,
    note: '',
    minimum: null as number | null,
    close_at: null as number | null,
    deadline: null as string | null,
    print_access_consent: false,
  }));
  const least = kinds.find(({ kind }) => kind === typed.kind)?.least ?? 1;
  const save = useMutation({
    mutationFn: async () => {
      const batch = { ...typed, minimum: typed.minimum ?? least, deadline: typed.deadline! };
      return api.batches.create({ params: { id: albumId }, body: { batch } });
    },
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['batches', albumId] });
      toast.info(t('together.made'));
      onClose();
    },
  });
  const faults = fieldFaults(save.error, 'batch_wrong');
  const change = (part: Partial<typeof typed>): void => {
    // What was refused is another one now.
    save.reset();
    setTyped((now) => ({ ...now, ...part }));
  };
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!save.isPending && typed.deadline !== null) save.mutate(undefined, { onError: () => goToFault(form) });
  };
  const count = (value: string | number): number | null => (value === '' ? null : Number(value));
  return (
    <form className="together-form" onSubmit={send} noValidate>
      <Radio.Group label={t('together.kind')} value={typed.kind} onChange={(kind) => change({ kind, minimum: null })}>
        {kinds.map(({ kind, available }) => (
          <Radio
            key={kind}
            value={kind}
            disabled={!available}
            label={t(`together.kind.${kind}`)}
            description={available ? t(`together.kind.${kind}.hint`) : t('together.kind.unavailable')}
          />
        ))}
      </Radio.Group>
      <div className="together-pair">
        <NumberInput
          label={t('together.minimum')}
          description={t('together.minimum.hint')}
          value={typed.minimum ?? least}
          min={least}
          max={MOST_ORDERS}
          allowDecimal={false}
          allowNegative={false}
          error={faults['minimum']}
          onChange={(value) => change({ minimum: count(value) })}
        />
        <NumberInput
          label={t('together.close_at')}
          description={t('together.close_at.hint')}
          value={typed.close_at ?? ''}
          min={1}
          max={MOST_ORDERS}
          placeholder={t('together.optional')}
          allowDecimal={false}
          allowNegative={false}
          error={faults['close_at']}
          onChange={(value) => change({ close_at: count(value) })}
        />
      </div>
      <DayField
        label={t('together.deadline')}
        value={typed.deadline}
        required
        inDialog
        error={faults['deadline']}
        onChange={(deadline) => change({ deadline })}
      />
      <Textarea
        label={t('together.note')}
        description={t('together.note.hint')}
        value={typed.note}
        maxLength={LONGEST_NOTE}
        placeholder={t('together.optional')}
        autosize
        minRows={2}
        maxRows={6}
        onChange={(event) => change({ note: event.currentTarget.value })}
      />
      <Checkbox
        label={t('together.consent')}
        checked={typed.print_access_consent}
        error={faults['print_access_consent']}
        aria-invalid={faults['print_access_consent'] !== undefined || undefined}
        onChange={(event) => change({ print_access_consent: event.currentTarget.checked })}
      />
      {save.isError && Object.keys(faults).length === 0 ? (
        <ErrorNotice>{problemText(t, save.error)}</ErrorNotice>
      ) : null}
      <DialogFoot onClose={onClose} loading={save.isPending} disabled={typed.deadline === null}>
        {t('together.create')}
      </DialogFoot>
    </form>
  );
}
