import { ErrorNotice, Loading, RowSkeleton } from '@figurina/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { problemText } from '../api/problem.ts';
import { useT } from './use-t.ts';

/** What a query answers; until then that it is awaited, or what is the matter and the way to ask again. */
export function Answered<Data>(props: {
  query: UseQueryResult<Data>;
  /** Stands in the place of what is to come, about as high. */
  waiting?: ReactNode;
  children: (data: Data) => ReactNode;
}) {
  const t = useT();
  const { query, waiting = <RowSkeleton height={64} /> } = props;
  if (query.data !== undefined && !query.isError) return props.children(query.data);
  if (!query.isError) return <Loading label={t('common.loading')}>{waiting}</Loading>;
  return (
    <ErrorNotice retry={{ label: t('common.retry'), run: () => void query.refetch(), busy: query.isFetching }}>
      {problemText(t, query.error)}
    </ErrorNotice>
  );
}
