import type { Checkout, Order, PriceNow } from '@figurina/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiProblem } from '../../../api/problem.ts';
import { useT } from '../../../app/use-t.ts';
import { faultsOf } from './faults-of.ts';
import type { Faults, Wished } from './wished.ts';

/** A price is asked for when somebody has stopped typing. */
const QUIET_MS = 350;

type Priced = PriceNow & { readonly checkout: Checkout };

export interface PricedWish<Wish> {
  readonly wish: Wish;
  readonly put: (wish: Wish) => void;
  /** The last answer, also while the next is on its way. */
  readonly price: Priced | undefined;
  /** Only where it is the answer to this very wish. */
  readonly isFresh: boolean;
  readonly faults: Faults;
  /** Why there is no price, where that is said at no field; and why the order did not go through. */
  readonly unpriced: unknown;
  readonly refused: unknown;
  readonly askAgain: () => void;
  readonly agree: () => void;
  readonly isAgreeing: boolean;
}

/**
 * A wish with its price, which is agreed to as it was shown. `key` tells whose wish it is; wishes are told apart by their
 * content. A price that is another one meanwhile comes with the refusal, and is shown to be agreed to anew.
 */
export function usePricedWish<Wish extends Wished>(
  first: () => Wish,
  calls: {
    readonly key: readonly string[];
    readonly ask: (wish: Wish, signal: AbortSignal) => Promise<Priced>;
    readonly agree: (wish: Wish, quoteHash: string) => Promise<Order>;
    readonly onAgreed: (order: Order) => void;
    readonly onRefused?: (problem: ApiProblem) => void;
  },
): PricedWish<Wish> {
  const t = useT();
  const queries = useQueryClient();
  const [wish, setWish] = useState(first);
  const [asked] = useDebouncedValue(wish, QUIET_MS);
  const queryKey = [...calls.key, asked];
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => calls.ask(asked, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
  const price = query.data;
  const isFresh = asked === wish && query.isSuccess && !query.isFetching && !query.isPlaceholderData;
  const agreeing = useMutation({
    mutationFn: async (quoteHash: string) => calls.agree(wish, quoteHash),
    onSuccess: calls.onAgreed,
    onError: (cause) => {
      if (!(cause instanceof ApiProblem)) return;
      if (cause.code === 'price_changed' && cause.price.checkout) queries.setQueryData(queryKey, cause.price);
      else if (cause.code === 'price_changed') void query.refetch();
      calls.onRefused?.(cause);
    },
  });
  const refused = faultsOf(t, agreeing.error);
  const unpriced = faultsOf(t, query.error);
  return {
    wish,
    put(next) {
      agreeing.reset();
      setWish(next);
    },
    price,
    isFresh,
    faults: { ...unpriced, ...refused },
    unpriced: isEmpty(unpriced) ? query.error : null,
    refused: isEmpty(refused) ? agreeing.error : null,
    askAgain: () => void query.refetch(),
    agree: () => price && isFresh && !agreeing.isPending && agreeing.mutate(price.checkout.quote_hash),
    isAgreeing: agreeing.isPending,
  };
}

function isEmpty(faults: Faults): boolean {
  return Object.keys(faults).length === 0;
}
