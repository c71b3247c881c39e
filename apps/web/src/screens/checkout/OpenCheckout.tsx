import type { User } from '@figurina/contract';
import { VisuallyHidden } from '@mantine/core';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { LegalLinks } from '../../app/LegalLinks.tsx';
import { usePageTitle } from '../../app/use-page-title.ts';
import { useT } from '../../app/use-t.ts';
import { type CheckoutDesk, factsOf, useCheckoutDesk } from './checkout-desk.ts';
import { CheckoutFailed } from './CheckoutFailed.tsx';
import { CheckoutHeader } from './CheckoutHeader.tsx';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';
import { ContactStep } from './contact/ContactStep.tsx';
import type { Known } from './contact/known-contact.ts';
import { useContact } from './contact/use-contact.ts';
import { PreviewStep } from './preview/PreviewStep.tsx';
import { ProductStep } from './product/ProductStep.tsx';
import { type CheckoutStep, stepAt } from './steps.ts';
import { OrderDialogs } from './submit/OrderDialogs.tsx';
import { useSubmission } from './submit/use-submission.ts';
import { AlbumErrors } from './summary/AlbumErrors.tsx';
import { Commit } from './summary/Commit.tsx';
import { PhoneBar } from './summary/PhoneBar.tsx';
import { SummaryPanel } from './summary/SummaryPanel.tsx';
import { useVoucher, type VoucherDesk } from './summary/use-voucher.ts';
import { useIsPhone } from './use-is-phone.ts';

/** The checkout of somebody who is known, from its first answer on. */
export function OpenCheckout({ user, known, albumId }: { user: User; known: Known; albumId: string }) {
  const opened = useCheckoutDesk(user, known, albumId);
  const voucher = useVoucher(opened);
  const { checkout, error, ask, isBusy } = opened;
  if (checkout) {
    const desk = { ...opened, checkout, facts: factsOf(checkout, opened.eventFault) };
    return <Steps desk={desk} voucher={voucher} />;
  }
  if (error) return <CheckoutFailed albumId={albumId} cause={error} retry={() => void ask()} busy={isBusy} />;
  return <CheckoutSkeleton albumId={albumId} />;
}

function Steps({ desk, voucher }: { desk: CheckoutDesk; voucher: VoucherDesk }) {
  const t = useT();
  const { checkout, isFresh } = desk;
  const { album } = checkout;
  const step = useStep(desk);
  const contact = useContact(desk);
  const submission = useSubmission(desk, contact, voucher);
  const isPhone = useIsPhone();
  usePageTitle(t(`checkout.title.${step}`, { album: album.title }), t('checkout.description'));
  const hasErrors = desk.facts.errors > 0;
  const commit = <Commit step={step} desk={desk} contact={contact} submission={submission} />;
  const summary = <SummaryPanel desk={desk} voucher={voucher} />;
  return (
    <div className="checkout" data-step={step}>
      <a className="fig-skip" href="#content">
        {t('header.skip')}
      </a>
      <CheckoutHeader at={step} albumId={album.id} />
      <main className="checkout-main" id="content" tabIndex={-1}>
        <div className="checkout-step">
          {isPhone && hasErrors ? <AlbumErrors checkout={checkout} /> : null}
          {step === 'preview' ? <PreviewStep desk={desk} /> : null}
          {step === 'product' ? <ProductStep desk={desk} refused={contact.shown.get('eventDate') ?? null} /> : null}
          {step === 'contact' ? <ContactStep desk={desk} contact={contact} send={submission.send} /> : null}
        </div>
        {isPhone ? (
          <PhoneBar step={step} desk={desk} summary={summary}>
            {commit}
          </PhoneBar>
        ) : (
          <aside className="checkout-side" aria-label={t('checkout.summary')}>
            {hasErrors ? <AlbumErrors checkout={checkout} /> : summary}
            {commit}
          </aside>
        )}
      </main>
      <footer className="checkout-foot">
        <LegalLinks />
      </footer>
      <VisuallyHidden role="status">
        {isFresh && !hasErrors ? t('checkout.total_is', { total: checkout.amount_gross_human }) : ''}
      </VisuallyHidden>
      <OrderDialogs submission={submission} />
    </div>
  );
}

/** The step of the address; one that is not allowed yet leads back to the last that is. */
function useStep({ facts }: CheckoutDesk): CheckoutStep {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('step');
  const step = stepAt(asked, facts);
  const isWrong = asked !== null && asked !== step;
  useEffect(() => {
    if (isWrong) setParameters({ step }, { replace: true });
  }, [isWrong, step, setParameters]);
  return step;
}
