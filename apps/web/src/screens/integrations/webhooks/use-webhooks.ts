import type { Webhook } from '@figurina/contract';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useServices } from '../../../app/services.ts';

/** All webhooks, and `renew` for whoever changed one. */
export function useWebhooks(): { readonly list: UseQueryResult<readonly Webhook[]>; readonly renew: () => void } {
  const { api } = useServices();
  const queries = useQueryClient();
  const list = useQuery({
    queryKey: ['webhooks'],
    queryFn: async ({ signal }): Promise<readonly Webhook[]> => (await api.webhooks.list({}, { signal })).webhooks,
  });
  return { list, renew: () => void queries.invalidateQueries({ queryKey: ['webhooks'] }) };
}
