import type { SessionConfig } from '@figurina/contract';
import { useQuery } from '@tanstack/react-query';
import { useServices } from './services.ts';

/** What the server says of itself; undefined until it has. */
export function useConfig(): SessionConfig | undefined {
  const { api } = useServices();
  return useQuery({
    queryKey: ['config'],
    queryFn: async ({ signal }) => (await api.session.config({}, { signal })).config,
    staleTime: Infinity,
    retry: false,
  }).data;
}
