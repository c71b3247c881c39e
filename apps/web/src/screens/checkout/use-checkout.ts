import type { Checkout } from '@figurina/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../app/services.ts';
import { useI18n } from '../../app/use-t.ts';
import type { CheckoutQuery } from './wish.ts';

/** A slider that is pulled, a code that is typed: asked when it rests. */
const REST_MS = 300;

export interface AskedCheckout {
  /** The latest answer, also while another is asked for. */
  readonly checkout: Checkout | null;
  /** Whether it answers just what is wished now. */
  readonly isFresh: boolean;
  readonly isBusy: boolean;
  readonly error: Error | null;
  readonly ask: () => Promise<Checkout | null>;
  /** An answer to what is wished now that came another way. */
  readonly take: (checkout: Checkout) => void;
}

/** The answer to a wish. Answers to earlier ones are not taken. */
export function useCheckout(albumId: string, query: CheckoutQuery): AskedCheckout {
  const { api } = useServices();
  const { locale } = useI18n();
  const queries = useQueryClient();
  const wanted = JSON.stringify(query);
  const [asked] = useDebouncedValue(wanted, REST_MS);
  const queryKey = ['checkout', albumId, locale, asked];
  const { data, isFetching, isPlaceholderData, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const wish = JSON.parse(asked) as CheckoutQuery;
      return (await api.checkout.read({ params: { id: albumId }, query: wish }, { signal })).checkout;
    },
    placeholderData: keepPreviousData,
    // Prices and albums change: what was answered a while ago is shown and asked for again.
    staleTime: 0,
  });
  // A refusal leaves no figures: those before it stay on the screen.
  const [latest, setLatest] = useState<Checkout | null>(null);
  if (data && !isPlaceholderData && data !== latest) setLatest(data);
  const isBusy = isFetching || asked !== wanted;
  return {
    checkout: data ?? latest,
    isFresh: data !== undefined && !isPlaceholderData && !isBusy && !error,
    isBusy,
    error: isBusy ? null : error,
    ask: async () => (await refetch()).data ?? null,
    take: (checkout) => queries.setQueryData(queryKey, checkout),
  };
}
