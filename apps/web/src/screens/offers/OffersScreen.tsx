import type { Offer } from '@figurina/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../app/services.ts';
import { usePageTitle } from '../../app/use-page-title.ts';
import { useT } from '../../app/use-t.ts';
import { useToast } from '../../app/use-toast.ts';
import { StaffList } from '../../staff-list/StaffList.tsx';
import { useListAddress } from '../../staff-list/use-list-address.ts';
import { useListPage } from '../../staff-list/use-list-page.ts';
import { OfferForm } from './OfferForm.tsx';
import { OfferTable } from './OfferTable.tsx';
import './offers.css';

/** `/offers`: quotes, for administrators. */
export function OffersScreen() {
  const t = useT();
  const { api } = useServices();
  const toast = useToast();
  const address = useListAddress();
  const [making, setMaking] = useState(false);
  usePageTitle(t('offers.title'), t('offers.text'));
  const { list, renew } = useListPage('offers', { ...address, narrowed: {} }, async (query, signal) => {
    const { offers, pagination } = await api.offers.list({ query }, { signal });
    return { rows: offers, pages: pagination.total_pages };
  });
  const withdraw = useMutation({
    mutationFn: async ({ id, withdrawn }: Offer) =>
      (await api.offers.withdraw({ params: { id }, body: { offer: { withdrawn: !withdrawn } } })).offer,
    onSuccess: ({ name, withdrawn }) =>
      toast.info(withdrawn ? t('offers.withdrawn', { name }) : t('offers.given_again', { name })),
    onError: (cause) => toast.problem(cause),
    onSettled: renew,
  });
  const made = ({ name }: Offer) => {
    setMaking(false);
    toast.info(t('offers.created', { name }));
    address.reset();
    renew();
  };
  return (
    <>
      <StaffList
        title={t('offers.title')}
        text={t('offers.text')}
        search={t('offers.search')}
        address={address}
        list={list}
        create={{ label: t('offers.new'), run: () => setMaking(true) }}
        empty={{ title: t('offers.empty.title'), text: t('offers.empty.text') }}
      >
        {(offers) => <OfferTable offers={offers} onWithdraw={withdraw.mutate} />}
      </StaffList>
      <OfferForm opened={making} onClose={() => setMaking(false)} onMade={made} />
    </>
  );
}

export { OffersScreen as Component };
