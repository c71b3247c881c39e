import type { Order } from '@figurina/contract';
import { mayClaim } from '@figurina/commerce';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../api/api.ts';

/** Of an order of which nothing was sent there is nothing to ask. */
export function claimsQuery(api: Api, order: Order) {
  return queryOptions({
    queryKey: ['claims', order.id],
    queryFn: async ({ signal }) => api.claims.list({ params: { id: order.id } }, { signal }),
    enabled: mayClaim(order.order_updates),
    // Addresses of photos hold for ten minutes.
    staleTime: 5 * 60_000,
    refetchInterval: 8 * 60_000,
  });
}
