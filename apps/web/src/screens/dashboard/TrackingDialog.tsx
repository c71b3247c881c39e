import type { TrackingOutcome, TrackingRow } from '@figurina/contract';
import { Dialog, ErrorNotice, StampButton, StatePill, type StateTone } from '@figurina/ui';
import { Button, Checkbox, FileButton } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import { type ComponentProps, useState } from 'react';
import { problemText } from '../../api/problem.ts';
import { useServices } from '../../app/services.ts';
import { useT } from '../../app/use-t.ts';
import { useToast } from '../../app/use-toast.ts';
import { ORDERS } from '../../orders/order-queries.ts';
import { DASHBOARD } from './dashboard-queries.ts';
import './bulk.css';

type Mark = { tone: StateTone; icon: ComponentProps<typeof StatePill>['icon'] };
const GOOD: Mark = { tone: 'green', icon: IconCheck };
const SAME: Mark = { tone: 'pitch', icon: IconMinus };
const FAULT: Mark = { tone: 'red', icon: IconAlertTriangle };
const MARKS: Record<TrackingOutcome, Mark> = {
  ready: GOOD,
  written: GOOD,
  unchanged: SAME,
  unknown_order: FAULT,
  wrong_code: FAULT,
  other_code: FAULT,
  not_possible: FAULT,
};
const MOST_CHARACTERS: typeof import('@figurina/contract').LIMITS.trackingCsv = 200_000;

/** Tracking numbers from a carrier's list: looked at first, and written when that is confirmed. */
export function TrackingDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useT();
  return (
    <Dialog
      opened={opened}
      title={t('dashboard.tracking')}
      closeLabel={t('common.close')}
      width={720}
      onClose={onClose}
    >
      <Import onClose={onClose} />
    </Dialog>
  );
}

function Import({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { api } = useServices();
  const queries = useQueryClient();
  const toast = useToast();
  const [csv, setCsv] = useState('');
  const [mail, setMail] = useState(true);
  const [isTooLarge, setTooLarge] = useState(false);
  const look = useMutation({
    mutationFn: async (text: string) => (await api.dashboard.tracking({ body: { csv: text } })).rows,
  });
  const write = useMutation({
    mutationFn: async () => (await api.dashboard.tracking({ body: { csv, apply: true, trigger_email: mail } })).rows,
    onSuccess: (rows) => {
      toast.info(t('dashboard.tracking.done', { count: rows.filter(({ outcome }) => outcome === 'written').length }));
    },
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: DASHBOARD });
      void queries.invalidateQueries({ queryKey: ORDERS });
    },
  });
  const pick = async (file: File | null): Promise<void> => {
    if (!file) return;
    write.reset();
    const text = file.size > 4 * MOST_CHARACTERS ? null : await file.text();
    const isLong = text === null || text.length > MOST_CHARACTERS;
    setTooLarge(isLong);
    look.reset();
    if (isLong) return;
    setCsv(text);
    look.mutate(text);
  };
  const rows = write.data ?? look.data;
  const ready = write.data ? 0 : (look.data ?? []).filter(({ outcome }) => outcome === 'ready').length;
  const failed = write.error ?? look.error;
  return (
    <div className="staff-form">
      <p>{t('dashboard.tracking.text')}</p>
      <div>
        <FileButton accept=".csv,text/csv,text/plain" onChange={(file) => void pick(file)}>
          {(props) => (
            <Button
              {...props}
              data-autofocus
              variant="default"
              leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
              loading={look.isPending}
            >
              {t('dashboard.tracking.file')}
            </Button>
          )}
        </FileButton>
      </div>
      {isTooLarge && <ErrorNotice>{t('dashboard.tracking.too_large')}</ErrorNotice>}
      {failed && <ErrorNotice>{problemText(t, failed)}</ErrorNotice>}
      {rows && <Preview rows={rows} />}
      {ready > 0 && (
        <>
          <Checkbox
            label={t('dashboard.tracking.mail')}
            checked={mail}
            onChange={(event) => setMail(event.currentTarget.checked)}
          />
          <StampButton loading={write.isPending} onClick={() => write.mutate()}>
            {t('dashboard.tracking.apply', { count: ready })}
          </StampButton>
        </>
      )}
      {write.data && (
        <Button variant="default" onClick={onClose}>
          {t('common.close')}
        </Button>
      )}
    </div>
  );
}

function Preview({ rows }: { rows: readonly TrackingRow[] }) {
  const t = useT();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long list is scrolled by keys
    <div className="dash-preview" tabIndex={0} role="region" aria-label={t('dashboard.tracking.outcome')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('dashboard.tracking.line')}</th>
            <th scope="col">{t('dashboard.tracking.order')}</th>
            <th scope="col">{t('dashboard.tracking.code')}</th>
            <th scope="col">{t('dashboard.tracking.outcome')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, order_name, code, outcome }) => (
            <tr key={line}>
              <td>{line}</td>
              <td>{order_name}</td>
              <td>{code}</td>
              <td>
                <StatePill {...MARKS[outcome]}>{t(`dashboard.tracking.outcome.${outcome}`)}</StatePill>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
