import type { AlbumSummary } from '@figurina/contract';
import { useMutation } from '@tanstack/react-query';
import { problemText } from '../../api/problem.ts';
import { useServices } from '../../app/services.ts';
import { useT } from '../../app/use-t.ts';
import { useToast } from '../../app/use-toast.ts';
import { albumsQuery } from './albums-query.ts';

/** Puts a copy of an album in front of the others, and says what is not in it. */
export function useCopyAlbum(): (album: AlbumSummary) => void {
  const { api, queries } = useServices();
  const t = useT();
  const toast = useToast();
  const { queryKey } = albumsQuery(api);
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ id }: AlbumSummary) => (await api.albums.copy({ params: { id } })).album,
    onSuccess: (copy) => {
      queries.setQueryData(queryKey, (albums) => albums && [copy, ...albums]);
      toast.info(t('start.copy.done', { title: copy.title }));
    },
    onError: (cause) => toast.error(problemText(t, cause), { title: t('start.copy.failed') }),
    onSettled: () => void queries.invalidateQueries({ queryKey }),
  });
  return (album) => {
    // A second click while the first is on its way would make a second copy.
    if (!isPending) mutate(album);
  };
}
