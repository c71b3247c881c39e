import type { Association } from '@figurina/contract';
import { useNavigate } from 'react-router';
import { useServices } from '../../../../../app/services.ts';
import { useT } from '../../../../../app/use-t.ts';
import { useToast } from '../../../../../app/use-toast.ts';
import { useEditor } from '../../../session/editor-context.ts';
import type { PeopleDesk } from './people-desk.ts';

/** Leaves the album for the start page; what is not saved yet is saved first. */
export function useLeaving(desk: PeopleDesk): (me: Association) => Promise<void> {
  const t = useT();
  const toast = useToast();
  const navigate = useNavigate();
  const { api, queries } = useServices();
  const { sync, meta } = useEditor();
  return async ({ id }) => {
    await desk.run('leave', async () => {
      await sync.flush();
      await api.members.remove({ params: { id } });
      void queries.invalidateQueries({ queryKey: ['albums'] });
      await navigate('/start', { replace: true });
      toast.info(t('people.left', { album: meta.get().title }));
    });
  };
}
