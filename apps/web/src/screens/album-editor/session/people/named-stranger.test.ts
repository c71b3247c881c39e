import { expect, test } from 'vitest';
import { namedStranger } from './named-stranger.ts';

test.each([
  ['Frag mal @Jana', 'Jana'],
  ['Frag mal @Jana Ber', 'Jana Ber'],
  ['@jana@verein.de', 'jana@verein.de'],
  ['(@jana.berg@post.verein.co.uk', 'jana.berg@post.verein.co.uk'],
  ['Schreib an jana@verein.de', null],
  ['@jana@verein', null],
  ['Treffen @ 5 Uhr', null],
  ['@Jana Berg sagt', null],
  ['@J', null],
])('in %j somebody is named who may be a stranger: %j', (before, name) => {
  expect(namedStranger(before)).toBe(name);
});
