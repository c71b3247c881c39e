import { StampButton } from '@figurina/ui';
import { Button } from '@mantine/core';
import { useServices } from '../../../../../app/services.ts';
import { useT } from '../../../../../app/use-t.ts';
import { usePeopleOfAlbum } from '../../../session/people/use-people-of-album.ts';
import { nameOf } from './member-name.ts';
import type { PeopleDesk } from './people-desk.ts';
import { useOwnershipOffer } from './use-people-lists.ts';

/** Asks whoever was asked to take the album over. The link of the mail leads here. */
export function OfferCard({ desk }: { desk: PeopleDesk }) {
  const t = useT();
  const { api } = useServices();
  const { data: people = [] } = usePeopleOfAlbum();
  const { data: offer } = useOwnershipOffer(desk);
  const owner = people.find(({ user }) => user.sub === offer?.from);
  if (!offer || offer.to !== desk.me || !owner) return null;
  const params = { id: desk.albumId };
  return (
    <section className="people-offer" aria-labelledby="people-offer">
      <h3 id="people-offer">{t('people.handover.for_you', { name: nameOf(owner) })}</h3>
      <p>{t('people.handover.for_you.text')}</p>
      <div>
        <StampButton
          loading={desk.busy === 'accept'}
          onClick={() =>
            void desk.run(
              'accept',
              () => api.members.acceptOffer({ params }),
              () => ({ text: t('people.handover.accepted') }),
            )
          }
        >
          {t('people.handover.accept')}
        </StampButton>
        <Button
          variant="default"
          loading={desk.busy === 'decline'}
          onClick={() => void desk.run('decline', () => api.members.withdrawOffer({ params }))}
        >
          {t('people.handover.decline')}
        </Button>
      </div>
    </section>
  );
}
