import { type AlbumAction, refusalOf, type RestoreScope } from '@figurina/album';
import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { problemText } from '../../../../api/problem.ts';
import { useServices } from '../../../../app/services.ts';
import { useT } from '../../../../app/use-t.ts';
import { useToast } from '../../../../app/use-toast.ts';
import { useEditor } from '../../session/editor-context.ts';

/** Brings something back as one step of one's own, which undo takes back. */
export function useRestore() {
  const session = useEditor();
  const { api } = useServices();
  const queries = useQueryClient();
  const t = useT();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const { id } = session.meta.get();

  async function run(
    work: (client_id: string) => Promise<{ mutation_id: string | null }>,
    done: string,
  ): Promise<boolean> {
    setBusy(true);
    try {
      // What is on its way goes first: it is part of what one goes back behind.
      if (!(await session.sync.flush())) {
        toast.warning(t('notices.not_saved'));
        return false;
      }
      const { mutation_id } = await work(session.sync.clientId);
      const said = mutation_id === null ? t('versions.same') : done;
      toast.info(said, mutation_id === null ? {} : { action: { label: t('versions.undo'), run: session.undo } });
      session.announcer.say(said);
      void queries.invalidateQueries({ queryKey: ['history', id] });
      void queries.invalidateQueries({ queryKey: ['trash', id] });
      return true;
    } catch (cause) {
      toast.error(problemText(t, cause), { title: t('versions.failed') });
      return false;
    } finally {
      setBusy(false);
    }
  }
  return {
    busy,
    restore: (version: string, scope: RestoreScope, done: string) =>
      run((client_id) => api.history.restore({ params: { id, version }, body: { scope, client_id } }), done),
    bringBack: (entry: string, things: readonly string[] | undefined, done: string) =>
      run(
        (client_id) =>
          api.trash.restore({ params: { id, entry }, body: { client_id, ...(things && { things: [...things] }) } }),
        done,
      ),
  };
}

/** Why one may not, in words; null when one may. */
export function useWhyNot(action: AlbumAction): string | null {
  const { meta, actor } = useEditor();
  const t = useT();
  useSyncExternalStore(meta.subscribe, meta.get);
  const refusal = refusalOf(actor(), action);
  return refusal && t(refusal === 'album_locked' ? 'notices.locked' : 'versions.not_yours');
}
