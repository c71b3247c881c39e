import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../../app/services.ts';
import { useEditor } from '../../session/editor-context.ts';

/** What was said and decided about the open album; read again when the server says that it changed. */
export function useReviews() {
  const { meta } = useEditor();
  const { api } = useServices();
  const { id } = meta.get();
  return useQuery({ queryKey: ['reviews', id], queryFn: async () => api.reviews.list({ params: { id } }) });
}
