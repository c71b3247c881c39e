import type { changeAlbum, RequestOf } from '@figurina/contract';
import { useMutation } from '@tanstack/react-query';
import { problemText } from '../../../../../api/problem.ts';
import { useServices } from '../../../../../app/services.ts';
import { useT } from '../../../../../app/use-t.ts';
import { useToast } from '../../../../../app/use-toast.ts';
import { metaOf, type OpenAlbumMeta } from '../../../session/connection/meta-source.ts';
import { useEditor } from '../../../session/editor-context.ts';

export interface AlbumChange {
  readonly album: RequestOf<typeof changeAlbum>['body']['album'];
  /** What the screen shows at once, and no longer when it could not be saved. */
  readonly shown?: Partial<OpenAlbumMeta>;
}

/** Saves a setting of the album: it shows at once, says that it is saved, and goes back when it could not be. */
export function useAlbumChange() {
  const { meta } = useEditor();
  const { api, queries } = useServices();
  const t = useT();
  const toast = useToast();
  const { id } = meta.get();
  return useMutation({
    mutationFn: async ({ album }: AlbumChange) => (await api.albums.change({ params: { id }, body: { album } })).album,
    onMutate({ shown = {} }) {
      const now = meta.get();
      const before = Object.fromEntries(Object.keys(shown).map((key) => [key, now[key as keyof OpenAlbumMeta]]));
      meta.set({ ...now, ...shown });
      return before;
    },
    onSuccess(album, { album: change }) {
      meta.set(metaOf(album));
      // A lock is the review's as well.
      if (change.locked !== undefined) void queries.invalidateQueries({ queryKey: ['reviews', id] });
      toast.info(t('album_settings.saved'), { id: 'album-settings' });
    },
    onError(cause, _change, before) {
      meta.set({ ...meta.get(), ...before });
      toast.error(problemText(t, cause), { title: t('album_settings.failed'), id: 'album-settings' });
    },
  });
}
