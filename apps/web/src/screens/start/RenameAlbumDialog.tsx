import type { AlbumSummary } from '@figurina/contract';
import { Dialog } from '@figurina/ui';
import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { problemText } from '../../api/problem.ts';
import { useServices } from '../../app/services.ts';
import { useT } from '../../app/use-t.ts';
import { useToast } from '../../app/use-toast.ts';
import { albumsQuery } from './albums-query.ts';

/** Must equal `LIMITS.albumTitle` of the contract. */
const TITLE_MAX: (typeof import('@figurina/contract').LIMITS)['albumTitle'] = 120;

/** Another name for an album: on its tile, and wherever it names itself. */
export function RenameAlbumDialog({ album, onClose }: { album: AlbumSummary | null; onClose: () => void }) {
  const t = useT();
  return (
    <Dialog
      opened={album !== null}
      title={t('start.rename.title')}
      closeLabel={t('common.cancel')}
      onClose={onClose}
      width={460}
    >
      {album && <RenameForm key={album.id} album={album} onClose={onClose} />}
    </Dialog>
  );
}

function RenameForm({ album, onClose }: { album: AlbumSummary; onClose: () => void }) {
  const t = useT();
  const { api, queries } = useServices();
  const toast = useToast();
  const [title, setTitle] = useState(album.title);
  const renaming = useMutation({
    mutationFn: async () =>
      (await api.albums.change({ params: { id: album.id }, body: { album: { title: title.trim() } } })).album,
    onSuccess: (changed) => {
      const { queryKey } = albumsQuery(api);
      queries.setQueryData(queryKey, (albums) => albums?.map((one) => (one.id === changed.id ? changed : one)));
      onClose();
    },
    onError: (cause) => toast.error(problemText(t, cause), { title: t('start.rename.failed') }),
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (title.trim()) renaming.mutate();
      }}
    >
      <TextInput
        label={t('start.rename.label')}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        maxLength={TITLE_MAX}
        autoComplete="off"
        data-autofocus
      />
      <div className="fig-dialog-foot">
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" color="pitch.8" disabled={!title.trim()} loading={renaming.isPending}>
          {t('start.rename.save')}
        </Button>
      </div>
    </form>
  );
}
