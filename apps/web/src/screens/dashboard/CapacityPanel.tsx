import type { ProductionCapacity } from '@figurina/contract';
import { formatDate } from '@figurina/locales';
import { ErrorNotice, Loading, RowSkeleton } from '@figurina/ui';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { problemText } from '../../api/problem.ts';
import { useServices } from '../../app/services.ts';
import { useT } from '../../app/use-t.ts';
import { useToast } from '../../app/use-toast.ts';
import { CapacityForm } from './CapacityForm.tsx';
import './capacity.css';

/** What is to leave the house in the next weeks, and what it can make. */
export function CapacityPanel() {
  const t = useT();
  const toast = useToast();
  const { api } = useServices();
  const queries = useQueryClient();
  const [isChanging, setChanging] = useState(false);
  const read = useQuery({
    queryKey: ['production_capacity'],
    queryFn: async ({ signal }) => (await api.capacity.read({}, { signal })).capacity,
  });
  return (
    <section className="capacity" aria-labelledby="capacity">
      <div className="capacity-head">
        <div>
          <h2 id="capacity">{t('dashboard.capacity.title')}</h2>
          <p>{t('dashboard.capacity.text')}</p>
        </div>
        {read.data && (
          <Button variant="default" onClick={() => setChanging(true)}>
            {t('dashboard.capacity.change')}
          </Button>
        )}
      </div>
      {read.isPending && (
        <Loading label={t('common.loading')}>
          <RowSkeleton height={160} />
        </Loading>
      )}
      {read.isError && (
        <ErrorNotice retry={{ label: t('common.retry'), run: () => void read.refetch(), busy: read.isFetching }}>
          {problemText(t, read.error)}
        </ErrorNotice>
      )}
      {read.data && <Weeks capacity={read.data} />}
      <CapacityForm
        capacity={isChanging ? (read.data ?? null) : null}
        onClose={() => setChanging(false)}
        onSaved={(saved) => {
          queries.setQueryData(['production_capacity'], saved);
          setChanging(false);
          toast.info(t('dashboard.capacity.saved'));
        }}
      />
    </section>
  );
}

function Weeks({ capacity }: { capacity: ProductionCapacity }) {
  const { albums_per_week: perWeek, weeks } = capacity;
  // Without a limit the fullest week is the measure.
  const measure = perWeek ?? Math.max(1, ...weeks.map(({ albums }) => albums));
  return (
    <ol className="capacity-weeks">
      {weeks.map((week) => (
        <WeekRow key={week.week} {...week} perWeek={perWeek} measure={measure} />
      ))}
    </ol>
  );
}

function WeekRow(props: ProductionCapacity['weeks'][number] & { perWeek: number | null; measure: number }) {
  const t = useT();
  const { week, albums, closed, perWeek, measure } = props;
  const room = closed ? 0 : perWeek;
  const isOver = room !== null && albums > room;
  const isFull = room !== null && room > 0 && albums === room;
  return (
    <li>
      <span>{t('dashboard.capacity.week', { day: formatDate(week) })}</span>
      <span className="capacity-bar" data-over={isOver} aria-hidden>
        <span style={{ inlineSize: `${Math.min(100, (100 * albums) / measure)}%` }} />
      </span>
      <span className="capacity-words">
        {closed && albums === 0 ? (
          t('dashboard.capacity.closed')
        ) : (
          <>
            {perWeek === null || closed
              ? t('dashboard.capacity.albums', { count: albums })
              : t('dashboard.capacity.of', { albums, capacity: perWeek })}
            {closed && ` · ${t('dashboard.capacity.closed')}`}
            {isFull && ` · ${t('dashboard.capacity.full')}`}
            {isOver && <strong> {t('dashboard.capacity.over')}</strong>}
          </>
        )}
      </span>
    </li>
  );
}
