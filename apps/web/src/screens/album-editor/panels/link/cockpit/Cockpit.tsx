import { may } from '@figurina/album';
import { ErrorNotice, StatePill } from '@figurina/ui';
import { Button, Skeleton } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { problemText } from '../../../../../api/problem.ts';
import { useServices } from '../../../../../app/services.ts';
import { useT } from '../../../../../app/use-t.ts';
import { useToast } from '../../../../../app/use-toast.ts';
import { useEditor } from '../../../session/editor-context.ts';
import { download } from '../../../parts/download.ts';
import { useStickerLink } from '../../../session/collecting/use-sticker-link.ts';
import { ChapterProgress } from './ChapterProgress.tsx';
import { CollectLink } from './CollectLink.tsx';
import { LinkVisits } from './LinkVisits.tsx';
import type { PeopleFilter } from './people-filter.ts';
import { photosIn } from './people-filter.ts';
import { PeopleTable } from './PeopleTable.tsx';
import { BAR_ORDER, STATE_LOOKS } from './person-states.ts';
import { ReminderCard } from './ReminderCard.tsx';
import { StateBar } from './StateBar.tsx';
import { type StickerPeople, usePeople } from '../../../session/collecting/use-people.ts';
import './cockpit.css';

/** Who has sent a photo and who has not, and what can be done about it. Takes the place of panel and canvas. */
export function Cockpit() {
  const { meta } = useEditor();
  const t = useT();
  const people = usePeople();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="cockpit" aria-labelledby="cockpit-title">
      <header className="cockpit-head">
        <div>
          <Link className="fig-text-link" to={`/album/${meta.get().id}/stickerlink`}>
            <IconArrowLeft size={17} aria-hidden /> {t('cockpit.back')}
          </Link>
          <h2 id="cockpit-title" ref={heading} tabIndex={-1}>
            {t('cockpit.title')}
          </h2>
        </div>
        <ConsentsButton />
      </header>
      {people.isError ? (
        <ErrorNotice retry={{ label: t('common.retry'), run: () => void people.refetch() }}>
          {problemText(t, people.error)}
        </ErrorNotice>
      ) : null}
      {people.isPending ? (
        <div className="cockpit-waiting" aria-busy="true">
          <Skeleton height={96} radius="lg" />
          <Skeleton height={420} radius="lg" />
        </div>
      ) : null}
      {people.data ? <Standing {...people.data} reload={people.reload} /> : null}
    </section>
  );
}

function Standing({ people, chapters, totals, reminder, visits, reload }: StickerPeople & { reload: () => void }) {
  const t = useT();
  const link = useStickerLink().data?.link;
  const [filter, setFilter] = useState<PeopleFilter>({ state: 'all', sectionId: null, search: '' });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [reminding, setReminding] = useState<readonly string[] | null>(null);
  const missing = people.filter(({ state }) => state === 'no_photo');
  const daysLeft = link?.sticker_upload_closes_on ? daysUntil(link.sticker_upload_closes_on) : null;
  return (
    <>
      <div className="cockpit-top">
        <div>
          <p className="cockpit-number">
            <strong>{photosIn(totals)}</strong>
            <span>
              {t('cockpit.of_photos', { count: photosIn(totals), total: totals.total })}
              {daysLeft !== null ? (
                <small>{daysLeft < 0 ? t('cockpit.closed') : t('cockpit.days_left', { days: daysLeft })}</small>
              ) : null}
            </span>
          </p>
          <StateBar counts={totals} large />
          <ul className="cockpit-states">
            {BAR_ORDER.map((state) => (
              <li key={state}>
                <StatePill {...STATE_LOOKS[state]}>{t(`cockpit.state.${state}`)}</StatePill>
                <b>{totals[state]}</b>
              </li>
            ))}
          </ul>
          <LinkVisits visits={visits} />
          <CollectLink />
        </div>
        <ReminderCard
          reminder={reminder}
          totals={totals}
          missing={missing}
          isOn={link?.open ?? true}
          only={reminding}
          setOnly={setReminding}
          sent={reload}
        />
      </div>
      <div className="cockpit-work">
        <ChapterProgress
          chapters={chapters}
          chosen={filter.sectionId}
          choose={(sectionId) => setFilter({ ...filter, sectionId })}
        />
        <PeopleTable
          people={people}
          chapters={chapters}
          totals={totals}
          filter={filter}
          setFilter={setFilter}
          selected={selected}
          setSelected={setSelected}
          remind={setReminding}
          reminder={reminder}
          reload={reload}
        />
      </div>
    </>
  );
}

/** The list of who agreed to what, for the records. Only those may have it who answer for the album. */
function ConsentsButton() {
  const { meta } = useEditor();
  const { api } = useServices();
  const t = useT();
  const toast = useToast();
  const { id, role } = meta.get();
  const load = useMutation({
    mutationFn: async () => {
      const { csv, filename } = await api.stickerLink.consents({ params: { id } });
      download(new Blob([csv], { type: 'text/csv;charset=utf-8' }), filename);
    },
    onError: (cause) => toast.problem(cause),
  });
  if (!may({ role }, 'exportConsents')) return null;
  return (
    <Button
      variant="default"
      loading={load.isPending}
      leftSection={<IconDownload size={18} aria-hidden />}
      onClick={() => load.mutate()}
    >
      {t('cockpit.consents')}
    </Button>
  );
}

const DAY_MS = 86_400_000;

/** Whole days from today to a day. */
function daysUntil(day: string): number {
  const today = new Date();
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return Math.round(
    (Date.UTC(year, month - 1, date) - Date.UTC(today.getFullYear(), today.getMonth(), today.getDate())) / DAY_MS,
  );
}
