import { Loading } from '@figurina/ui';
import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { useT } from '../../app/use-t.ts';
import { CheckoutHeader } from './CheckoutHeader.tsx';
import { STEPS } from './steps.ts';

/** Heights of the cards of each step, so that nothing moves when they come. */
const CARDS = { preview: [620], product: [156, 530, 320], contact: [640] };

export function CheckoutSkeleton({ albumId }: { albumId: string }) {
  const t = useT();
  const asked = useSearchParams()[0].get('step');
  const step = STEPS.find((one) => one === asked) ?? 'preview';
  return (
    <div className="checkout">
      <CheckoutHeader at={step} albumId={albumId} />
      <main className="checkout-main">
        <VisuallyHidden component="h1">{t('checkout.name')}</VisuallyHidden>
        <Loading label={t('common.loading')}>
          <div className="checkout-step" aria-hidden="true">
            <Skeleton height={44} width="70%" />
            {CARDS[step].map((height) => (
              <Skeleton key={height} height={height} radius="lg" />
            ))}
          </div>
        </Loading>
        <div className="checkout-side fig-loading" aria-hidden="true">
          <Skeleton height={560} radius="lg" />
          <Skeleton height={50} radius="xl" />
        </div>
      </main>
    </div>
  );
}
