import { Logo } from '@figurina/ui';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { Link } from 'react-router';
import { useT } from '../../app/use-t.ts';
import { type CheckoutStep, STEPS } from './steps.ts';

/** No navigation of the app but the steps, and the way back to the album. */
export function CheckoutHeader({ at, albumId }: { at: CheckoutStep; albumId: string }) {
  const t = useT();
  const now = STEPS.indexOf(at);
  return (
    <header className="checkout-head">
      <Link to="/start" aria-label={t('header.home')} className="checkout-home">
        <Logo />
      </Link>
      <nav className="checkout-steps" aria-label={t('checkout.steps')}>
        <ol>
          {STEPS.map((step, index) => (
            <li key={step} aria-current={step === at ? 'step' : undefined} data-done={index < now || undefined}>
              <span className="checkout-step-number" aria-hidden="true">
                {index < now ? <IconCheck size={16} /> : index + 1}
              </span>
              {index < now ? (
                <Link to={`?step=${step}`} className="fig-reach">
                  {t(`checkout.step.${step}`)}
                </Link>
              ) : (
                <span>{t(`checkout.step.${step}`)}</span>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <Link to={`/album/${albumId}`} className="fig-text-link checkout-leave fig-reach">
        <IconArrowLeft size={20} aria-hidden />
        <span>{t('checkout.back_to_album')}</span>
      </Link>
    </header>
  );
}
