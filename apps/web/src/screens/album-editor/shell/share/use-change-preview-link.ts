import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useServices } from '../../../../app/services.ts';
import { useToast } from '../../../../app/use-toast.ts';
import { useEditor } from '../../session/editor-context.ts';
import { usePreviewLink } from '../../session/preview/use-preview-link.ts';

interface PreviewLinkChange {
  readonly enabled?: boolean;
  readonly share_cover?: boolean;
  readonly pinned_version_id?: string | null;
}

/** Switches the preview link, and what it and messengers show. */
export function useChangePreviewLink(): UseMutationResult<unknown, Error, PreviewLinkChange> {
  const { meta } = useEditor();
  const { api } = useServices();
  const toast = useToast();
  const { set } = usePreviewLink({ enabled: false });
  return useMutation({
    mutationFn: async (preview_link: PreviewLinkChange) =>
      api.preview.changeLink({ params: { id: meta.get().id }, body: { preview_link } }),
    onSuccess: ({ preview_link }) => set(preview_link),
    onError: (cause) => toast.problem(cause),
  });
}
