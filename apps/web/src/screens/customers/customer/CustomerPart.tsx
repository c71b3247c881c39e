import { type ReactNode, useId, useState } from 'react';
import { useT } from '../../../app/use-t.ts';
import { Pager } from '../../../staff-list/Pager.tsx';
import type { CustomerSection } from './customer-sections.ts';

/** As many as of the mails. */
const PER_PAGE = 25;

interface Part {
  /** Where the links at the head of the page lead. */
  readonly section: CustomerSection;
  readonly none: string;
}

/** A part of the page: its table, or what it says while there is nothing in it. */
export function CustomerPart(
  props: Part & {
    /** Those that are shown, of all that there are. */
    count: number;
    total?: number;
    children: ReactNode;
  },
) {
  const t = useT();
  const id = useId();
  const { section, count, total = count } = props;
  return (
    <section id={section} aria-labelledby={id}>
      <h2 id={id}>{t(`customers.${section}`)}</h2>
      {count === 0 ? <p className="customer-none">{props.none}</p> : props.children}
      {total > count && <p className="customer-none">{t('customers.newest', { count, total })}</p>}
    </section>
  );
}

/** A part that came with the customer, page by page. */
export function PagedPart<Row>({
  rows,
  children,
  ...part
}: Part & { rows: readonly Row[]; total: number; children: (shown: readonly Row[]) => ReactNode }) {
  const t = useT();
  const [asked, setPage] = useState(1);
  const pages = Math.ceil(rows.length / PER_PAGE);
  // It may have become shorter since.
  const page = Math.min(asked, Math.max(1, pages));
  return (
    <CustomerPart {...part} count={rows.length}>
      {children(rows.slice((page - 1) * PER_PAGE, page * PER_PAGE))}
      <Pager label={t(`customers.${part.section}`)} page={page} pages={pages} turn={(by) => setPage(page + by)} />
    </CustomerPart>
  );
}
