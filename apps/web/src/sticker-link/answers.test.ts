import { expect, test } from 'vitest';
import { capped, consentIsComplete, fullName, nameIsComplete, NO_ANSWERS } from './answers.ts';

test('the name is needed, blanks are none; the position only where the album asks for it', () => {
  expect(nameIsComplete(NO_ANSWERS, false)).toBe(false);
  expect(nameIsComplete({ ...NO_ANSWERS, name: '   ' }, false)).toBe(false);
  expect(nameIsComplete({ ...NO_ANSWERS, name: 'Mira' }, false)).toBe(true);
  expect(nameIsComplete({ ...NO_ANSWERS, name: 'Mira' }, true)).toBe(false);
  expect(nameIsComplete({ ...NO_ANSWERS, name: 'Mira', position: 'Tor' }, true)).toBe(true);
});

test('a field holds 30 characters, and so does the name on the sticker', () => {
  expect(capped('x'.repeat(40))).toHaveLength(30);
  expect(fullName({ name: ' Mira ', lastName: 'Öztürk' })).toBe('Mira Öztürk');
  expect(fullName({ name: 'Mira', lastName: '' })).toBe('Mira');
  expect(fullName({ name: 'x'.repeat(30), lastName: 'y' })).toHaveLength(30);
});

test('somebody has to agree; for a minor a guardian by name', () => {
  const { consent } = NO_ANSWERS;
  expect(consentIsComplete(consent)).toBe(false);
  expect(consentIsComplete({ ...consent, agreed: true })).toBe(true);
  expect(consentIsComplete({ ...consent, agreed: true, minor: true })).toBe(false);
  expect(consentIsComplete({ ...consent, agreed: true, shown: 'child' })).toBe(false);
  expect(consentIsComplete({ ...consent, agreed: true, minor: true, guardian: 'Deniz Öztürk' })).toBe(true);
});
