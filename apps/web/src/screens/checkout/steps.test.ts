import { expect, test } from 'vitest';
import { hindranceOn, nextStep, stepAt, stepBack, type StepFacts } from './steps.ts';

const ready: StepFacts = { errors: 0, packable: true, eventDate: null };

test.each([
  ['preview', null, 'product'],
  ['product', 'preview', 'contact'],
  ['contact', 'product', null],
] as const)('from %s back to %s and on to %s', (step, back, next) => {
  expect([stepBack(step), nextStep(step)]).toEqual([back, next]);
});

test.each([
  ['preview', { ...ready, errors: 2, eventDate: 'event_date_required' }, null],
  ['product', ready, null],
  ['product', { ...ready, errors: 1, eventDate: 'event_date_required' }, 'errors'],
  ['product', { ...ready, packable: false, eventDate: 'event_date_past' }, 'packaging'],
  ['product', { ...ready, eventDate: 'event_date_required' }, 'event_date_required'],
  ['product', { ...ready, eventDate: 'event_date_past' }, 'event_date_past'],
] as const)('on %s, %o: what keeps one from going on is %s', (step, facts, hindrance) => {
  expect(hindranceOn(step, facts)).toBe(hindrance);
});

test.each([
  [null, ready, 'preview'],
  ['elsewhere', ready, 'preview'],
  ['product', { ...ready, errors: 3 }, 'product'],
  ['contact', ready, 'contact'],
  ['contact', { ...ready, errors: 1 }, 'product'],
  ['contact', { ...ready, eventDate: 'event_date_required' }, 'product'],
] as const)('an address that asks for %s, %o, is at %s', (asked, facts, step) => {
  expect(stepAt(asked, facts)).toBe(step);
});
