import { QueryClient } from '@tanstack/react-query';
import { ApiProblem } from '../api/problem.ts';

/** Outages are tried again twice; a refusal is an answer and stays one. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (failures, cause) =>
          failures < 2 && (!(cause instanceof ApiProblem) || cause.status === 0 || cause.status >= 500),
        refetchIntervalInBackground: false,
      },
    },
  });
}
