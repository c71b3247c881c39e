import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { problemText } from '../api/problem.ts';
import { useI18n } from '../app/use-t.ts';

const QUIET_MS = 400;

/** A price as the server reckons and writes it. */
export interface Priced {
  readonly line_items: readonly { readonly product: string; readonly text: string; readonly amount_human: string }[];
  readonly packs_per_album: number | null;
  readonly amount_human: string;
  readonly tax_value_human: string;
  readonly amount_gross_human: string;
}

/** What it would cost, as the server reckons it while the form is filled in. Asked for anew by another `name` or scope. */
export function ScopePrice<Scope extends object, Price extends Priced>(props: {
  title: string;
  name: string;
  scope: Scope | null;
  ask: (scope: Scope, signal: AbortSignal) => Promise<Price>;
  /** Beneath the sums. */
  children?: (price: Price) => ReactNode;
}) {
  const { t, locale } = useI18n();
  // By its text: a scope that was put together again is the same one.
  const [asked] = useDebouncedValue(JSON.stringify(props.scope), QUIET_MS);
  const price = useQuery({
    queryKey: ['scope_price', props.name, locale, asked],
    queryFn: async ({ signal }) => props.ask(JSON.parse(asked) as Scope, signal),
    enabled: asked !== 'null',
    placeholderData: keepPreviousData,
    retry: false,
  });
  const shown = asked === 'null' ? undefined : price.data;
  return (
    <section className="scope-price" aria-label={props.title} aria-live="polite" aria-busy={price.isFetching}>
      <h3>{props.title}</h3>
      {price.isError ? (
        <p className="scope-price-fault">{problemText(t, price.error)}</p>
      ) : shown ? (
        <>
          <Sums price={shown} />
          {props.children?.(shown)}
        </>
      ) : (
        <p>{t('offers.form.price.waits')}</p>
      )}
    </section>
  );
}

function Sums({ price }: { price: Priced }) {
  const { t } = useI18n();
  return (
    <dl>
      {price.line_items.map(({ product, text, amount_human }) => (
        <div key={product}>
          <dt>{text}</dt>
          <dd>{amount_human}</dd>
        </div>
      ))}
      <div className="scope-price-sum">
        <dt>{t('offers.page.net_total')}</dt>
        <dd>{price.amount_human}</dd>
      </div>
      <div>
        <dt>{t('offers.form.vat')}</dt>
        <dd>{price.tax_value_human}</dd>
      </div>
      <div className="scope-price-total">
        <dt>{t('offers.total')}</dt>
        <dd>{price.amount_gross_human}</dd>
      </div>
      {price.packs_per_album !== null && (
        <div className="scope-price-packs">
          <dt>{t('offers.form.packs.taken', { packs: price.packs_per_album })}</dt>
        </div>
      )}
    </dl>
  );
}
