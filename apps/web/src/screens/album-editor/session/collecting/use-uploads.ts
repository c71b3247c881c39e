import type { StickerUpload } from '@figurina/contract';
import { queryOptions, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../../../app/services.ts';
import { useEditor } from '../editor-context.ts';
import { COLLECT_POLL_MS } from './use-people.ts';

type Uploads = readonly StickerUpload[];

function useUploadsQuery() {
  const { meta } = useEditor();
  const { api } = useServices();
  const { id } = meta.get();
  return queryOptions({
    queryKey: ['sticker_uploads', id],
    queryFn: async (): Promise<Uploads> =>
      (await api.stickerUploads.list({ params: { id }, query: {} })).sticker_uploads,
    refetchInterval: COLLECT_POLL_MS,
  });
}

/** Something of the uploads. Who asks hears of it only when that is another: photos come in by the hundred. */
export function useOfUploads<Part>(select: (uploads: Uploads) => Part): Part | undefined {
  return useQuery({ ...useUploadsQuery(), select, notifyOnChangeProps: ['data'] }).data;
}

/** How many nobody has decided on. */
export function useNewUploadsCount(): number {
  return useOfUploads(countNew) ?? 0;
}

const countNew = (uploads: Uploads): number => uploads.filter(isNew).length;
export const isNew = ({ state }: Pick<StickerUpload, 'state'>): boolean => state === 'new';

/** The uploads that wait, oldest first: a new one comes behind those that are looked at. */
export function useUploads(): UseQueryResult<Uploads> & { reload: () => Promise<void> } {
  const options = useUploadsQuery();
  const queries = useQueryClient();
  const query = useQuery(options);
  const reload = async (): Promise<void> => {
    const [, id] = options.queryKey;
    await Promise.all(
      ['sticker_uploads', 'sticker_people'].map((list) => queries.invalidateQueries({ queryKey: [list, id] })),
    );
  };
  return { ...query, reload };
}
