import { useEffect, useRef } from 'preact/hooks';
import { previousStep, STEPS, type Step } from './steps.ts';

interface Entry {
  readonly step?: unknown;
}

/**
 * The back key of a phone goes back a step instead of leaving the form. While a photo is sent and after it there is no
 * way back: the key does nothing there.
 */
export function useStepHistory(step: Step, hasSections: boolean, go: (step: Step) => void): void {
  const current = useRef({ step, hasSections, go });
  useEffect(() => {
    const before = current.current.step;
    current.current = { step, hasSections, go };
    const shown = (history.state as Entry | null)?.step;
    if (shown === step) return;
    const isFurther = STEPS.indexOf(step) > STEPS.indexOf(before);
    if (shown === undefined || !isFurther) history.replaceState({ step }, '');
    else history.pushState({ step }, '');
  }, [step, hasSections, go]);
  useEffect(() => {
    function onPop({ state }: PopStateEvent): void {
      const now = current.current;
      const wanted = STEPS.find((one) => one === (state as Entry | null)?.step);
      if (!wanted) return;
      // Left behind by the form's own way back: one press goes one step.
      if (wanted === now.step) return history.back();
      const isBack = STEPS.indexOf(wanted) < STEPS.indexOf(now.step);
      if (isBack && previousStep(now.step, now.hasSections) !== null) now.go(wanted);
      else history.pushState({ step: now.step }, '');
    }
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, []);
}
