import { ErrorNotice, Loading, RowSkeleton } from '@figurina/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { problemText } from '../../api/problem.ts';
import { useT } from '../../app/use-t.ts';

/** What a list answers: its rows, that there are none, or what is the matter. */
export function SectionRows<Row>(props: {
  list: Pick<UseQueryResult, 'isPending' | 'isError' | 'error' | 'isFetching' | 'refetch'>;
  rows: readonly Row[] | undefined;
  none: string;
  children: (rows: readonly Row[]) => ReactNode;
}) {
  const t = useT();
  const { list, rows = [] } = props;
  if (list.isPending)
    return (
      <Loading label={t('common.loading')}>
        <RowSkeleton height={64} />
      </Loading>
    );
  if (list.isError)
    return (
      <ErrorNotice retry={{ label: t('common.retry'), run: () => void list.refetch(), busy: list.isFetching }}>
        {problemText(t, list.error)}
      </ErrorNotice>
    );
  return rows.length > 0 ? props.children(rows) : <p className="integrations-none">{props.none}</p>;
}
