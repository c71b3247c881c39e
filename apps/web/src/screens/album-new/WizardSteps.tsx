import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { Link } from 'react-router';
import { OpenHeader } from '../../app/OpenHeader.tsx';
import { useT } from '../../app/use-t.ts';

const STEPS = ['blueprints', 'people', 'drafts', 'confirm'] as const;
export type WizardStep = (typeof STEPS)[number] | 'data';

/** The header of the wizard: where one is, and back to what is done. */
export function WizardHeader({ at, business = false }: { at: WizardStep; business?: boolean }) {
  const t = useT();
  const steps: readonly WizardStep[] = business ? ['blueprints', 'data', 'people', 'drafts', 'confirm'] : STEPS;
  const now = steps.indexOf(at);
  return (
    <OpenHeader>
      <nav className="wizard-steps" aria-label={t('wizard.steps')}>
        <p>{t('wizard.step_of', { step: now + 1, steps: steps.length, name: t(`wizard.step.${at}`) })}</p>
        <ol>
          {steps.map((step, index) => (
            <li key={step} aria-current={step === at ? 'step' : undefined} data-done={index < now || undefined}>
              <span className="wizard-step-number">
                {index < now ? <IconCheck size={16} aria-hidden /> : index + 1}
              </span>
              {index < now ? (
                <Link to={`/album/new/${step}`}>{t(`wizard.step.${step}`)}</Link>
              ) : (
                t(`wizard.step.${step}`)
              )}
            </li>
          ))}
        </ol>
      </nav>
    </OpenHeader>
  );
}
