import type { Checkout } from '@figurina/contract';
import { ErrorNotice } from '@figurina/ui';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { problemText } from '../../../api/problem.ts';
import { useNow } from '../../../app/use-now.ts';
import { useI18n } from '../../../app/use-t.ts';
import { weekdayOf } from '../../../orders/order-days.ts';

/** What it would cost and when it would be there, read out when it has changed. */
export function QuotedPrice(props: {
  checkout: Checkout | undefined;
  /** Of an order that is changed: what it costs until then, and by how much that differs. */
  before?: { readonly total: string; readonly difference: string | undefined };
  isFresh: boolean;
  error: unknown;
  retry: () => void;
}) {
  const { t, locale } = useI18n();
  const now = useNow();
  const { checkout, before } = props;
  return (
    <section className="quoted" aria-label={t('order_pages.price')} aria-busy={!props.isFresh} aria-live="polite">
      {checkout ? (
        <>
          <dl>
            {before ? (
              <div>
                <dt>{t('order_pages.price.before')}</dt>
                <dd>{before.total}</dd>
              </div>
            ) : null}
            <div className="quoted-total">
              <dt>{t(before ? 'order_pages.price.after' : 'order_pages.total')}</dt>
              <dd>{checkout.amount_gross_human}</dd>
            </div>
            {before?.difference ? (
              <div>
                <dt>{t('order_pages.price.difference')}</dt>
                <dd>{before.difference}</dd>
              </div>
            ) : null}
          </dl>
          <p>{t('order_pages.price.net', { net: checkout.amount_human, vat: checkout.tax_value_human })}</p>
          <p>{t('order_pages.price.delivery', { day: weekdayOf(locale, checkout.estimated_delivery_date, now) })}</p>
          {checkout.delivery_tight ? (
            <p className="quoted-tight">
              <IconAlertTriangle size={18} aria-hidden />
              {t('order_pages.price.tight', { email: checkout.support_email })}
            </p>
          ) : null}
        </>
      ) : null}
      {props.error ? (
        <ErrorNotice retry={{ label: t('common.retry'), run: props.retry }}>{problemText(t, props.error)}</ErrorNotice>
      ) : null}
    </section>
  );
}
