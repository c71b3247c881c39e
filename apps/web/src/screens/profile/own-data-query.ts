import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../api/api.ts';

export const ownDataQuery = (api: Api) =>
  queryOptions({
    queryKey: ['own-data'],
    queryFn: async ({ signal }) => (await api.privacy.read({}, { signal })).own_data,
  });
