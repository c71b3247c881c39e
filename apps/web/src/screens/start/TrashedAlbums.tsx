import type { TrashedAlbum } from '@figurina/contract';
import { BookCover, ConfirmDialog, EmptyState, ErrorNotice } from '@figurina/ui';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { problemText } from '../../api/problem.ts';
import { useServices } from '../../app/services.ts';
import { useNow } from '../../app/use-now.ts';
import { useT } from '../../app/use-t.ts';
import { useToast } from '../../app/use-toast.ts';
import { AlbumGridSkeleton } from './AlbumGrid.tsx';
import { albumsQuery, TRASHED_ALBUMS } from './albums-query.ts';

const DAY_MS = 86_400_000;

/** One's own albums that were deleted: brought back, or deleted for good before their time. */
export function TrashedAlbums() {
  const { api, queries } = useServices();
  const t = useT();
  const toast = useToast();
  const [doomed, setDoomed] = useState<TrashedAlbum | null>(null);
  const [asks, setAsks] = useState(false);
  const trash = useQuery({
    queryKey: TRASHED_ALBUMS,
    queryFn: async ({ signal }) => (await api.trash.albums({}, { signal })).albums,
  });
  const readAgain = async () =>
    Promise.all([TRASHED_ALBUMS, albumsQuery(api).queryKey].map((queryKey) => queries.invalidateQueries({ queryKey })));
  const restoring = useMutation({
    mutationFn: async ({ id }: TrashedAlbum) => api.trash.restoreAlbum({ params: { id } }),
    onSuccess: (_, { title }) => toast.info(t('start.trash.restored', { title })),
    onError: (cause) => toast.error(problemText(t, cause)),
    onSettled: readAgain,
  });
  const deleting = useMutation({
    mutationFn: async ({ id }: TrashedAlbum) => api.trash.deleteAlbum({ params: { id } }),
    onSuccess: (_, { title }) => toast.info(t('start.trash.deleted', { title })),
    onError: (cause) => toast.error(problemText(t, cause), { title: t('start.delete.failed') }),
    onSettled: async () => {
      setAsks(false);
      await readAgain();
    },
  });
  if (trash.isError)
    return (
      <ErrorNotice retry={{ label: t('common.retry'), run: () => void trash.refetch(), busy: trash.isFetching }}>
        {problemText(t, trash.error)}
      </ErrorNotice>
    );
  if (!trash.data) return <AlbumGridSkeleton />;
  if (trash.data.length === 0)
    return <EmptyState title={t('start.trash.empty.title')} text={t('start.trash.empty.text')} />;
  return (
    <>
      <p className="trash-lead">{t('start.trash.lead')}</p>
      <ul className="album-grid">
        {trash.data.map((album) => (
          <li key={album.id}>
            <TrashedTile
              album={album}
              busy={restoring.isPending || deleting.isPending}
              restore={() => restoring.mutate(album)}
              remove={() => {
                setDoomed(album);
                setAsks(true);
              }}
            />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        opened={asks}
        title={doomed?.title ?? ''}
        question={t('start.trash.delete.question')}
        confirm={t('start.trash.delete')}
        cancel={t('common.cancel')}
        busy={deleting.isPending}
        onConfirm={() => doomed && deleting.mutate(doomed)}
        onCancel={() => setAsks(false)}
      />
    </>
  );
}

function TrashedTile(props: { album: TrashedAlbum; busy: boolean; restore: () => void; remove: () => void }) {
  const { album, busy, restore, remove } = props;
  const t = useT();
  const days = Math.max(0, Math.floor((new Date(album.expires_at).getTime() - useNow().getTime()) / DAY_MS));
  return (
    <>
      <article className="fig-tile">
        <BookCover title={album.title} lang={album.language} picture={null} />
        <span className="fig-tile-title" lang={album.language}>
          {album.title}
        </span>
        <p className="fig-tile-meta">{t('start.trash.left', { count: days })}</p>
      </article>
      <div className="trash-deeds">
        <Button
          size="xs"
          radius="xl"
          variant="default"
          disabled={busy}
          aria-label={t('start.trash.restore.of', { title: album.title })}
          onClick={restore}
        >
          {t('start.trash.restore')}
        </Button>
        <Button
          size="xs"
          radius="xl"
          variant="subtle"
          color="pitch"
          disabled={busy}
          aria-label={t('start.trash.delete.of', { title: album.title })}
          onClick={remove}
        >
          {t('start.trash.delete')}
        </Button>
      </div>
    </>
  );
}
