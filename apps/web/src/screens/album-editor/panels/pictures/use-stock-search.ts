import { useInfiniteQuery } from '@tanstack/react-query';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useServices } from '../../../../app/services.ts';
import { useI18n } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import type { EditorSession } from '../../session/editor-session.ts';

/** As the contract has it; the panel does not carry the contract's schemas. */
const QUERY_MIN = 3;
const DEBOUNCE_MS = 750;

/** What was searched last, for as long as the album is open: a panel that comes back shows it again. */
const lastSearch = new WeakMap<EditorSession, string>();

export function useStockSearch() {
  const session = useEditor();
  const { api } = useServices();
  const { locale } = useI18n();
  const [typed, setTyped] = useState(() => lastSearch.get(session) ?? '');
  const [rested] = useDebouncedValue(typed, DEBOUNCE_MS);
  const [atOnce, setAtOnce] = useState<string | null>(null);
  const wanted = (atOnce === typed ? typed : rested).trim();
  const query = wanted.length >= QUERY_MIN ? wanted : '';
  const found = useInfiniteQuery({
    queryKey: ['stock_photos', locale, query],
    queryFn: ({ pageParam, signal }) => api.stock.search({ query: { query, page: pageParam } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { current_page, total_pages } }) =>
      current_page < total_pages ? current_page + 1 : null,
    enabled: query !== '',
    staleTime: 3_600_000,
  });
  function type(next: string): void {
    lastSearch.set(session, next);
    setTyped(next);
  }
  return {
    typed,
    type,
    /** Searches without waiting: somebody chose a word. */
    choose(next: string): void {
      setAtOnce(next);
      type(next);
    },
    query,
    isShort: typed.trim() !== '' && typed.trim().length < QUERY_MIN,
    found,
  };
}
