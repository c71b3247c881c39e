import type { changeNotifications, Notification, RequestOf } from '@figurina/contract';
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../services.ts';
import { useToast } from '../use-toast.ts';
import { NOTIFICATIONS } from './notifications-query.ts';

type Change = RequestOf<typeof changeNotifications>['body'];
type Pages = InfiniteData<{ notifications: Notification[]; next: string | null }>;

/** Marks as read, or not: at once on the screen, and as it was when the server does not take it. */
export function useMarkRead(): (change: Change) => void {
  const { api } = useServices();
  const queries = useQueryClient();
  const toast = useToast();
  const { mutate } = useMutation({
    mutationFn: async (body: Change) => (await api.notifications.change({ body })).unread,
    onMutate: ({ read, which }) =>
      queries.setQueriesData<Pages>({ queryKey: [NOTIFICATIONS, 'list'] }, (shown) =>
        shown
          ? {
              ...shown,
              pages: shown.pages.map((page) => ({
                ...page,
                notifications: page.notifications.map((item) => (isMeant(item, which) ? { ...item, read } : item)),
              })),
            }
          : shown,
      ),
    onSuccess: (unread) => queries.setQueryData([NOTIFICATIONS, 'unread'], unread),
    onError: (cause) => toast.problem(cause),
    onSettled: () => queries.invalidateQueries({ queryKey: [NOTIFICATIONS, 'list'] }),
  });
  return mutate;
}

function isMeant(item: Notification, which: Change['which']): boolean {
  if ('ids' in which) return which.ids.includes(item.id);
  return item.id <= which.until && (which.album_id === undefined || which.album_id === item.album.id);
}
