import { ErrorNotice, Loading, RowSkeleton } from '@figurina/ui';
import { useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { problemText } from '../api/problem.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { isAdmin, userQuery } from '../session/use-user.ts';
import { useServices } from './services.ts';
import { useT } from './use-t.ts';

/** Screens for administrators; for everybody else they do not exist. The API refuses them as well. */
export function AdminOnly() {
  const t = useT();
  const { api } = useServices();
  const user = useQuery(userQuery(api));
  if (user.isPending)
    return (
      <Loading label={t('common.loading')}>
        <RowSkeleton />
      </Loading>
    );
  if (user.isError)
    return (
      <ErrorNotice retry={{ label: t('common.retry'), run: () => void user.refetch(), busy: user.isFetching }}>
        {problemText(t, user.error)}
      </ErrorNotice>
    );
  return isAdmin(user.data) ? <Outlet /> : <NotFoundScreen />;
}
