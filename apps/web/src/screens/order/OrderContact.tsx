import type { Order } from '@figurina/contract';
import type { ReactNode } from 'react';
import { useI18n } from '../../app/use-t.ts';
import { dialled, postalLines } from './postal-lines.ts';

/** Where it goes, whom the house reaches, and what was written to it. */
export function OrderContact({ order }: { order: Order }) {
  const { t, locale } = useI18n();
  const [user, host] = order.email.split(/@(?=[^@]*$)/);
  const references = [
    ['quote_name', order.quote_name],
    ['purchase_order', order.purchase_order],
    ['vat_id', order.vat_id],
    ['leitweg_id', order.leitweg_id],
  ] as const;
  return (
    <section className="order-panel order-contact" aria-label={t('order_pages.contact')}>
      <dl>
        <Fact name={t('order_pages.address.to')}>{postalLines(order.shipping_address, locale)}</Fact>
        {order.comment ? <Fact name={t('order_pages.comment')}>{order.comment}</Fact> : null}
        {order.billing_address ? (
          <Fact name={t('order_pages.address.billing')}>{postalLines(order.billing_address, locale)}</Fact>
        ) : null}
        <Fact name={t('order_pages.reach')}>
          <a href={`mailto:${order.email}`}>
            {user}
            {/* A long one breaks here and not within a name. */}
            <wbr />@{host}
          </a>
          {'\n'}
          <a href={`tel:${dialled(order.phone)}`}>{dialled(order.phone)}</a>
        </Fact>
        {references.map(([name, value]) =>
          value ? (
            <Fact key={name} name={t(`order_pages.${name}`)}>
              {value}
            </Fact>
          ) : null,
        )}
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
