import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api/api.ts';

/** For whom the signed-in person has made albums before: who has an answer is not asked again. */
export function organizationsQuery(api: Api) {
  return queryOptions({
    queryKey: ['organizations'],
    queryFn: async ({ signal }) => (await api.organizations.list({}, { signal })).organizations,
    staleTime: 60_000,
  });
}
