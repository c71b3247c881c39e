import type { StickerReport } from '@figurina/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../../../app/services.ts';
import { useToast } from '../../../../app/use-toast.ts';
import { useEditor } from '../editor-context.ts';

/** What holders of the preview link told of stickers and nobody has dealt with. */
export function useStickerReports(): {
  readonly open: readonly StickerReport[];
  readonly settle: (report: StickerReport) => void;
} {
  const { meta } = useEditor();
  const { api } = useServices();
  const toast = useToast();
  const queries = useQueryClient();
  const { id } = meta.get();
  const queryKey = ['preview', id, 'reports'];
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await api.preview.reports({ params: { id } }, { signal })).sticker_reports,
  });
  const settle = useMutation({
    mutationFn: async (report: StickerReport) =>
      api.preview.changeReport({ params: { id, report: report.id }, body: { sticker_report: { done: true } } }),
    onSuccess: ({ sticker_report: settled }) =>
      queries.setQueryData<StickerReport[]>(queryKey, (before) =>
        before?.map((report) => (report.id === settled.id ? settled : report)),
      ),
    onError: (cause) => toast.problem(cause),
  });
  return { open: (data ?? []).filter(({ done }) => !done), settle: settle.mutate };
}
