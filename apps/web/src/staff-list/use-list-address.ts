import { useSearchParams } from 'react-router';
import { useTypedSearch } from './use-typed-search.ts';

export interface ListAddress {
  /** What is looked for now, and what stands in the field. */
  readonly query: string;
  readonly typed: string;
  readonly type: (words: string) => void;
  readonly page: number;
  readonly turn: (by: number) => void;
  /** Another part of the address; null takes it out. The list begins anew. */
  readonly set: (name: string, value: string | null) => void;
  readonly get: (name: string) => string | null;
  readonly reset: () => void;
}

/** Search and page of a list, in the address: a reload keeps them, Back brings the last ones. */
export function useListAddress(): ListAddress {
  const [search, setSearch] = useSearchParams();
  const query = search.get('query') ?? '';
  const page = Math.max(1, Math.floor(Number(search.get('page')) || 1));
  const { typed, type } = useTypedSearch(query, (words) =>
    setSearch((now) => changed(now, { query: words || null, page: null }), { replace: true }),
  );
  return {
    query,
    typed,
    type,
    page,
    turn: (by) => setSearch((now) => changed(now, { page: page + by > 1 ? String(page + by) : null })),
    set: (name, value) => setSearch((now) => changed(now, { [name]: value, page: null })),
    get: (name) => search.get(name),
    reset: () => {
      type('');
      setSearch({});
    },
  };
}

function changed(now: URLSearchParams, changes: Readonly<Record<string, string | null>>): URLSearchParams {
  const next = new URLSearchParams(now);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}
