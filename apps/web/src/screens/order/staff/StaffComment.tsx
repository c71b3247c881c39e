import { useT } from '../../../app/use-t.ts';
import type { DeskOrder } from './desk-order.ts';

/** What the customer wrote with the order, and the references that they gave. */
export function StaffComment({ order }: { order: DeskOrder }) {
  const t = useT();
  const references = (['quote_name', 'purchase_order', 'vat_id', 'leitweg_id'] as const).filter((name) => order[name]);
  return (
    <section className="order-panel desk-comment" aria-label={t('order_desk.comment')}>
      <p className="desk-note">{t('order_desk.comment')}</p>
      <p className="desk-words">{order.comment || t('order_desk.comment.none')}</p>
      {references.length > 0 ? (
        <dl className="desk-facts">
          {references.map((name) => (
            <div key={name}>
              <dt>{t(`order_pages.${name}`)}</dt>
              <dd>{order[name]}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </section>
  );
}
