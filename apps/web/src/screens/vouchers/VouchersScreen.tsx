import type { VoucherRecord } from '@figurina/contract';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useState } from 'react';
import { download } from '../../app/download.ts';
import { useServices } from '../../app/services.ts';
import { usePageTitle } from '../../app/use-page-title.ts';
import { useT } from '../../app/use-t.ts';
import { useToast } from '../../app/use-toast.ts';
import { StaffList } from '../../staff-list/StaffList.tsx';
import { useListAddress } from '../../staff-list/use-list-address.ts';
import { useListPage } from '../../staff-list/use-list-page.ts';
import { VoucherEdit } from './VoucherEdit.tsx';
import { VoucherForm } from './VoucherForm.tsx';
import { VoucherTable } from './VoucherTable.tsx';
import './vouchers.css';

/** `/vouchers`: codes that take something off an order, for administrators. */
export function VouchersScreen() {
  const t = useT();
  const { api } = useServices();
  const toast = useToast();
  const address = useListAddress();
  const [making, setMaking] = useState(false);
  const [edited, setEdited] = useState<VoucherRecord | null>(null);
  const series = address.get('series');
  usePageTitle(t('vouchers.title'), t('vouchers.text'));
  const narrowed = series === null ? {} : { series };
  const { list, renew } = useListPage('vouchers', { ...address, narrowed }, async (query, signal) => {
    const { vouchers, pagination } = await api.vouchers.list({ query }, { signal });
    return { rows: vouchers, pages: pagination.total_pages };
  });
  const switched = useMutation({
    mutationFn: async ({ id, disabled }: VoucherRecord) =>
      (await api.vouchers.change({ params: { id }, body: { voucher: { disabled: !disabled } } })).voucher,
    onSuccess: ({ code, disabled }) =>
      toast.info(disabled ? t('vouchers.disabled', { code }) : t('vouchers.enabled', { code })),
    onError: (cause) => toast.problem(cause),
    onSettled: renew,
  });
  const codes = useMutation({
    mutationFn: async (of: string) => api.vouchers.codes({ params: { series: of } }),
    onSuccess: ({ csv, filename }) => download(new Blob([csv], { type: 'text/csv;charset=utf-8' }), filename),
    onError: (cause) => toast.problem(cause),
  });
  const made = (vouchers: readonly VoucherRecord[]) => {
    const [first] = vouchers;
    setMaking(false);
    renew();
    if (!first) return;
    if (first.series === null) toast.info(t('vouchers.created', { code: first.code }));
    else {
      toast.info(t('vouchers.created_series', { count: vouchers.length }));
      address.set('series', first.series);
    }
  };

  return (
    <>
      <StaffList
        title={t('vouchers.title')}
        text={t('vouchers.text')}
        search={t('vouchers.search')}
        address={address}
        list={list}
        narrowed={series !== null}
        create={{ label: t('vouchers.new'), run: () => setMaking(true) }}
        empty={{ title: t('vouchers.empty.title'), text: t('vouchers.empty.text') }}
        above={
          series !== null && (
            <div className="voucher-series">
              <span>{t('vouchers.series.shown')}</span>
              <Button
                leftSection={<IconDownload size={18} aria-hidden />}
                loading={codes.isPending}
                onClick={() => codes.mutate(series)}
              >
                {t('vouchers.series.export')}
              </Button>
              <Button variant="default" onClick={() => address.set('series', null)}>
                {t('list.reset')}
              </Button>
            </div>
          )
        }
      >
        {(vouchers) => (
          <VoucherTable
            vouchers={vouchers}
            // Else a series would push away all that was made before it.
            folded={series === null && address.query === ''}
            onEdit={setEdited}
            onSwitch={switched.mutate}
            onSeries={series === null ? (of) => address.set('series', of) : undefined}
            onCodes={codes.mutate}
          />
        )}
      </StaffList>
      <VoucherForm opened={making} onClose={() => setMaking(false)} onMade={made} />
      <VoucherEdit
        voucher={edited}
        onClose={() => setEdited(null)}
        onSaved={() => {
          setEdited(null);
          toast.info(t('vouchers.saved'));
          renew();
        }}
      />
    </>
  );
}

export { VouchersScreen as Component };
