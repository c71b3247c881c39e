import { type AlbumDocument, parseAlbum } from '@figurina/album';
import type { HistoryPoint } from '@figurina/contract';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../../app/services.ts';
import { useEditor } from '../../session/editor-context.ts';

export interface ShownPoint {
  readonly point: HistoryPoint;
  readonly document: AlbumDocument;
}

const FRESH_MS = 60_000;

/** The album as it was. What one sees of it is what is restored, by this very id. */
export function usePoint(version: string) {
  const { api } = useServices();
  const { meta } = useEditor();
  const { id } = meta.get();
  return useQuery({
    queryKey: ['history_point', id, version],
    queryFn: async ({ signal }): Promise<ShownPoint> => {
      const answer = await api.history.read({ params: { id, version } }, { signal });
      const parsed = parseAlbum(answer, answer.schema_version, { sender: 'server' });
      if (!parsed.ok) throw new Error(parsed.detail);
      return { point: answer.point, document: parsed.document };
    },
    // A photo that is withdrawn vanishes from it.
    staleTime: FRESH_MS,
    retry: 1,
  });
}
