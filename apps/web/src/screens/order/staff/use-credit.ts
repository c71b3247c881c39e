import type { CreditState, Invoice } from '@figurina/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useMutation, useQuery, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../../../api/api.ts';
import { ApiProblem, problemText } from '../../../api/problem.ts';
import { useServices } from '../../../app/services.ts';
import { useI18n } from '../../../app/use-t.ts';
import { useToast } from '../../../app/use-toast.ts';
import { minorOf } from './money-field.ts';

/** As it stands in the fields of a line. */
export interface Typed {
  readonly quantity: number | string;
  readonly amount: number | string;
}

/** It is asked for when somebody has stopped typing. */
const QUIET_MS = 300;

export function creditsQuery(api: Api, locale: string, id: string) {
  return {
    queryKey: ['invoice_credits', id, locale],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await api.invoices.credits({ params: { id } }, { signal })).credit,
  };
}

/** What is left is read again, whoever has taken of it. */
export async function readCreditsAgain(queries: QueryClient, id: string): Promise<void> {
  await queries.invalidateQueries({ queryKey: ['invoice_credits', id] });
}

/** What is typed with what it comes to, and the credit note itself. */
export function useCredit(
  invoice: Invoice,
  credit: CreditState,
  typed: ReadonlyMap<number, Typed>,
  onDone: () => void,
) {
  const { t, locale } = useI18n();
  const { api, queries } = useServices();
  const toast = useToast();
  const lines = wishesOf(typed);
  const isAsked = lines.length > 0;
  const now = JSON.stringify(lines);
  const [asked] = useDebouncedValue(now, QUIET_MS);
  const params = { id: invoice.id };
  const quote = useQuery({
    queryKey: ['invoice_credits', invoice.id, 'quote', credit.seen, asked, locale],
    queryFn: async ({ signal }) => {
      const wishes = JSON.parse(asked) as ReturnType<typeof wishesOf>;
      return (await api.invoices.quoteCredit({ params, body: { credit: { lines: wishes } } }, { signal })).quote;
    },
    enabled: asked !== '[]',
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  const send = useMutation({
    mutationFn: async (reason: string) =>
      api.invoices.creditPart({ params, body: { credit: { seen: credit.seen, lines, reason } } }),
    onSuccess: ({ invoice: { number } }) => {
      toast.info(t('order_desk.credit.done', { number: number ?? '' }));
      onDone();
    },
    onError: (cause) => {
      const isStale = cause instanceof ApiProblem && cause.code === 'conflict';
      if (isStale) toast.warning(t('order_desk.credit.conflict'), { id: 'credit-conflict', stays: true });
      else toast.error(t('order_desk.failed.save', { error: problemText(t, cause) }));
    },
    onSettled: async () => readCreditsAgain(queries, invoice.id),
  });
  const isFresh = isAsked && asked === now && quote.isSuccess && !quote.isFetching && !quote.isPlaceholderData;
  return { quote, send, isAsked, isFresh };
}
export type CreditQuote = ReturnType<typeof useCredit>['quote'];

function wishesOf(typed: ReadonlyMap<number, Typed>) {
  return [...typed]
    .map(([line, { quantity, amount }]) => ({
      line,
      ...(Number(quantity) > 0 && { quantity: Number(quantity) }),
      ...(amount !== '' && { amount: minorOf(amount) }),
    }))
    .filter((wish) => wish.quantity !== undefined || wish.amount !== undefined);
}
