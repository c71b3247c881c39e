import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../../../../app/services.ts';
import { useToast } from '../../../../../app/use-toast.ts';
import { useEditor } from '../../../session/editor-context.ts';
import { download, fetchSheet } from '../../../parts/download.ts';

/** Cards with personal links for these people, as a PDF. */
export function usePrintCards() {
  const { meta } = useEditor();
  const services = useServices();
  const toast = useToast();
  return useMutation({
    mutationFn: async (stickerIds: readonly string[]) =>
      download(await fetchSheet(services, meta.get().id, 'cards', stickerIds), 'cards.pdf'),
    onError: (cause) => toast.problem(cause),
  });
}
