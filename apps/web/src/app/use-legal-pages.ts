import type { LegalPage } from '@figurina/contract';
import { useQuery } from '@tanstack/react-query';
import { useServices } from './services.ts';

/** Those of these pages that the operator has, in their order; none until that is known. */
export function useLegalPages(wanted: readonly LegalPage[]): readonly LegalPage[] {
  const { api } = useServices();
  const { data } = useQuery({
    queryKey: ['config'],
    queryFn: async ({ signal }) => (await api.session.config({}, { signal })).config,
    staleTime: Infinity,
    retry: false,
  });
  return wanted.filter((page) => data?.legal_pages.includes(page));
}
