import type { AlbumSummary } from '@figurina/contract';
import { ConfirmDialog } from '@figurina/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { problemText } from '../../api/problem.ts';
import { useServices } from '../../app/services.ts';
import { useT } from '../../app/use-t.ts';
import { useToast } from '../../app/use-toast.ts';
import { albumsQuery, TRASHED_ALBUMS } from './albums-query.ts';

export interface AlbumDeletion {
  /** The album in question; stays while the dialog closes. */
  album: AlbumSummary | null;
  opened: boolean;
  busy: boolean;
  ask: (album: AlbumSummary) => void;
  confirm: () => void;
  cancel: () => void;
}

/** Asks, deletes, takes the album off the list, and says how it went. */
export function useDeleteAlbum(): AlbumDeletion {
  const { api, queries } = useServices();
  const t = useT();
  const toast = useToast();
  const [album, setAlbum] = useState<AlbumSummary | null>(null);
  const [opened, setOpened] = useState(false);
  const deletion = useMutation({
    mutationFn: async ({ id }: AlbumSummary) => api.albums.delete({ params: { id } }),
    onSuccess: (_, { id, title }) => {
      queries.setQueryData(albumsQuery(api).queryKey, (albums) => albums?.filter((one) => one.id !== id));
      toast.info(t('start.delete.done', { title }));
    },
    onError: (cause) => toast.error(problemText(t, cause), { title: t('start.delete.failed') }),
    onSettled: () => {
      setOpened(false);
      void queries.invalidateQueries({ queryKey: albumsQuery(api).queryKey });
      void queries.invalidateQueries({ queryKey: TRASHED_ALBUMS });
    },
  });
  return {
    album,
    opened,
    busy: deletion.isPending,
    ask: (next) => {
      setAlbum(next);
      setOpened(true);
    },
    confirm: () => album && deletion.mutate(album),
    cancel: () => setOpened(false),
  };
}

export function DeleteAlbumDialog({ deletion }: { deletion: AlbumDeletion }) {
  const t = useT();
  return (
    <ConfirmDialog
      opened={deletion.opened}
      title={deletion.album?.title ?? ''}
      question={t('start.delete.question')}
      confirm={t('start.delete.confirm')}
      cancel={t('common.cancel')}
      busy={deletion.busy}
      onConfirm={deletion.confirm}
      onCancel={deletion.cancel}
    />
  );
}
