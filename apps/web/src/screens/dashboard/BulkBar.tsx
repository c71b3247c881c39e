import { Button, CloseButton } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import IconTags from '@tabler/icons-react/dist/esm/icons/IconTags.mjs';
import { download } from '../../app/download.ts';
import { useServices } from '../../app/services.ts';
import { useT } from '../../app/use-t.ts';
import { useToast } from '../../app/use-toast.ts';
import { DASHBOARD } from './dashboard-queries.ts';
import type { Selection } from './use-selection.ts';
import './bulk.css';

const MOST: typeof import('@figurina/contract').LIMITS.bulkOrders = 50;

/** What can be done with all orders that are chosen. */
export function BulkBar({ selection }: { selection: Selection }) {
  const t = useT();
  const { api } = useServices();
  const toast = useToast();
  const queries = useQueryClient();
  const { ids } = selection;
  const notes = useMutation({
    mutationFn: async () => api.dashboard.notes({ body: { ids: [...ids] } }),
    onSuccess: ({ pdf, filename }) => {
      const bytes = Uint8Array.from(atob(pdf), (sign) => sign.codePointAt(0)!);
      download(new Blob([bytes], { type: 'application/pdf' }), filename);
    },
    onError: (cause) => toast.problem(cause),
  });
  const transfer = useMutation({
    mutationFn: async () => (await api.dashboard.transfer({ body: { ids: [...ids] } })).results,
    onSuccess: (results) => {
      const refused = results.filter(({ outcome }) => outcome === 'refused');
      const started = results.length - refused.length;
      if (started > 0) toast.info(t('dashboard.bulk.transfer.done', { count: started }));
      // What stopped them stays to be read, and chosen are those alone that it stopped.
      for (const { id, name, message } of refused)
        toast.error(t('dashboard.bulk.transfer.refused', { name, message }), { id: `transfer ${id}`, stays: true });
      selection.setAll(
        results.flatMap(({ id, outcome }) => (outcome === 'started' ? id : [])),
        false,
      );
    },
    onError: (cause) => toast.problem(cause),
    onSettled: () => void queries.invalidateQueries({ queryKey: DASHBOARD }),
  });
  const labels = useMutation({
    mutationFn: async () => api.dashboard.labels({ body: { ids: [...ids] } }),
    onSuccess: ({ csv, filename, parcels }) => {
      download(new Blob([csv], { type: 'text/csv;charset=utf-8' }), filename);
      toast.info(t('dashboard.bulk.labels.done', { count: parcels }));
    },
    onError: (cause) => toast.problem(cause),
  });
  const isTooMany = ids.length > MOST;
  return (
    <div className="dash-bulk" role="group" aria-label={t('dashboard.bulk')} hidden={ids.length === 0}>
      <strong role="status">{ids.length > 0 && t('dashboard.bulk.count', { count: ids.length })}</strong>
      {isTooMany && <span>{t('dashboard.bulk.most', { count: MOST })}</span>}
      <Button
        variant="default"
        leftSection={<IconSend size={18} aria-hidden />}
        loading={transfer.isPending}
        disabled={isTooMany}
        onClick={() => transfer.mutate()}
      >
        {t('dashboard.bulk.transfer')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconFileText size={18} aria-hidden />}
        loading={notes.isPending}
        disabled={isTooMany}
        onClick={() => notes.mutate()}
      >
        {t('dashboard.bulk.notes')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconTags size={18} aria-hidden />}
        loading={labels.isPending}
        disabled={isTooMany}
        onClick={() => labels.mutate()}
      >
        {t('dashboard.bulk.labels')}
      </Button>
      <CloseButton aria-label={t('dashboard.bulk.clear')} onClick={selection.clear} />
    </div>
  );
}
