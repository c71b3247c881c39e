import type { CheckoutError } from '@figurina/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiProblem } from '../../../../api/problem.ts';
import { useServices } from '../../../../app/services.ts';
import { useI18n } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';

/** Asked about when nobody has changed anything for so long; by then the server has what was changed. */
const QUIET_MS = 5000;
/** What most people order, so that what is found hangs on the album alone. */
const ASKED = { no_albums: 50, country_code: 'DE' } as const;

export interface PreflightError extends CheckoutError {
  /** As the tooltip says it. */
  readonly words: string;
}

/** What stands in the way of an order, as the server sees the album; null as long as that is not known. */
export function usePreflight(quietMs = QUIET_MS): {
  readonly errors: readonly PreflightError[] | null;
  /** A template is not ordered. */
  readonly isTemplate: boolean;
} {
  const { api } = useServices();
  const { locale } = useI18n();
  const { meta } = useEditor();
  const rest = useRests(quietMs);
  const { data, error } = useQuery({
    queryKey: ['preflight', meta.get().id, locale, rest],
    queryFn: async ({ signal }) => {
      const { checkout } = await api.checkout.read({ params: { id: meta.get().id }, query: ASKED }, { signal });
      return checkout.errors.map((words, at) => ({ ...(checkout.error_details[at] ?? NOWHERE), words }));
    },
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  });
  return {
    errors: error ? null : (data ?? null),
    isTemplate: error instanceof ApiProblem && error.code === 'blueprint_not_orderable',
  };
}

const NOWHERE: CheckoutError = { code: '', message: '', node_id: null, sticker_id: null, spread: null };

/** Counts the pauses between changes of the album, one's own and those of others. */
function useRests(quietMs: number): number {
  const { store } = useEditor();
  const [rests, setRests] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => setRests((count) => count + 1), quietMs);
    };
    const ends = [store.onChange(again), store.subscribe('document', again)];
    return () => {
      clearTimeout(timer);
      ends.forEach((end) => end());
    };
  }, [store, quietMs]);
  return rests;
}
