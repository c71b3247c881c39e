import type { ProductionCapacity } from '@figurina/contract';
import { formatDate } from '@figurina/locales';
import { Dialog, ErrorNotice } from '@figurina/ui';
import { Checkbox, NumberInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { DialogFoot } from '../../app/DialogFoot.tsx';
import { problemText } from '../../api/problem.ts';
import { goToFault } from '../../app/go-to-fault.ts';
import { useServices } from '../../app/services.ts';
import { useT } from '../../app/use-t.ts';

interface FormParts {
  readonly onClose: () => void;
  readonly onSaved: (saved: ProductionCapacity) => void;
}
const LEAST: typeof import('@figurina/contract').LIMITS.capacityLeast = 20;
const MOST: typeof import('@figurina/contract').LIMITS.capacityMost = 100_000;

/** Albums a week, and which of the next weeks are closed. */
export function CapacityForm({ capacity, ...parts }: FormParts & { capacity: ProductionCapacity | null }) {
  const t = useT();
  return (
    <Dialog
      opened={capacity !== null}
      title={t('dashboard.capacity.change')}
      closeLabel={t('common.close')}
      width={520}
      onClose={parts.onClose}
    >
      {capacity && <Fields capacity={capacity} {...parts} />}
    </Dialog>
  );
}

function Fields({ capacity, onClose, onSaved }: FormParts & { capacity: ProductionCapacity }) {
  const t = useT();
  const { api } = useServices();
  const [perWeek, setPerWeek] = useState(capacity.albums_per_week);
  const [closed, setClosed] = useState<readonly string[]>(capacity.closed_weeks);
  const save = useMutation({
    mutationFn: async () => {
      const wish = { albums_per_week: perWeek, closed_weeks: [...closed] };
      return (await api.capacity.change({ body: { capacity: wish } })).capacity;
    },
    onSuccess: onSaved,
  });
  const isTooSmall = perWeek !== null && perWeek < LEAST;
  const hint = t('dashboard.capacity.per_week.hint', { least: LEAST });
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isTooSmall) goToFault(event.currentTarget);
    else if (!save.isPending) save.mutate();
  };
  return (
    <form className="staff-form" onSubmit={send} noValidate>
      <NumberInput
        label={t('dashboard.capacity.per_week')}
        description={isTooSmall ? undefined : hint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        error={isTooSmall && hint}
        value={perWeek ?? ''}
        max={MOST}
        allowDecimal={false}
        allowNegative={false}
        onChange={(value) => setPerWeek(typeof value === 'number' ? value : null)}
        data-autofocus
      />
      <fieldset className="capacity-closed">
        <legend>{t('dashboard.capacity.close')}</legend>
        {capacity.weeks.map(({ week }) => (
          <Checkbox
            key={week}
            label={t('dashboard.capacity.week', { day: formatDate(week) })}
            checked={closed.includes(week)}
            onChange={(event) => {
              const others = closed.filter((one) => one !== week);
              setClosed(event.currentTarget.checked ? [...others, week] : others);
            }}
          />
        ))}
      </fieldset>
      <p className="capacity-note">{t('dashboard.capacity.note')}</p>
      {save.isError && <ErrorNotice>{problemText(t, save.error)}</ErrorNotice>}
      <DialogFoot onClose={onClose} loading={save.isPending}>
        {t('dashboard.capacity.save')}
      </DialogFoot>
    </form>
  );
}
