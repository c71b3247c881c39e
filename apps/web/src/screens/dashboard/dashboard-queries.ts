import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useServices } from '../../app/services.ts';
import { useI18n } from '../../app/use-t.ts';
import type { DashboardAddress } from './use-dashboard-address.ts';

/** All of it, for whoever changed an order. */
export const DASHBOARD = ['dashboard'];
/** Only while the page is seen. */
const POLL_MS = 60_000;

const live = { refetchInterval: POLL_MS, placeholderData: keepPreviousData } as const;

export function useOrdersList({ orderScope: scope, query, page, sort: [sort_by, sort_order] }: DashboardAddress) {
  const { api } = useServices();
  const { locale } = useI18n();
  const wanted = { scope, query, page, sort_by, sort_order };
  return useQuery({
    queryKey: [...DASHBOARD, 'orders', locale, wanted],
    queryFn: async ({ signal }) => api.dashboard.orders({ query: wanted }, { signal }),
    ...live,
  });
}

export function useAlbumsList({ albumScope: scope, query, page, sort: [sort_by, sort_order] }: DashboardAddress) {
  const { api } = useServices();
  const { locale } = useI18n();
  const wanted = { scope, query, page, sort_by, sort_order };
  return useQuery({
    queryKey: [...DASHBOARD, 'albums', locale, wanted],
    queryFn: async ({ signal }) => api.dashboard.albums({ query: wanted }, { signal }),
    ...live,
  });
}

export function useBoard() {
  const { api } = useServices();
  const { locale } = useI18n();
  return useQuery({
    queryKey: [...DASHBOARD, 'today', locale],
    queryFn: async ({ signal }) => api.dashboard.today({}, { signal }),
    refetchInterval: POLL_MS,
  });
}

/** Of the albums of a page; undefined until it is known. */
export function useAlbumErrors(albums: readonly { readonly id: string; readonly updated_at: string }[]) {
  const { api } = useServices();
  const { locale } = useI18n();
  const ids = albums.map(({ id }) => id).join(',');
  const { data } = useQuery({
    queryKey: [...DASHBOARD, 'errors', locale, albums.map(({ id, updated_at }) => [id, updated_at])],
    queryFn: async ({ signal }) => (await api.dashboard.errors({ query: { ids } }, { signal })).errors,
    enabled: ids !== '',
    staleTime: Infinity,
  });
  return data;
}
