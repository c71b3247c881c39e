import { StampButton } from '@figurina/ui';
import { Button, UnstyledButton, VisuallyHidden } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useId, type ComponentProps } from 'react';
import { Link } from 'react-router';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { InviteForm } from './InviteForm.tsx';
import type { StatedStep } from './onboarding-steps.ts';

/** A step: an empty numbered place that becomes a check once it is done, with what to do behind a click. */
export function OnboardingStepItem(props: { step: StatedStep; number: number; isOpen: boolean; onToggle: () => void }) {
  const t = useT();
  const id = useId();
  const { step, isOpen } = props;
  const { name, state } = step;
  return (
    <li className="onboarding-step" data-state={state} aria-current={state === 'active' ? 'step' : undefined}>
      <h3>
        <UnstyledButton
          className="onboarding-toggle"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={props.onToggle}
        >
          <span className="onboarding-mark" aria-hidden="true">
            {state === 'done' ? <IconCheck size={19} stroke={2.6} /> : props.number}
          </span>
          <span>{t(`onboarding.${name}.title`)}</span>
          <VisuallyHidden>{t(`onboarding.state.${state}`)}</VisuallyHidden>
          <IconChevronDown className="onboarding-chevron" size={18} aria-hidden />
        </UnstyledButton>
      </h3>
      {isOpen ? (
        <div id={id} className="onboarding-step-body">
          <p>{t(`onboarding.${name}.text`)}</p>
          <StepWays step={step} />
        </div>
      ) : null}
    </li>
  );
}

/** One commit on the surface: that of the active step. */
function StepWays({ step }: { step: StatedStep }) {
  const t = useT();
  const { meta, editable } = useEditor();
  const isOpen = editable('design', 'album');
  const base = `/album/${meta.get().id}`;
  const { name, place, other, state } = step;
  if (name === 'people') return <InviteForm isActive={state === 'active'} />;
  if (name === 'title')
    return (
      <div className="onboarding-ways">
        <Button variant="default" disabled={!isOpen} onClick={() => press('.editor-title')}>
          {t('onboarding.title.name')}
        </Button>
        <Button variant="default" disabled={!isOpen} onClick={() => press('.editor-date')}>
          {t('onboarding.title.date')}
        </Button>
      </div>
    );
  return (
    <div className="onboarding-ways">
      {place ? (
        <Way isActive={state === 'active'} to={`${base}/${place}`}>
          {t(`onboarding.${name}.do`)}
        </Way>
      ) : null}
      {other ? (
        <Link className="fig-text-link" to={`${base}/${other}`}>
          {t('onboarding.stickers.other')}
        </Link>
      ) : null}
    </div>
  );
}

function Way({ isActive, ...rest }: { isActive: boolean } & ComponentProps<typeof Link>) {
  return isActive ? (
    <StampButton component={Link} {...rest} />
  ) : (
    <Button variant="default" component={Link} {...rest} />
  );
}

/** Title and date are edited in the top bar, in their place. */
function press(selector: '.editor-title' | '.editor-date'): void {
  document.querySelector<HTMLButtonElement>(selector)?.click();
}
