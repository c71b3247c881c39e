import { expect, test } from 'vitest';
import { Said } from './said.ts';

test('of drawings that were shown as often, the one comes that was seen longest ago', () => {
  const said = new Said();
  expect(said.leastShown(['sun', 'moon'])).toBe('sun');
  for (const image of ['moon', 'star', 'sun']) said.show(image);
  expect(said.leastShown(['sun', 'moon', 'star'])).toBe('moon');
  expect(said.leastShown(['sun', 'star'])).toBe('star');
  said.show('moon');
  expect(said.leastShown(['moon', 'sun'])).toBe('sun');
  expect(said.leastShown(['moon', 'cloud'])).toBe('cloud');
  expect(said.leastShown([])).toBeUndefined();
});
