/** The steps of the checkout as a table: where one may be, and what keeps one from going on. */
import type { EventDateFault } from '@figurina/commerce';

export const STEPS = ['preview', 'product', 'contact'] as const;
export type CheckoutStep = (typeof STEPS)[number];

/** What going on depends on. */
export interface StepFacts {
  /** How many things about the album stand in the way of an order. */
  readonly errors: number;
  /** Whether there is a packaging that the album can be had in. */
  readonly packable: boolean;
  readonly eventDate: EventDateFault | null;
}

export type Hindrance = 'errors' | 'packaging' | EventDateFault;

/** Of each step: where back and on lead, and what has to be so before one goes on. */
const TABLE: Record<
  CheckoutStep,
  {
    readonly back: CheckoutStep | null;
    readonly next: CheckoutStep | null;
    readonly hindrance: (facts: StepFacts) => Hindrance | null;
  }
> = {
  preview: { back: null, next: 'product', hindrance: () => null },
  product: {
    back: 'preview',
    next: 'contact',
    hindrance: ({ errors, packable, eventDate }) => (errors > 0 ? 'errors' : packable ? eventDate : 'packaging'),
  },
  contact: { back: 'product', next: null, hindrance: () => null },
};

export function nextStep(step: CheckoutStep): CheckoutStep | null {
  return TABLE[step].next;
}

export function stepBack(step: CheckoutStep): CheckoutStep | null {
  return TABLE[step].back;
}

/** What keeps one from going on, or null. */
export function hindranceOn(step: CheckoutStep, facts: StepFacts): Hindrance | null {
  return TABLE[step].hindrance(facts);
}

/** The step that an address asks for, or the last one before it that is allowed yet. */
export function stepAt(asked: string | null, facts: StepFacts): CheckoutStep {
  const wanted = STEPS.find((step) => step === asked) ?? 'preview';
  let step: CheckoutStep = 'preview';
  while (step !== wanted && hindranceOn(step, facts) === null) step = nextStep(step)!;
  return step;
}
