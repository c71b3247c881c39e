import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { problemText } from '../../api/problem.ts';
import { useServices } from '../../app/services.ts';
import { useI18n } from '../../app/use-t.ts';
import type { Scope } from './typed-offer.ts';

const QUIET_MS = 400;

/** What it would cost today, as the server reckons it while the form is filled in. */
export function OfferPrice({ scope }: { scope: Scope | null }) {
  const { t, locale } = useI18n();
  const { api } = useServices();
  // By its text: a scope that was put together again is the same one.
  const [asked] = useDebouncedValue(JSON.stringify(scope), QUIET_MS);
  const price = useQuery({
    queryKey: ['offer_price', locale, asked],
    queryFn: async ({ signal }) =>
      (await api.offers.price({ body: { offer: JSON.parse(asked) as Scope } }, { signal })).offer_price,
    enabled: asked !== 'null',
    placeholderData: keepPreviousData,
    retry: false,
  });
  const shown = asked === 'null' ? undefined : price.data;
  return (
    <section
      className="offer-price"
      aria-label={t('offers.form.price')}
      aria-live="polite"
      aria-busy={price.isFetching}
    >
      <h3>{t('offers.form.price')}</h3>
      {price.isError ? (
        <p className="offer-price-fault">{problemText(t, price.error)}</p>
      ) : shown ? (
        <dl>
          {shown.line_items.map(({ product, text, amount_human }) => (
            <div key={product}>
              <dt>{text}</dt>
              <dd>{amount_human}</dd>
            </div>
          ))}
          <div className="offer-price-sum">
            <dt>{t('offers.page.net_total')}</dt>
            <dd>{shown.amount_human}</dd>
          </div>
          <div className="offer-price-total">
            <dt>{t('offers.total')}</dt>
            <dd>{shown.amount_gross_human}</dd>
          </div>
          {shown.packs_per_album !== null && (
            <div className="offer-price-packs">
              <dt>{t('offers.form.packs.taken', { packs: shown.packs_per_album })}</dt>
            </div>
          )}
        </dl>
      ) : (
        <p>{t('offers.form.price.waits')}</p>
      )}
    </section>
  );
}
