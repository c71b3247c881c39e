import type { listStickerPeople, AnswerOf } from '@figurina/contract';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../../../app/services.ts';
import { useEditor } from '../editor-context.ts';

export type StickerPeople = AnswerOf<typeof listStickerPeople>;

/** Photos come in while one looks on; the socket says so, and this is for when it does not. */
export const COLLECT_POLL_MS = 30_000;

/** Everybody of the album with the state of their photo. */
export function usePeople(): UseQueryResult<StickerPeople> & { reload: () => void } {
  const { meta } = useEditor();
  const { api } = useServices();
  const queries = useQueryClient();
  const { id } = meta.get();
  const query = useQuery({
    queryKey: ['sticker_people', id],
    queryFn: async () => api.stickerLink.people({ params: { id } }),
    refetchInterval: COLLECT_POLL_MS,
  });
  return { ...query, reload: () => void queries.invalidateQueries({ queryKey: ['sticker_people', id] }) };
}
