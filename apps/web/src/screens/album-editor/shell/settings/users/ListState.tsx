import { ErrorNotice, Loading, RowSkeleton } from '@figurina/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useT } from '../../../../../app/use-t.ts';

interface ListStateProps {
  readonly query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
  /** What is said in the list's place when it cannot be loaded. */
  readonly failed: string;
}

/** In place of a list that is not there: on its way, or not to be had. */
export function ListState({ query: { error, isFetching, refetch }, failed }: ListStateProps) {
  const t = useT();
  return error ? (
    <ErrorNotice retry={{ label: t('common.retry'), run: () => void refetch(), busy: isFetching }}>
      {failed}
    </ErrorNotice>
  ) : (
    <Loading label={t('common.loading')}>
      <RowSkeleton />
      <RowSkeleton />
    </Loading>
  );
}
