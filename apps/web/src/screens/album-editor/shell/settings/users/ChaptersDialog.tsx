import type { Association } from '@figurina/contract';
import { Dialog, StampButton } from '@figurina/ui';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useServices } from '../../../../../app/services.ts';
import { useT } from '../../../../../app/use-t.ts';
import { nameOf } from './member-name.ts';
import type { PeopleDesk } from './people-desk.ts';
import { ChapterFields } from './PlaceFields.tsx';

interface ChaptersDialogProps {
  readonly member: Association;
  readonly desk: PeopleDesk;
  readonly onClose: () => void;
}

/** Which chapters a member works on. */
export function ChaptersDialog({ member, desk, onClose }: ChaptersDialogProps) {
  const t = useT();
  const { api } = useServices();
  const [place, setPlace] = useState<Pick<Association, 'sections'>>({ sections: member.sections ?? [] });
  const name = nameOf(member);
  const save = async (): Promise<void> => {
    const sections = place.sections && [...place.sections];
    await desk.run('chapters', () => api.members.change({ params: { id: member.id }, body: { sections } }));
    onClose();
  };
  return (
    <Dialog opened title={t('people.chapters.title', { name })} closeLabel={t('common.cancel')} onClose={onClose}>
      <ChapterFields place={place} onPlace={setPlace} />
      <div className="fig-dialog-foot">
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <StampButton
          disabled={place.sections?.length === 0}
          loading={desk.busy === 'chapters'}
          onClick={() => void save()}
        >
          {t('people.save')}
        </StampButton>
      </div>
    </Dialog>
  );
}
