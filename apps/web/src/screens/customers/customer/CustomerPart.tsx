import { type ReactNode, useId } from 'react';
import { useT } from '../../../app/use-t.ts';

/** A part of the page: its table, or what it says while there is nothing in it. */
export function CustomerPart(props: {
  title: string;
  none: string;
  /** Those that are shown, of all that there are. */
  count: number;
  total?: number;
  children: ReactNode;
}) {
  const t = useT();
  const id = useId();
  const { count, total = count } = props;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{props.title}</h2>
      {count === 0 ? <p className="customer-none">{props.none}</p> : props.children}
      {total > count && <p className="customer-none">{t('customers.newest', { count, total })}</p>}
    </section>
  );
}
