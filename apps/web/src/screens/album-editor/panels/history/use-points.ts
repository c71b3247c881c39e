import type { HistoryPerson, HistoryPoint } from '@figurina/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useServices } from '../../../../app/services.ts';
import { useEditor } from '../../session/editor-context.ts';

export interface PointFilter {
  readonly by: string | null;
  readonly spread: string | null;
  readonly named: boolean;
}

/** The points of the album, page by page. Read again when the server says that there are others. */
export function usePoints({ by, spread, named }: PointFilter) {
  const { api } = useServices();
  const { meta } = useEditor();
  const { id } = meta.get();
  const list = useInfiniteQuery({
    queryKey: ['history', id, { by, spread, named }],
    queryFn: async ({ pageParam, signal }) =>
      api.history.list(
        {
          params: { id },
          query: {
            ...(pageParam && { cursor: pageParam }),
            ...(by && { by }),
            ...(spread && { spread }),
            ...(named && { named: 'true' }),
          },
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // What the others do meanwhile is not told one by one.
    staleTime: 10_000,
    refetchInterval: 30_000,
  });
  const pages = list.data?.pages ?? [];
  const points: HistoryPoint[] = pages.flatMap((page) => page.points);
  const people = new Map<string, HistoryPerson>(pages.flatMap((page) => page.people.map((one) => [one.id, one])));
  return { list, points, people, since: pages[0]?.since ?? [] };
}
