import { may } from '@figurina/album';
import type { ReviewState } from '@figurina/contract';
import { Switch } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../../../../app/services.ts';
import { useT } from '../../../../../app/use-t.ts';
import { useToast } from '../../../../../app/use-toast.ts';
import { useEditor } from '../../../session/editor-context.ts';

/** The owner lets editors approve, too. Nobody else sees the switch. */
export function EditorsMayApprove({ state }: { state: ReviewState }) {
  const { meta } = useEditor();
  const { api } = useServices();
  const queries = useQueryClient();
  const t = useT();
  const toast = useToast();
  const { id, role } = meta.get();
  const change = useMutation({
    mutationFn: async (editors_may_approve: boolean) =>
      api.albums.change({ params: { id }, body: { album: { editors_may_approve } } }),
    onError: (cause) => toast.problem(cause),
    onSettled: async () => queries.invalidateQueries({ queryKey: ['reviews', id] }),
  });
  if (!may({ role }, 'manageMembers')) return null;
  return (
    <Switch
      label={t('review.editors_may_approve')}
      checked={change.isPending ? change.variables : state.editors_may_approve}
      onChange={(event) => change.mutate(event.currentTarget.checked)}
    />
  );
}
