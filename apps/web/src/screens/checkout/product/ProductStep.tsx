import { Link } from 'react-router';
import { useT } from '../../../app/use-t.ts';
import type { CheckoutDesk } from '../checkout-desk.ts';
import { useStepHeading } from '../../../app/use-step-heading.ts';
import { AlbumCount } from './AlbumCount.tsx';
import { EventAndDelivery } from './EventAndDelivery.tsx';
import { FeatureChoice } from './FeatureChoice.tsx';
import { PackagingChoice } from './PackagingChoice.tsx';
import { PackPlan } from './PackPlan.tsx';

/** The second step: how many, how packed, for when, and with what extras. */
export function ProductStep({ desk, refused }: { desk: CheckoutDesk; refused: string | null }) {
  const t = useT();
  const heading = useStepHeading();
  const { checkout, isBusy, isFresh } = desk;
  const { packaging, pack_plan: plan } = checkout;
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {t('checkout.product.headline')}
      </h1>
      <AlbumCount desk={desk} />
      <p className="checkout-together">
        {t('checkout.together')}{' '}
        <Link to={`/album/${checkout.album.id}/together`} className="fig-text-link">
          {t('checkout.together.link')}
        </Link>
      </p>
      <section className="checkout-card" aria-labelledby="checkout-packing">
        <h2 id="checkout-packing">{t('checkout.packing')}</h2>
        <PackagingChoice desk={desk} />
        <div className="checkout-figures" aria-busy={isBusy} data-stale={!isFresh || undefined}>
          {plan ? <PackPlan key={plan.max} desk={desk} plan={plan} /> : null}
          {packaging.per_box === null ? null : (
            <p className="checkout-boxes">{t('checkout.packing.per_box', { count: packaging.per_box })}</p>
          )}
        </div>
      </section>
      <section className="checkout-card" aria-labelledby="checkout-extras">
        <h2 id="checkout-extras">{t('checkout.extras')}</h2>
        <EventAndDelivery desk={desk} refused={refused} />
        <FeatureChoice desk={desk} />
      </section>
    </>
  );
}
