import type { VoucherRecord } from '@figurina/contract';
import { Button } from '@mantine/core';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useState } from 'react';
import { download } from '../../app/download.ts';
import { useServices } from '../../app/services.ts';
import { usePageTitle } from '../../app/use-page-title.ts';
import { useI18n } from '../../app/use-t.ts';
import { useToast } from '../../app/use-toast.ts';
import { StaffList } from '../../staff-list/StaffList.tsx';
import { useListAddress } from '../../staff-list/use-list-address.ts';
import { VoucherEdit } from './VoucherEdit.tsx';
import { VoucherForm } from './VoucherForm.tsx';
import { VoucherTable } from './VoucherTable.tsx';
import './vouchers.css';

const PER_PAGE = 25;

/** `/vouchers`: codes that take something off an order, for administrators. */
export function VouchersScreen() {
  const { t, locale } = useI18n();
  const { api } = useServices();
  const toast = useToast();
  const queries = useQueryClient();
  const address = useListAddress();
  const [making, setMaking] = useState(false);
  const [edited, setEdited] = useState<VoucherRecord | null>(null);
  const series = address.get('series');
  const { query, page } = address;
  usePageTitle(t('vouchers.title'), t('vouchers.text'));
  const list = useQuery({
    queryKey: ['vouchers', locale, { query, page, series }],
    queryFn: async ({ signal }) => {
      const wanted = { page, per: PER_PAGE, ...(query && { query }), ...(series && { series }) };
      const { vouchers, pagination } = await api.vouchers.list({ query: wanted }, { signal });
      return { rows: vouchers, pages: pagination.total_pages };
    },
    placeholderData: keepPreviousData,
  });
  const renew = () => void queries.invalidateQueries({ queryKey: ['vouchers'] });
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
            onEdit={setEdited}
            onSwitch={switched.mutate}
            onSeries={series === null ? (of) => address.set('series', of) : undefined}
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
