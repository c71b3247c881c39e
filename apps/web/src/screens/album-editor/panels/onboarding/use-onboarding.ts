import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../../../../app/services.ts';
import { useEditor } from '../../session/editor-context.ts';

/**
 * Which of the first steps are done. Asked again whenever something of the album was saved, its title, date or members
 * changed, or pictures and stickers came, by whomever.
 */
export function useOnboarding() {
  const { meta, sync, store } = useEditor();
  const { api, queries } = useServices();
  const { id } = meta.get();
  const query = useQuery({
    queryKey: ['onboarding', id],
    queryFn: async ({ signal }) => (await api.albums.onboarding({ params: { id } }, { signal })).onboarding_state,
  });
  useEffect(() => {
    const again = () => void queries.invalidateQueries({ queryKey: ['onboarding', id] });
    let before = sync.state().name;
    const offSync = sync.subscribe(() => {
      const now = sync.state().name;
      if (now === 'idle' && before !== 'idle') again();
      before = now;
    });
    const offMeta = meta.subscribe(again);
    const offStore = store.onChange(({ touched }) => {
      if (touched.some(({ table, before }) => !before && (table === 'images' || table === 'stickers'))) again();
    });
    return () => {
      offSync();
      offMeta();
      offStore();
    };
  }, [id, meta, queries, store, sync]);
  return query;
}
