import type { HistoryPoint } from '@figurina/contract';
import { ErrorNotice, Loading } from '@figurina/ui';
import { Button, Select, Skeleton, UnstyledButton } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import { NavLink, useParams } from 'react-router';
import { problemText } from '../../../../api/problem.ts';
import { useNow } from '../../../../app/use-now.ts';
import { useI18n } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { dayWords } from './day-words.ts';
import { historyAddress } from './history-address.ts';
import { NamePoint } from './NamePoint.tsx';
import { PointItem } from './PointItem.tsx';
import { type PointFilter, usePoints } from './use-points.ts';
import { WorkLines } from './WorkLines.tsx';
import { dayOf } from './work-words.ts';

/** The points of the album by day, the newest first. */
export function PointList() {
  const { albumId = '', childKey } = useParams();
  const session = useEditor();
  const { t } = useI18n();
  const { facts, currentSpread } = session;
  const spread = useSyncExternalStore(
    currentSpread.subscribe,
    () => facts.layout.get().spreadIds[currentSpread.get()] ?? null,
  );
  const [by, setBy] = useState<string | null>(null);
  const [onSpread, setOnSpread] = useState(false);
  const [named, setNamed] = useState(false);
  const filter: PointFilter = { by, spread: onSpread ? spread : null, named };
  const { list, points, people, since } = usePoints(filter);
  const isFiltered = by !== null || onSpread || named;

  return (
    <>
      <NamePoint />
      <div className="history-filter" role="group" aria-label={t('versions.filter')}>
        <Select
          aria-label={t('versions.filter.by')}
          placeholder={t('versions.filter.everybody')}
          size="xs"
          clearable
          value={by}
          onChange={setBy}
          data={[...people.values()].map(({ id, name }) => ({ value: id, label: name }))}
        />
        <UnstyledButton className="filter-chip" aria-pressed={named} onClick={() => setNamed(!named)}>
          {t('versions.filter.named')}
        </UnstyledButton>
        <UnstyledButton className="filter-chip" aria-pressed={onSpread} onClick={() => setOnSpread(!onSpread)}>
          {t('versions.filter.spread')}
        </UnstyledButton>
      </div>
      {list.isError ? (
        <ErrorNotice retry={{ label: t('common.retry'), run: () => void list.refetch(), busy: list.isFetching }}>
          {problemText(t, list.error)}
        </ErrorNotice>
      ) : list.isPending ? (
        <Loading label={t('common.loading')}>
          {[1, 2, 3].map((at) => (
            <Skeleton key={at} height={64} mb={10} radius="md" />
          ))}
        </Loading>
      ) : (
        <>
          {isFiltered ? null : (
            <NavLink
              to={historyAddress(albumId)}
              end
              className="history-now"
              aria-current={childKey ? undefined : 'page'}
            >
              <strong>{t('versions.now')}</strong>
              {since.length > 0 ? <WorkLines work={since} people={people} /> : <small>{t('versions.now.none')}</small>}
            </NavLink>
          )}
          {points.length === 0 ? (
            <p className="panel-hint">{t(isFiltered ? 'versions.none_found' : 'versions.none')}</p>
          ) : (
            byDay(points).map(([day, ofDay]) => (
              <Day key={day} points={ofDay}>
                {ofDay.map((point) => (
                  <PointItem key={point.id} point={point} people={people} />
                ))}
              </Day>
            ))
          )}
          {list.hasNextPage ? (
            <Button
              variant="default"
              size="xs"
              radius="xl"
              loading={list.isFetchingNextPage}
              onClick={() => void list.fetchNextPage()}
            >
              {t('versions.more')}
            </Button>
          ) : null}
        </>
      )}
    </>
  );
}

function Day({ points, children }: { points: readonly HistoryPoint[]; children: React.ReactNode }) {
  const { t } = useI18n();
  const now = useNow();
  return (
    <section className="history-day">
      <h3>{dayWords(points[0]!.made_at, now, t)}</h3>
      <ol>{children}</ol>
    </section>
  );
}

function byDay(points: readonly HistoryPoint[]): [string, HistoryPoint[]][] {
  return [...Map.groupBy(points, ({ made_at }) => dayOf(made_at))];
}
