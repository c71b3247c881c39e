import type { Association } from '@figurina/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useServices } from '../../../../app/services.ts';
import { useEditor } from '../editor-context.ts';

/** Everybody in the album, the owner first. The socket says when it has changed. */
export function usePeopleOfAlbum(): UseQueryResult<readonly Association[]> {
  const { api } = useServices();
  const { id } = useEditor().meta.get();
  return useQuery({
    queryKey: ['members', id],
    queryFn: async () => (await api.members.list({ params: { id } })).associations,
    staleTime: 60_000,
  });
}
