import { Logo } from '@figurina/ui';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { Link } from 'react-router';
import { useT } from '../../app/use-t.ts';
import { type CheckoutStep, stepBack, STEPS } from './steps.ts';
import { useIsPhone } from './use-is-phone.ts';

/** No navigation of the app but the steps, and the way back to the album; on a phone, where it is an arrow, to the step before. */
export function CheckoutHeader({ at, albumId }: { at: CheckoutStep; albumId: string }) {
  const t = useT();
  const isPhone = useIsPhone();
  const now = STEPS.indexOf(at);
  const before = isPhone ? stepBack(at) : null;
  return (
    <header className="checkout-head">
      <Link to="/start" aria-label={t('header.home')} className="checkout-home">
        <Logo />
      </Link>
      <nav className="checkout-steps" aria-label={t('checkout.steps')}>
        <ol>
          {STEPS.map((step, index) => (
            <li key={step} aria-current={step === at ? 'step' : undefined} data-done={index < now || undefined}>
              {index < now ? (
                <Link to={`?step=${step}`} className="checkout-step-way fig-reach">
                  <span className="checkout-step-number" aria-hidden="true">
                    <IconCheck size={16} />
                  </span>
                  <span className="checkout-step-name">{t(`checkout.step.${step}`)}</span>
                </Link>
              ) : (
                <span className="checkout-step-way">
                  <span className="checkout-step-number" aria-hidden="true">
                    {index + 1}
                  </span>
                  <span className="checkout-step-name">{t(`checkout.step.${step}`)}</span>
                </span>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <Link to={before ? `?step=${before}` : `/album/${albumId}`} className="fig-text-link checkout-leave fig-reach">
        <IconArrowLeft size={20} aria-hidden />
        <span>
          {before ? t('checkout.back_to_step', { step: t(`checkout.step.${before}`) }) : t('checkout.back_to_album')}
        </span>
      </Link>
    </header>
  );
}
