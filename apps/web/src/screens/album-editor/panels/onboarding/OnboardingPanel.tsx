import { CountedProgress, ErrorNotice, Loading, Portrait, RowSkeleton, StickerFan } from '@figurina/ui';
import { Button, UnstyledButton } from '@mantine/core';
import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs';
import { useState } from 'react';
import { problemText } from '../../../../api/problem.ts';
import { openHelp } from '../../../../app/help-topics.ts';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { hiddenSteps } from './kept-albums.ts';
import { OnboardingStepItem } from './OnboardingStepItem.tsx';
import { QuestionsStart } from './QuestionsStart.tsx';
import { statedSteps, type StatedStep, type StepName } from './onboarding-steps.ts';
import { useOnboarding } from './use-onboarding.ts';
import '../../parts/panels.css';
import './onboarding.css';

/** The first steps in an album. They can be put away and fetched again; what is done they see by themselves. */
export function OnboardingPanel() {
  const t = useT();
  const { meta } = useEditor();
  const { id, role, category } = meta.get();
  const state = useOnboarding();
  const [hidden, setHidden] = useState(() => hiddenSteps().has(id));
  const steps = state.data ? statedSteps(state.data, role) : null;
  const done = steps?.filter((step) => step.state === 'done').length ?? 0;
  const hide = (next: boolean): void => {
    hiddenSteps().set(id, next);
    setHidden(next);
  };
  return (
    <>
      <header className="panel-head">
        <h2>{t('editor.tab.onboarding')}</h2>
      </header>
      <div className="panel-body">
        {hidden ? (
          <div className="onboarding-hidden">
            <p>{t('onboarding.hidden')}</p>
            <Button variant="default" onClick={() => hide(false)}>
              {t('onboarding.show')}
            </Button>
          </div>
        ) : steps ? (
          <Steps steps={steps} done={done} />
        ) : state.isError ? (
          <ErrorNotice retry={{ label: t('common.retry'), run: () => void state.refetch(), busy: state.isFetching }}>
            {problemText(t, state.error)}
          </ErrorNotice>
        ) : (
          <Loading label={t('common.loading')}>
            {[1, 2, 3, 4].map((place) => (
              <RowSkeleton key={place} />
            ))}
          </Loading>
        )}
        <QuestionsStart />
        <footer className="onboarding-foot">
          <UnstyledButton className="fig-text-link" onClick={() => openHelp('start', category)}>
            <IconHelp size={17} aria-hidden />
            {t('onboarding.help')}
          </UnstyledButton>
          {hidden ? null : (
            <UnstyledButton className="fig-text-link" onClick={() => hide(true)}>
              {t('onboarding.hide')}
            </UnstyledButton>
          )}
        </footer>
      </div>
    </>
  );
}

function Steps({ steps, done }: { steps: readonly StatedStep[]; done: number }) {
  const t = useT();
  const active = steps.find(({ state }) => state === 'active')?.name ?? null;
  // Until somebody looks into another one, the active step is open.
  const [chosen, setChosen] = useState<{ name: StepName | null } | null>(null);
  const open = chosen ? chosen.name : active;
  return (
    <>
      {active ? (
        <p className="panel-hint onboarding-lead">{t('onboarding.lead')}</p>
      ) : (
        <div className="onboarding-ready">
          <StickerFan width={52}>
            {[8, 3, 10].map((seed) => (
              <Portrait key={seed} seed={seed} />
            ))}
          </StickerFan>
          <h3>{t('onboarding.ready.title')}</h3>
          <p>{t('onboarding.ready.text')}</p>
        </div>
      )}
      <div className="onboarding-progress">
        <CountedProgress
          value={done}
          total={steps.length}
          label={t('onboarding.count', { done, total: steps.length })}
        />
      </div>
      <ol className="onboarding-steps">
        {steps.map((step, at) => (
          <OnboardingStepItem
            key={step.name}
            step={step}
            number={at + 1}
            isOpen={step.name === open}
            onToggle={() => setChosen({ name: step.name === open ? null : step.name })}
          />
        ))}
      </ol>
    </>
  );
}
