import type { Checkout } from '@figurina/contract';
import { formatNumber } from '@figurina/locales';
import { useI18n } from '../../../app/use-t.ts';

/** A line an item, and the totals. Businesses and schools see net amounts first, everybody else what they pay. */
export function PriceLines({ checkout }: { checkout: Checkout }) {
  const { t, locale } = useI18n();
  const { line_items: lines, amounts_first: first, tax_category: tax } = checkout;
  const isNet = first === 'net';
  const rate = formatNumber(locale, checkout.tax_rate / 100, 2);
  const net = (
    <div className="checkout-row">
      <dt>{t('checkout.net_total')}</dt>
      <dd>{checkout.amount_human}</dd>
    </div>
  );
  const vat = (
    <div className="checkout-row">
      <dt>{t(tax === 'S' ? (isNet ? 'checkout.tax' : 'checkout.tax_included') : TAX[tax], { rate })}</dt>
      <dd>{checkout.tax_value_human}</dd>
    </div>
  );
  const total = (
    <div className="checkout-row checkout-total">
      <dt>{t('checkout.total')}</dt>
      <dd>{checkout.amount_gross_human}</dd>
    </div>
  );
  return (
    <>
      <dl className="checkout-lines" aria-label={t(isNet ? 'checkout.lines_net' : 'checkout.lines_gross')}>
        {lines.map((line) => (
          <div key={line.id} className="checkout-row">
            <dt>{line.text}</dt>
            <dd>
              {isNet ? line.amount_human : line.amount_gross_human}
              {tax === 'S' ? (
                <small>
                  {isNet
                    ? t('checkout.gross_of', { amount: line.amount_gross_human })
                    : t('checkout.net_of', { amount: line.amount_human })}
                </small>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
      <dl className="checkout-totals">
        {isNet ? (
          <>
            {net}
            {vat}
            {total}
          </>
        ) : (
          <>
            {total}
            {vat}
            {net}
          </>
        )}
      </dl>
      {tax === 'G' ? <p className="checkout-note">{t('checkout.export_note')}</p> : null}
      {tax === 'K' ? <p className="checkout-note">{t('checkout.reverse_charge_note')}</p> : null}
    </>
  );
}

const TAX = { G: 'checkout.tax_export', K: 'checkout.tax_reverse_charge' } as const;
