import type { Partner } from '@figurina/contract';
import { ConfirmDialog } from '@figurina/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../app/services.ts';
import { usePageTitle } from '../../app/use-page-title.ts';
import { useT } from '../../app/use-t.ts';
import { useToast } from '../../app/use-toast.ts';
import { StaffList } from '../../staff-list/StaffList.tsx';
import { useListAddress } from '../../staff-list/use-list-address.ts';
import { useListPage } from '../../staff-list/use-list-page.ts';
import { PartnerForm } from './PartnerForm.tsx';
import { PartnerLink } from './PartnerLink.tsx';
import { PartnerTable } from './PartnerTable.tsx';
import './partners.css';

/** `/partners`: who recommends Figurina, for administrators. */
export function PartnersScreen() {
  const t = useT();
  const { api } = useServices();
  const toast = useToast();
  const address = useListAddress();
  /** Whose form is open; `new` for somebody who is not there yet. */
  const [edited, setEdited] = useState<Partner | 'new' | null>(null);
  const [rotating, setRotating] = useState<Partner | null>(null);
  const [link, setLink] = useState<{ partner: Partner; url: string } | null>(null);
  usePageTitle(t('partners.title'), t('partners.text'));
  const { list, renew } = useListPage('partners', { ...address, narrowed: {} }, async (query, signal) => {
    const { partners, pagination } = await api.partners.list({ query }, { signal });
    return { rows: partners, pages: pagination.total_pages };
  });
  const switched = useMutation({
    mutationFn: async ({ id, active }: Partner) =>
      (await api.partners.change({ params: { id }, body: { partner: { active: !active } } })).partner,
    onSuccess: ({ name, active }) => toast.info(t(active ? 'partners.active' : 'partners.stopped', { name })),
    onError: (cause) => toast.problem(cause),
    onSettled: renew,
  });
  const rotate = useMutation({
    mutationFn: async ({ id }: Partner) => api.partners.rotate({ params: { id } }),
    onSuccess: setLink,
    onError: (cause) => toast.problem(cause),
    onSettled: () => setRotating(null),
  });
  return (
    <>
      <StaffList
        title={t('partners.title')}
        text={t('partners.text')}
        search={t('partners.search')}
        address={address}
        list={list}
        create={{ label: t('partners.new'), run: () => setEdited('new') }}
        empty={{ title: t('partners.empty.title'), text: t('partners.empty.text') }}
      >
        {(partners) => (
          <PartnerTable partners={partners} onEdit={setEdited} onRotate={setRotating} onSwitch={switched.mutate} />
        )}
      </StaffList>
      <PartnerForm
        edited={edited}
        onClose={() => setEdited(null)}
        onMade={(made) => {
          setEdited(null);
          setLink(made);
          renew();
        }}
        onSaved={() => {
          setEdited(null);
          toast.info(t('partners.saved'));
          renew();
        }}
      />
      <ConfirmDialog
        opened={rotating !== null}
        title={t('partners.rotate.title', { name: rotating?.name ?? '' })}
        question={t('partners.rotate.question', { name: rotating?.name ?? '' })}
        confirm={t('partners.rotate')}
        cancel={t('common.cancel')}
        busy={rotate.isPending}
        onConfirm={() => rotating && !rotate.isPending && rotate.mutate(rotating)}
        onCancel={() => setRotating(null)}
      />
      <PartnerLink link={link} onClose={() => setLink(null)} />
    </>
  );
}

export { PartnersScreen as Component };
