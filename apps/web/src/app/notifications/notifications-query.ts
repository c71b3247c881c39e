import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../api/api.ts';

/** Everything below this key is read again when the server says that something of it changed. */
export const NOTIFICATIONS = 'notifications';

/** Where no socket tells of news. */
const EVERY_MS = 60_000;

export function unreadQuery(api: Api, { isLive }: { isLive: boolean }) {
  return queryOptions({
    queryKey: [NOTIFICATIONS, 'unread'],
    queryFn: async ({ signal }) => (await api.notifications.unread({}, { signal })).unread,
    refetchInterval: isLive ? false : EVERY_MS,
  });
}

/** Of one album, or of all. */
export function notificationsQuery(api: Api, albumId: string | undefined) {
  return infiniteQueryOptions({
    queryKey: [NOTIFICATIONS, 'list', albumId ?? ''],
    queryFn: async ({ pageParam, signal }) =>
      api.notifications.list(
        { query: { ...(albumId !== undefined && { album_id: albumId }), ...(pageParam && { before: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}
