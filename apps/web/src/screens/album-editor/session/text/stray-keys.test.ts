import { expect, test } from 'vitest';
import { createStrayKeys } from './stray-keys.ts';

const letter = { key: 'r', mod: false, alt: false };

test('who types on when their text was deleted draws and deletes nothing by it, until they pause', () => {
  let now = 0;
  const keys = createStrayKeys(() => now);
  expect(keys.takes(letter)).toBe(false);
  keys.begin();
  for (let count = 0; count < 20; count++) {
    now += 300;
    expect(keys.takes(letter)).toBe(true);
    expect(keys.takes({ ...letter, key: 'Backspace' })).toBe(true);
  }
  expect(keys.takes({ ...letter, key: 'z', mod: true })).toBe(false);
  now += 1300;
  expect(keys.takes(letter)).toBe(false);
});

test('Esc and a press of the pointer end it', () => {
  const keys = createStrayKeys(() => 0);
  keys.begin();
  keys.takes({ ...letter, key: 'Escape' });
  expect(keys.takes(letter)).toBe(false);
  keys.begin();
  keys.end();
  expect(keys.takes(letter)).toBe(false);
});
