import type { StickerLink } from '@figurina/contract';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../../../app/services.ts';
import { useEditor } from '../editor-context.ts';

export interface OpenStickerLink {
  readonly link: StickerLink;
  /** Neutral addresses of the configuration. */
  readonly domains: readonly string[];
}

export function useStickerLink(): UseQueryResult<OpenStickerLink> & { set: (link: StickerLink) => void } {
  const { meta } = useEditor();
  const { api } = useServices();
  const queries = useQueryClient();
  const { id } = meta.get();
  const queryKey = ['sticker_link', id];
  const query = useQuery({
    queryKey,
    queryFn: async (): Promise<OpenStickerLink> => {
      const answer = await api.stickerLink.read({ params: { id } });
      return { link: answer.sticker_link, domains: answer.custom_domains };
    },
  });
  const set = (link: StickerLink): void => {
    queries.setQueryData<OpenStickerLink>(queryKey, (before) => ({ domains: before?.domains ?? [], link }));
    void queries.invalidateQueries({ queryKey: ['sticker_sheet', id] });
  };
  return { ...query, set };
}
