import { legalPath } from '@figurina/contract';
import { useLegalPages } from '../../../app/use-legal-pages.ts';
import { useI18n } from '../../../app/use-t.ts';
import type { CheckoutDesk } from '../checkout-desk.ts';
import type { ContactDesk } from '../contact/use-contact.ts';
import { countryName } from '../../../address/country-name.ts';
import { dayInWords } from '../day-in-words.ts';

/** Right above the button, as the law wants it: what is ordered, when it comes, what it costs, and by which terms. */
export function Recap({ desk, contact }: { desk: CheckoutDesk; contact: ContactDesk }) {
  const { t, locale } = useI18n();
  const { checkout, isFresh } = desk;
  const pages = useLegalPages(['terms', 'withdrawal']);
  const { city } = contact.form.texts;
  const place = [city.trim(), countryName(locale, checkout.country_code)].filter(Boolean).join(', ');
  const goods = checkout.line_items.filter(({ product }) => product !== 'shipping' && product !== 'voucher');
  return (
    <section className="checkout-recap" aria-labelledby="checkout-recap" data-stale={!isFresh || undefined}>
      <h2 id="checkout-recap">{t('checkout.recap')}</h2>
      <ul>
        {goods.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      <p>{t('checkout.recap.delivery', { date: dayInWords(locale, checkout.estimated_delivery_date), place })}</p>
      <p>
        <strong>{t('checkout.recap.total', { total: checkout.amount_gross_human, tax: checkout.tax_category })}</strong>
      </p>
      {checkout.prepayment_note ? <p>{checkout.prepayment_note}</p> : null}
      <p className="checkout-recap-law">
        {t('checkout.recap.law')}{' '}
        {pages.map((page) => (
          <a key={page} href={legalPath(page)} target="_blank" rel="noopener">
            {t(`legal.${page}`)}
          </a>
        ))}
      </p>
    </section>
  );
}
