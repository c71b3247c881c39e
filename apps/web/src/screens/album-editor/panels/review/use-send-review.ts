import type { createReview, RequestOf } from '@figurina/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../../../app/services.ts';
import { useT } from '../../../../app/use-t.ts';
import { useToast } from '../../../../app/use-toast.ts';
import { metaOf } from '../../session/connection/meta-source.ts';
import { useEditor } from '../../session/editor-context.ts';

export type ReviewWish = RequestOf<typeof createReview>['body']['review'];

/** Sends feedback or an approval, after all that is pending was saved: what is approved is what one sees. */
export function useSendReview(options: { onSuccess: () => void; onError: (cause: unknown) => void }) {
  const { sync, meta } = useEditor();
  const { api } = useServices();
  const queries = useQueryClient();
  const t = useT();
  const toast = useToast();
  return useMutation({
    mutationFn: async (wish: () => ReviewWish) =>
      meta.during(async () => {
        if (!(await sync.flush())) return null;
        const made = await api.reviews.create({ params: { id: meta.get().id }, body: { review: wish() } });
        meta.set(metaOf(made.album));
        return made;
      }),
    onSuccess: (made) => {
      if (made === null) {
        toast.warning(t('notices.not_saved'));
        return;
      }
      void queries.invalidateQueries({ queryKey: ['reviews', meta.get().id] });
      options.onSuccess();
    },
    onError: options.onError,
  });
}
