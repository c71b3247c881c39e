import { type AlbumScope, type DashboardSort, type OrderScope } from '@figurina/contract';
import { useSearchParams } from 'react-router';
import { useTypedSearch } from '../../staff-list/use-typed-search.ts';

export const VIEWS = ['orders', 'albums', 'today'] as const;
export type View = (typeof VIEWS)[number];

export const SCOPES = {
  orders: ['show_all', 'pending_review', 'pending_transfer', 'pending_shipment', 'shipped'],
  albums: ['show_all', 'updated_today', 'with_order'],
} as const satisfies { orders: readonly OrderScope[]; albums: readonly AlbumScope[] };

export const SORTS = [
  ['release_date', 'asc'],
  ['release_date', 'desc'],
  ['created_at', 'desc'],
  ['created_at', 'asc'],
] as const satisfies readonly (readonly [DashboardSort, 'asc' | 'desc'])[];
export type Sort = (typeof SORTS)[number];

const FIRST_SORT = { orders: SORTS[0], albums: SORTS[2] } as const;

/** Where one is in the dashboard, as its address says it: a reload keeps it, Back brings the last one. */
export function useDashboardAddress() {
  const [search, setSearch] = useSearchParams();
  const view = oneOf(VIEWS, search.get('view')) ?? 'orders';
  const query = search.get('query') ?? '';
  const sort =
    SORTS.find(([by, order]) => by === search.get('sort_by') && order === search.get('sort_order')) ??
    FIRST_SORT[view === 'albums' ? 'albums' : 'orders'];
  const at = (changes: Readonly<Record<string, string | null>>): string => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    return `?${next.toString()}`;
  };
  const field = useTypedSearch(query, (words) =>
    setSearch(at({ query: words || null, page: null }).slice(1), { replace: true }),
  );
  return {
    view,
    orderScope: oneOf(SCOPES.orders, search.get('scope')) ?? 'show_all',
    albumScope: oneOf(SCOPES.albums, search.get('scope')) ?? 'show_all',
    query,
    page: Math.max(1, Math.floor(Number(search.get('page')) || 1)),
    sort,
    ...field,
    /** Another tab has another page and nothing is looked for in it yet; the order of its rows stays. */
    toView: (next: View) => at({ view: next, scope: null, query: null, page: null, sort_by: null, sort_order: null }),
    toScope: (scope: OrderScope | AlbumScope) => at({ view, scope, query: null, page: null }),
    /** From the board to where a whole queue is. */
    toListOf: (scope: OrderScope) => at({ view: 'orders', scope, query: null, page: null }),
    toPage: (page: number) => at({ page: page > 1 ? String(page) : null }),
    sortBy: ([by, order]: Sort) => setSearch(at({ sort_by: by, sort_order: order, page: null }).slice(1)),
    /** Whether it shows a part of all that there is. */
    isNarrowed: query !== '' || (search.get('scope') ?? 'show_all') !== 'show_all',
    /** Everything that narrows the list away. */
    reset: () => {
      field.type('');
      setSearch(at({ scope: null, query: null, page: null }).slice(1));
    },
  };
}
export type DashboardAddress = ReturnType<typeof useDashboardAddress>;

function oneOf<Word extends string>(words: readonly Word[], word: string | null): Word | undefined {
  return words.find((one) => one === word);
}
