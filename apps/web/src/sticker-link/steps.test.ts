import { expect, test } from 'vitest';
import { nextStep, placeOf, previousStep, progressOf, STEPS, type Step } from './steps.ts';

/** Every step that going on leads to. */
function wayFrom(step: Step, hasSections: boolean): Step[] {
  const way: Step[] = [];
  for (let at = step; !way.includes(at); at = nextStep(at, hasSections)) way.push(at);
  return way;
}

test('every step is reached by going on; without chapters all but their choice', () => {
  expect(wayFrom('intro', true)).toEqual([...STEPS]);
  expect(wayFrom('intro', false)).toEqual(STEPS.filter((step) => step !== 'section'));
});

test('back leads to where one came from, and nowhere while sending and after it', () => {
  for (const hasSections of [true, false])
    for (const step of ['intro', 'name', 'photo'] as const)
      expect(previousStep(nextStep(step, hasSections), hasSections)).toBe(step);
  expect(previousStep('photo', false)).toBe('name');
  expect(STEPS.filter((step) => previousStep(step, true) === null)).toEqual(['intro', 'upload', 'result']);
});

test('the steps that ask are counted', () => {
  expect(placeOf('photo', true)).toEqual({ step: 3, total: 4 });
  expect(placeOf('photo', false)).toEqual({ step: 2, total: 3 });
  expect(placeOf('intro', true)).toBeNull();
  expect(placeOf('section', false)).toBeNull();
});

test('the bar grows from step to step and is full at the end', () => {
  const parts = STEPS.map(progressOf);
  expect(parts).toEqual(parts.toSorted((a, b) => a - b));
  expect(parts[0]).toBeGreaterThan(0);
  expect(parts.at(-1)).toBe(1);
});
