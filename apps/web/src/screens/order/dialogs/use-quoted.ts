import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** A price is asked for when somebody has stopped typing. */
const QUIET_MS = 350;

/**
 * What a wish would cost. The last answer stays while the next is on its way; `fresh` only when it is the answer to this
 * very wish. `key` tells whose wish it is; wishes are told apart by their content.
 */
export function useQuoted<Wish, Quote>(
  key: readonly string[],
  wish: Wish,
  ask: (wish: Wish, signal: AbortSignal) => Promise<Quote>,
) {
  const [asked] = useDebouncedValue(wish, QUIET_MS);
  const query = useQuery({
    queryKey: [...key, asked],
    queryFn: async ({ signal }) => ask(asked, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
  const isFresh = asked === wish && query.isSuccess && !query.isFetching && !query.isPlaceholderData;
  return { quote: query.data, error: query.error, refetch: query.refetch, isFetching: query.isFetching, isFresh };
}
