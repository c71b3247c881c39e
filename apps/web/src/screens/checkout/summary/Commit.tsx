import { StampButton } from '@figurina/ui';
import { UnstyledButton } from '@mantine/core';
import { useNavigate } from 'react-router';
import { useT } from '../../../app/use-t.ts';
import type { CheckoutDesk } from '../checkout-desk.ts';
import { CONTACT_FORM } from '../contact/contact-form.ts';
import type { ContactDesk } from '../contact/use-contact.ts';
import { type CheckoutStep, hindranceOn, nextStep } from '../steps.ts';
import type { SubmissionDesk } from '../submit/use-submission.ts';
import { Recap } from './Recap.tsx';

interface CommitProps {
  step: CheckoutStep;
  desk: CheckoutDesk;
  contact: ContactDesk;
  submission: SubmissionDesk;
}

/** The one thing to do on a step: go on, and at the end order. Beneath it, what is missing. */
export function Commit({ step, ...rest }: CommitProps) {
  return step === 'contact' ? <Order {...rest} /> : <GoOn step={step} desk={rest.desk} />;
}

function GoOn({ step, desk }: { step: CheckoutStep; desk: CheckoutDesk }) {
  const t = useT();
  const navigate = useNavigate();
  const hindrance = hindranceOn(step, desk.facts);
  const next = nextStep(step) ?? step;
  return (
    <div className="checkout-commit">
      <StampButton
        size="lg"
        fullWidth
        disabled={hindrance !== null}
        aria-describedby="checkout-missing"
        onClick={() => void navigate(`?step=${next}`)}
      >
        {t(`checkout.on.${next as 'product'}`)}
      </StampButton>
      <p id="checkout-missing">{hindrance ? t(`checkout.hindrance.${hindrance}`) : t('checkout.nothing_ordered')}</p>
    </div>
  );
}

function Order({ desk, contact, submission }: Omit<CommitProps, 'step'>) {
  const t = useT();
  const { faults } = contact;
  const fields = faults.filter(({ field }) => field !== 'consent').length;
  const consent = faults.some(({ field }) => field === 'consent');
  const isSending = submission.state === 'SUBMITTING' || submission.state === 'SUCCESS';
  const isReady = faults.length === 0 && desk.facts.errors === 0;
  return (
    <div className="checkout-commit">
      <Recap desk={desk} contact={contact} />
      <StampButton
        type="submit"
        form={CONTACT_FORM}
        size="lg"
        fullWidth
        loading={isSending}
        disabled={!isReady || !desk.isFresh}
        aria-describedby="checkout-missing"
      >
        {t('checkout.order')}
      </StampButton>
      <p id="checkout-missing">
        {desk.facts.errors > 0 ? (
          t('checkout.hindrance.errors')
        ) : faults.length > 0 ? (
          <UnstyledButton className="fig-text-link" onClick={contact.showAll}>
            {t('checkout.open', { fields, consent: consent ? 'yes' : 'no' })}
          </UnstyledButton>
        ) : (
          t('checkout.ready')
        )}
      </p>
    </div>
  );
}
