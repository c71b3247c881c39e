import { canBeKeptToChapters } from '@figurina/album';
import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useServices } from '../../../../../app/services.ts';
import { useT } from '../../../../../app/use-t.ts';
import type { PeopleDesk } from './people-desk.ts';
import { ChapterFields, type PlaceWish, RoleField } from './PlaceFields.tsx';

const DAYS = [1, 7, 14, 30, 90] as const;
const LIMITS_OFFERED = [5, 10, 25, 50, 100] as const;
/** Whoever finds the link can do little harm. */
const USUAL: PlaceWish = { role: 'filler', sections: null };

/** What the open link is to let people in as, how long, and how many. */
export function JoinLinkForm({ desk, onMade }: { desk: PeopleDesk; onMade: () => void }) {
  const t = useT();
  const { api } = useServices();
  const [place, setPlace] = useState(USUAL);
  const [days, setDays] = useState<number>(14);
  const [limit, setLimit] = useState<number | null>(25);
  const make = async (): Promise<void> => {
    const body = { ...place, sections: place.sections && [...place.sections], days, limit };
    const made = await desk.run('link', () => api.members.createLink({ params: { id: desk.albumId }, body }));
    if (made) onMade();
  };
  return (
    <div className="people-link-form">
      <div className="people-link-fields">
        <RoleField place={place} onPlace={setPlace} label={t('people.link.role')} />
        <NativeSelect
          label={t('people.link.days')}
          value={days}
          onChange={(event) => setDays(Number(event.currentTarget.value))}
          data={DAYS.map((value) => ({ value: String(value), label: t('people.link.days.value', { days: value }) }))}
        />
        <NativeSelect
          label={t('people.link.limit')}
          value={limit ?? ''}
          onChange={(event) => setLimit(Number(event.currentTarget.value) || null)}
          data={[
            ...LIMITS_OFFERED.map((count) => ({
              value: String(count),
              label: t('people.link.limit.value', { count }),
            })),
            { value: '', label: t('people.link.limit.none') },
          ]}
        />
      </div>
      {canBeKeptToChapters(place.role) ? <ChapterFields place={place} onPlace={setPlace} /> : null}
      <Button
        className="people-link-make"
        disabled={place.sections?.length === 0}
        loading={desk.busy === 'link'}
        onClick={() => void make()}
      >
        {t('people.link.make')}
      </Button>
    </div>
  );
}
