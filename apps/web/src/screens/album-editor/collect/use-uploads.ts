import type { StickerUpload } from '@figurina/contract';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../../app/services.ts';
import { useEditor } from '../session/editor-context.ts';
import { COLLECT_POLL_MS } from './use-people.ts';

/** Those that nobody has decided on. */
export function useNewUploads(): readonly StickerUpload[] {
  const { data = [] } = useUploads();
  return data.filter(({ state }) => state === 'new');
}

/** The uploads that wait, oldest first: a new one comes behind those that are looked at. */
export function useUploads(): UseQueryResult<readonly StickerUpload[]> & { reload: () => Promise<void> } {
  const { meta } = useEditor();
  const { api } = useServices();
  const queries = useQueryClient();
  const { id } = meta.get();
  const query = useQuery({
    queryKey: ['sticker_uploads', id],
    queryFn: async (): Promise<readonly StickerUpload[]> =>
      (await api.stickerUploads.list({ params: { id }, query: {} })).sticker_uploads,
    refetchInterval: COLLECT_POLL_MS,
  });
  const reload = async (): Promise<void> => {
    await Promise.all(
      ['sticker_uploads', 'sticker_people'].map((list) => queries.invalidateQueries({ queryKey: [list, id] })),
    );
  };
  return { ...query, reload };
}
