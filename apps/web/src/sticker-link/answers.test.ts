import { expect, test } from 'vitest';
import { capped, consentIsComplete, nameIsComplete, NO_ANSWERS, shortenedName } from './answers.ts';

test('the name is needed, blanks are none; the position only where the album asks for it', () => {
  expect(nameIsComplete(NO_ANSWERS, false)).toBe(false);
  expect(nameIsComplete({ ...NO_ANSWERS, name: '   ' }, false)).toBe(false);
  expect(nameIsComplete({ ...NO_ANSWERS, name: 'Mira' }, false)).toBe(true);
  expect(nameIsComplete({ ...NO_ANSWERS, name: 'Mira' }, true)).toBe(false);
  expect(nameIsComplete({ ...NO_ANSWERS, name: 'Mira', position: 'Tor' }, true)).toBe(true);
});

test('a field holds 30 characters', () => {
  expect(capped('x'.repeat(40))).toHaveLength(30);
});

test('the name stands on the sticker as far as it fits, shortened as the album does it, and the form says how', () => {
  expect(shortenedName({ name: ' Mira ', lastName: 'Öztürk' })).toBeNull();
  expect(shortenedName({ name: 'Mira', lastName: '' })).toBeNull();
  expect(shortenedName({ name: 'x'.repeat(30), lastName: '' })).toBeNull();
  expect(shortenedName({ name: 'Maximiliane', lastName: 'Freiherrin von Hohenstein' })).toBe(
    'Maximiliane F. v. Hohenstein',
  );
  expect(shortenedName({ name: 'x'.repeat(30), lastName: 'y' })).toBe('x. y');
});

test('somebody has to agree; for a minor a guardian by name', () => {
  const { consent } = NO_ANSWERS;
  expect(consentIsComplete(consent)).toBe(false);
  expect(consentIsComplete({ ...consent, agreed: true })).toBe(true);
  expect(consentIsComplete({ ...consent, agreed: true, minor: true })).toBe(false);
  expect(consentIsComplete({ ...consent, agreed: true, shown: 'child' })).toBe(false);
  expect(consentIsComplete({ ...consent, agreed: true, minor: true, guardian: 'Deniz Öztürk' })).toBe(true);
});
