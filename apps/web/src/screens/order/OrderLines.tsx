import type { Order } from '@figurina/contract';
import { formatNumber } from '@figurina/locales';
import { useI18n } from '../../app/use-t.ts';

/** What is paid for what. Which of both amounts stands first, the order says. */
export function OrderLines({ order }: { order: Order }) {
  const { t, locale } = useI18n();
  const first = order.amounts_first;
  const second = first === 'net' ? 'gross' : 'net';
  const amounts = { net: order.amount_human, gross: order.amount_gross_human };
  return (
    <section className="order-panel order-lines" aria-labelledby="order-lines">
      <h2 id="order-lines" className="fig-hidden">
        {t('order_pages.lines')}
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('order_pages.lines.product')}</th>
            <th scope="col">{t('order_pages.lines.quantity')}</th>
            <th scope="col">{t(`order_pages.${first}`)}</th>
          </tr>
        </thead>
        <tbody>
          {order.line_items.map((line) => {
            const of = { net: line.amount_human, gross: line.amount_gross_human };
            return (
              <tr key={line.id}>
                <th scope="row">
                  {line.title}
                  {line.description ? <small>{line.description}</small> : null}
                </th>
                <td>{formatNumber(locale, line.quantity)}</td>
                <td>
                  {of[first]}
                  <small>{t(`order_pages.amount.${second}`, { amount: of[second] })}</small>
                </td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('order_pages.sum.net')}
            </th>
            <td>{amounts.net}</td>
          </tr>
          <tr>
            <th scope="row" colSpan={2}>
              {t('order_pages.vat', { rate: formatNumber(locale, order.tax_rate / 100, 1) })}
            </th>
            <td>{order.tax_value_human}</td>
          </tr>
          <tr className="order-total">
            <th scope="row" colSpan={2}>
              {t('order_pages.total')}
            </th>
            <td>{amounts.gross}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
