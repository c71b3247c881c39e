import { BOOKKEEPING_PATHS, type BookkeepingFile, bookkeepingName } from '@figurina/contract';
import { dateFormat } from '@figurina/locales';
import { Dialog, ErrorNotice } from '@figurina/ui';
import { NativeSelect, Radio, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { DialogFoot } from '../../app/DialogFoot.tsx';
import { problemText } from '../../api/problem.ts';
import { DayField } from '../../app/DayField.tsx';
import { download } from '../../app/download.ts';
import { useServices } from '../../app/services.ts';
import { useI18n, useT } from '../../app/use-t.ts';
import { useToast } from '../../app/use-toast.ts';
import { lastMonths } from './last-months.ts';
import '../../staff-list/staff-list.css';

const FILES = Object.keys(BOOKKEEPING_PATHS) as BookkeepingFile[];
const MONTHS = 36;

/** Files for bookkeeping: which, and of which days. */
export function ExportDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useT();
  return (
    <Dialog
      opened={opened}
      title={t('dashboard.export.title')}
      closeLabel={t('common.close')}
      width={560}
      onClose={onClose}
    >
      <ExportForm onClose={onClose} />
    </Dialog>
  );
}

function ExportForm({ onClose }: { onClose: () => void }) {
  const { t, locale } = useI18n();
  const { api } = useServices();
  const toast = useToast();
  const [months] = useState(() => lastMonths(new Date(), MONTHS));
  const [file, setFile] = useState<BookkeepingFile>('orders');
  // Of a month that is over there is nothing more to come.
  const [month, setMonth] = useState(months[1]!.month);
  const [days, setDays] = useState<{ from: string | null; to: string | null }>(months[1]!);
  const { from, to } = days;
  const asked: { from: string; to: string } | { month: string } | null =
    file === 'orders' ? (from !== null && to !== null && from <= to ? { from, to } : null) : { month };
  const fetched = useMutation({
    mutationFn: async (of: NonNullable<typeof asked>) =>
      api.file(`/v1${BOOKKEEPING_PATHS[file]}?${new URLSearchParams({ ...of })}`),
    onSuccess: (blob, of) => {
      const name = bookkeepingName(file, of);
      download(blob, name);
      toast.info(t('dashboard.export.done', { name }));
      onClose();
    },
  });
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (asked && !fetched.isPending) fetched.mutate(asked);
  };
  const put = (part: Partial<typeof days>): void => {
    fetched.reset();
    setDays((now) => ({ ...now, ...part }));
  };
  const nameOf = dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const isBackwards = from !== null && to !== null && from > to;
  return (
    <form className="staff-form" onSubmit={send} noValidate>
      <Radio.Group
        label={t('dashboard.export.kind')}
        value={file}
        onChange={(value) => {
          fetched.reset();
          setFile(value);
        }}
      >
        <Stack gap={10} mt={8}>
          {FILES.map((one) => (
            <Radio
              key={one}
              value={one}
              label={t(`dashboard.export.${one}`)}
              description={t(`dashboard.export.${one}.text`)}
            />
          ))}
        </Stack>
      </Radio.Group>
      {file === 'orders' ? (
        <div className="staff-pair">
          <DayField label={t('dashboard.export.from')} value={from} onChange={(day) => put({ from: day })} inDialog />
          <DayField
            label={t('dashboard.export.to')}
            value={to}
            onChange={(day) => put({ to: day })}
            error={isBackwards ? t('dashboard.export.backwards') : undefined}
            inDialog
          />
        </div>
      ) : (
        <NativeSelect
          label={t('dashboard.export.month')}
          value={month}
          onChange={(event) => setMonth(event.currentTarget.value)}
          data={months.map((one) => ({ value: one.month, label: nameOf.format(new Date(`${one.from}T00:00:00Z`)) }))}
        />
      )}
      {fetched.isError && <ErrorNotice>{problemText(t, fetched.error)}</ErrorNotice>}
      <DialogFoot onClose={onClose} loading={fetched.isPending} disabled={asked === null}>
        {t('dashboard.export.commit')}
      </DialogFoot>
    </form>
  );
}
