/** The way through the form as a table: what follows what, and where one may go back to. */
export const STEPS = ['intro', 'name', 'section', 'photo', 'consent', 'upload', 'result'] as const;
export type Step = (typeof STEPS)[number];

interface Way {
  readonly next: Step;
  /** Null where there is no way back: what is under way or done is not undone by going back. */
  readonly back: Step | null;
}

const WAYS: Record<Step, Way> = {
  intro: { next: 'name', back: null },
  name: { next: 'section', back: 'intro' },
  section: { next: 'photo', back: 'name' },
  photo: { next: 'consent', back: 'section' },
  consent: { next: 'upload', back: 'photo' },
  upload: { next: 'result', back: null },
  result: { next: 'name', back: null },
};

/** Steps that are counted: those in which something is asked. */
const ASKING: readonly Step[] = ['name', 'section', 'photo', 'consent'];

/** Without chapters there is nothing to choose. */
export function nextStep(step: Step, hasSections: boolean): Step {
  const { next } = WAYS[step];
  return next === 'section' && !hasSections ? WAYS.section.next : next;
}

export function previousStep(step: Step, hasSections: boolean): Step | null {
  const { back } = WAYS[step];
  return back === 'section' && !hasSections ? WAYS.section.back : back;
}

/** "2 of 4" for the steps that ask; null for the others. */
export function placeOf(step: Step, hasSections: boolean): { step: number; total: number } | null {
  const asking = ASKING.filter((one) => one !== 'section' || hasSections);
  const index = asking.indexOf(step);
  return index === -1 ? null : { step: index + 1, total: asking.length };
}

/** How far the bar is, from 0 to 1. */
export function progressOf(step: Step): number {
  return (STEPS.indexOf(step) + 0.5) / (STEPS.length - 0.5);
}
