import { may } from '@figurina/album';
import { useSource } from '@figurina/drawing';
import { ConfirmDialog } from '@figurina/ui';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { problemText } from '../../../../../api/problem.ts';
import { useServices } from '../../../../../app/services.ts';
import { useT } from '../../../../../app/use-t.ts';
import { useToast } from '../../../../../app/use-toast.ts';
import { useEditor } from '../../../session/editor-context.ts';

/** Deletes the album, with the specified question, and leads to the albums that are left. */
export function AlbumDeletion() {
  const t = useT();
  const toast = useToast();
  const navigate = useNavigate();
  const { meta, actor } = useEditor();
  const { api, queries } = useServices();
  const { id, title } = useSource(meta);
  const [asking, setAsking] = useState(false);
  const deletion = useMutation({
    mutationFn: async () => api.albums.delete({ params: { id } }),
    async onSuccess() {
      toast.info(t('start.delete.done', { title }));
      await queries.invalidateQueries({ queryKey: ['albums'] });
      await navigate('/start');
    },
    onError: (cause) => toast.error(problemText(t, cause), { title: t('start.delete.failed') }),
    onSettled: () => setAsking(false),
  });
  if (!may(actor(), 'delete')) return null;
  return (
    <section className="settings-wide settings-delete" aria-labelledby="settings-delete">
      <h3 id="settings-delete">{t('start.delete')}</h3>
      <p className="settings-hint">{t('album_settings.delete.hint')}</p>
      <Button variant="default" className="fig-danger" onClick={() => setAsking(true)}>
        {t('start.delete')}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={title}
        question={t('start.delete.question')}
        confirm={t('start.delete.confirm')}
        cancel={t('common.cancel')}
        busy={deletion.isPending}
        onConfirm={() => deletion.mutate()}
        onCancel={() => setAsking(false)}
      />
    </section>
  );
}
