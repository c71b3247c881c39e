import { keepPreviousData, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useI18n } from '../app/use-t.ts';
import type { ListAddress } from './use-list-address.ts';

const PER_PAGE = 25;

export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly pages: number;
}

interface Wanted {
  readonly page: number;
  readonly per: number;
  readonly query?: string;
}

/**
 * The page of a list that its address names, beside `narrowed`, and `renew` for whoever changed a row. The last page stays
 * while the next is on its way.
 */
export function useListPage<Row, Narrowed extends object>(
  name: string,
  { query, page, narrowed }: Pick<ListAddress, 'query' | 'page'> & { readonly narrowed: Narrowed },
  ask: (wanted: Wanted & Narrowed, signal: AbortSignal) => Promise<ListPage<Row>>,
): { readonly list: UseQueryResult<ListPage<Row>>; readonly renew: () => void } {
  const { locale } = useI18n();
  const queries = useQueryClient();
  const list = useQuery({
    queryKey: [name, locale, { query, page, ...narrowed }],
    queryFn: async ({ signal }) => ask({ page, per: PER_PAGE, ...(query && { query }), ...narrowed }, signal),
    placeholderData: keepPreviousData,
  });
  return { list, renew: () => void queries.invalidateQueries({ queryKey: [name] }) };
}
