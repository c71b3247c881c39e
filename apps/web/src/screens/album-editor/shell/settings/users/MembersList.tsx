import type { Association } from '@figurina/contract';
import { ConfirmDialog } from '@figurina/ui';
import { useState } from 'react';
import { useServices } from '../../../../../app/services.ts';
import { useT } from '../../../../../app/use-t.ts';
import { usePeopleOfAlbum } from '../../../session/people/use-people-of-album.ts';
import { ChaptersDialog } from './ChaptersDialog.tsx';
import { ListState } from './ListState.tsx';
import { nameOf } from './member-name.ts';
import { MemberRow } from './MemberRow.tsx';
import type { Asked, PeopleDesk } from './people-desk.ts';
import { useLeaving } from './use-leaving.ts';
import { useOwnershipOffer } from './use-people-lists.ts';

/** Everybody in the album; those who manage it change what others are. */
export function MembersList({ desk }: { desk: PeopleDesk }) {
  const t = useT();
  const { api } = useServices();
  const query = usePeopleOfAlbum();
  const { data: people } = query;
  const { data: offer } = useOwnershipOffer(desk);
  const [asking, setAsking] = useState<{ what: Asked; member: Association } | null>(null);
  const leaving = useLeaving(desk);
  if (!people) return <ListState query={query} failed={t('people.failed')} />;

  const name = asking ? nameOf(asking.member) : '';
  const close = (): void => setAsking(null);
  const confirmed: Record<Exclude<Asked, 'chapters'>, (member: Association) => Promise<unknown>> = {
    remove: ({ id }) =>
      desk.run(
        'remove',
        () => api.members.remove({ params: { id } }),
        () => ({ text: t('people.removed', { name }) }),
      ),
    handover: ({ id }) =>
      desk.run(
        'handover',
        () => api.members.offerOwnership({ params: { id: desk.albumId }, body: { association_id: id } }),
        () => ({ text: t('people.handover.offered', { name }) }),
      ),
    leave: leaving,
  };
  return (
    <>
      <ul className="people-list">
        {people.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            desk={desk}
            offer={offer?.to === member.user.sub ? offer : null}
            onAsk={(what) => setAsking({ what, member })}
          />
        ))}
      </ul>
      {desk.mayManage && people.length === 1 ? <p className="people-alone">{t('people.alone')}</p> : null}
      {asking?.what === 'chapters' ? (
        <ChaptersDialog member={asking.member} desk={desk} onClose={close} />
      ) : asking ? (
        <ConfirmDialog
          opened
          title={t(`people.${asking.what}.title`, { name })}
          question={t(`people.${asking.what}.text`, { name })}
          confirm={t(`people.${asking.what}.do`)}
          cancel={t('common.cancel')}
          busy={desk.busy === asking.what}
          onConfirm={() => void confirmed[asking.what as 'remove'](asking.member).then(close)}
          onCancel={close}
        />
      ) : null}
    </>
  );
}
