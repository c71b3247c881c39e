import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../api/api.ts';

export const secondFactorQuery = (api: Api) =>
  queryOptions({
    queryKey: ['second-factor'],
    queryFn: async ({ signal }) => (await api.session.secondFactor({}, { signal })).second_factor,
  });
