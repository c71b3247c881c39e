import type { PreviewLink } from '@figurina/contract';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../../../app/services.ts';
import { useEditor } from '../editor-context.ts';

/** The preview link of the open album, for those who may hand it on; the socket says when it is another one. */
export function usePreviewLink({ enabled = true } = {}): UseQueryResult<PreviewLink> & {
  set: (link: PreviewLink) => void;
} {
  const { meta } = useEditor();
  const { api } = useServices();
  const queries = useQueryClient();
  const { id } = meta.get();
  const queryKey = ['preview', id, 'link'];
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await api.preview.link({ params: { id } }, { signal })).preview_link,
    enabled,
  });
  return { ...query, set: (link) => queries.setQueryData(queryKey, link) };
}
