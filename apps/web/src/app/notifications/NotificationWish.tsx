import type { NotificationLevel } from '@figurina/contract';
import { ErrorNotice, Loading, RowSkeleton } from '@figurina/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { problemText } from '../../api/problem.ts';
import { useServices } from '../services.ts';
import { useToast } from '../use-toast.ts';
import { useT } from '../use-t.ts';
import { useTexts } from '../use-texts.ts';
import { WishChoice } from './WishChoice.tsx';

const TEXTS = ['notifications'] as const;

/** What somebody wants to hear of an album: theirs alone, kept at once. */
export function NotificationWish({ albumId }: { albumId: string }) {
  const { api } = useServices();
  const t = useT();
  const toast = useToast();
  const hasTexts = useTexts(TEXTS);
  const queries = useQueryClient();
  const queryKey = ['notification_preference', albumId];
  const wish = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await api.notifications.wish({ params: { id: albumId } }, { signal })).notification_preference.level,
  });
  const change = useMutation({
    mutationFn: async (level: NotificationLevel) =>
      api.notifications.changeWish({ params: { id: albumId }, body: { notification_preference: { level } } }),
    onMutate: (level) => {
      const before = wish.data;
      queries.setQueryData(queryKey, level);
      return before;
    },
    onError: (cause, _level, before) => {
      queries.setQueryData(queryKey, before);
      toast.error(`${t('notifications.wish.failed')} ${problemText(t, cause)}`);
    },
  });
  if (!hasTexts) return null;
  if (wish.isError)
    return (
      <ErrorNotice retry={{ label: t('common.retry'), run: () => void wish.refetch(), busy: wish.isFetching }}>
        {problemText(t, wish.error)}
      </ErrorNotice>
    );
  if (wish.isPending)
    return (
      <Loading label={t('common.loading')}>
        <RowSkeleton height={180} />
      </Loading>
    );
  return <WishChoice value={wish.data} choose={change.mutate} />;
}
