/** What the pages of orders read. The server answers in words, so that another language is another answer. */
import type { Locale } from '@figurina/locales';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Api } from '../api/api.ts';
import { useServices } from '../app/services.ts';

/** All of them, for whoever changed one. */
export const ORDERS = ['orders'];

export function ordersQuery(api: Api, locale: Locale, { page, per }: { page: number; per: number }) {
  return queryOptions({
    queryKey: [...ORDERS, 'list', locale, per, page],
    queryFn: async ({ signal }) => api.orders.list({ query: { page, per } }, { signal }),
  });
}

export function orderQuery(api: Api, locale: Locale, id: string) {
  return queryOptions({
    queryKey: [...ORDERS, 'one', locale, id],
    queryFn: async ({ signal }) => (await api.orders.read({ params: { id } }, { signal })).order,
  });
}

export function orderSignalsQuery(api: Api, locale: Locale) {
  return queryOptions({
    queryKey: ['order_signals', locale],
    queryFn: async ({ signal }) => (await api.orders.signals({}, { signal })).signals,
    staleTime: Infinity,
  });
}

/** Whether there is an order to look at. Asked again until there is one. */
export function useHasOrders(): boolean {
  const { api } = useServices();
  const { data } = useQuery({
    queryKey: [...ORDERS, 'any'],
    queryFn: async ({ signal }) =>
      (await api.orders.list({ query: { page: 1, per: 1 } }, { signal })).orders.length > 0,
    staleTime: ({ state }) => (state.data ? Infinity : 0),
    // A link that is not there says enough.
    retry: false,
  });
  return data ?? false;
}
