/** @jsxImportSource preact */
import type { PublicStickerLink } from '@figurina/contract';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import type { Answers } from './answers.ts';
import { FormContext, useT, type FormContextValue } from './form-context.ts';
import { beginForm, isAskedAgain, keepForm, keptForm, type KeptForm } from './kept-form.ts';
import { PartsBoundary } from './parts/PartsBoundary.tsx';
import { whenLoaded } from './parts/when-loaded.tsx';
import type { PublicApi } from './public-api.ts';
import { nextStep, previousStep, type Step } from './steps.ts';
import { ClosedPage } from './steps/ClosedPage.tsx';
import { IntroStep } from './steps/IntroStep.tsx';
import { NameStep } from './steps/NameStep.tsx';
import { SectionStep } from './steps/SectionStep.tsx';
import { useStepHistory } from './use-step-history.ts';

/** Crop, sending and result come behind the first steps, in one piece. */
const loadPhotoSteps = () => import('./photo-steps.ts');
const SCREENS: Record<Step, FunctionComponent> = {
  intro: IntroStep,
  name: NameStep,
  section: SectionStep,
  photo: whenLoaded(async () => (await loadPhotoSteps()).PhotoStep),
  consent: whenLoaded(async () => (await loadPhotoSteps()).ConsentStep),
  upload: whenLoaded(async () => (await loadPhotoSteps()).UploadStep),
  result: whenLoaded(async () => (await loadPhotoSteps()).ResultStep),
};

interface StickerLinkFormProps {
  token: string;
  link: PublicStickerLink;
  api: PublicApi;
  reload: () => Promise<void>;
}

export function StickerLinkForm({ token, link, api, reload }: StickerLinkFormProps): ComponentChildren {
  const t = useT();
  const [kept] = useState(() => keptForm(localStorage, token));
  const [form, setForm] = useState(() => beginForm(link, kept));
  const [isClosed, setClosed] = useState(false);
  const hasSections = link.sections.length > 0;
  const change = useCallback((part: Partial<KeptForm>) => setForm((before) => ({ ...before, ...part })), []);
  useEffect(() => keepForm(localStorage, token, form), [token, form]);
  useStepHistory(form.step, hasSections, (step) => change({ step }));
  useEffect(() => {
    // While the first answers are typed, so that nobody waits for the rest, nor needs a network for it later.
    loadPhotoSteps()
      .then(async ({ forgetPhoto }) => isAskedAgain(link.person, kept) && forgetPhoto(token))
      .catch(() => undefined);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  useEffect(() => {
    document.title =
      link.title === null ? t('contribute.page.title.neutral') : t('contribute.page.title', link as { title: string });
  }, [t, link]);

  const value = useMemo((): FormContextValue => {
    const back = previousStep(form.step, hasSections);
    return {
      token,
      link,
      api,
      form,
      change,
      answer: (answers: Partial<Answers>) =>
        setForm((before) => ({ ...before, answers: { ...before.answers, ...answers } })),
      goOn: () => change({ step: nextStep(form.step, hasSections) }),
      goBack: back && (() => change({ step: back })),
      closed: () => setClosed(true),
      reload,
    };
  }, [token, link, api, form, change, hasSections, reload]);

  if (isClosed) return <ClosedPage />;
  const Screen = SCREENS[form.step];
  return (
    <FormContext.Provider value={value}>
      <PartsBoundary key={form.step}>
        <Screen />
      </PartsBoundary>
    </FormContext.Provider>
  );
}
