import { ErrorNotice, Loading, RowSkeleton } from '@figurina/ui';
import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { problemText } from '../../api/problem.ts';
import { useT } from '../../app/use-t.ts';
import { Pages } from './Pages.tsx';
import type { DashboardAddress } from './use-dashboard-address.ts';

interface Listed {
  readonly pagination: {
    readonly current_page: number;
    readonly total_pages: number;
    readonly total_count: number;
    readonly is_more: boolean;
  };
}

/** What a list is while it comes, when it fails, when nothing is in it, and otherwise. */
export function ListFrame<Answer extends Listed>(props: {
  address: DashboardAddress;
  list: UseQueryResult<Answer>;
  rowsOf: (answer: Answer) => number;
  children: (answer: Answer) => ReactNode;
}) {
  const t = useT();
  const { address, list } = props;
  if (list.isPending)
    return (
      <Loading label={t('common.loading')}>
        <div className="staff-waiting">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
            <RowSkeleton key={row} height={76} />
          ))}
        </div>
      </Loading>
    );
  // What was there stays while the next asking fails: it is asked again by itself.
  if (!list.data)
    return (
      <ErrorNotice retry={{ label: t('common.retry'), run: () => void list.refetch(), busy: list.isFetching }}>
        {t('dashboard.failed', { message: problemText(t, list.error) })}
      </ErrorNotice>
    );
  const rows = props.rowsOf(list.data);
  const { current_page, total_count } = list.data.pagination;
  return (
    <div className="staff-rows" aria-busy={list.isPlaceholderData}>
      <p className="fig-hidden" role="status">
        {t('dashboard.found', { count: total_count })}
      </p>
      {rows > 0 ? (
        <>
          {props.children(list.data)}
          <Pages {...list.data.pagination} rows={rows} at={current_page} to={address.toPage} />
        </>
      ) : (
        <div className="staff-none">
          <p>{t(address.isNarrowed ? 'list.none' : 'list.empty')}</p>
          {address.isNarrowed ? (
            <Button variant="default" onClick={address.reset}>
              {t('list.reset')}
            </Button>
          ) : null}
        </div>
      )}
    </div>
  );
}
