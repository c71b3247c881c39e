import type { StickerPerson } from '@figurina/contract';
import { expect, test } from 'vitest';
import { byMissing, filterPeople, photosIn } from './people-filter.ts';

const person = (name: string, state: StickerPerson['state'], section = 'a'): StickerPerson =>
  ({ sticker_id: name, name, position: '', section_id: section, state, email: null }) as StickerPerson;
const PEOPLE = [
  person('Theo', 'placed'),
  person('Mira Öztürk', 'uploaded'),
  person('Can', 'no_photo', 'b'),
  person('Ada', 'no_photo'),
];
const names = (part: Partial<Parameters<typeof filterPeople>[1]>) =>
  filterPeople(PEOPLE, { state: 'all', sectionId: null, search: '', ...part }).map(({ name }) => name);

test('who needs something comes first; state, chapter and search narrow the list', () => {
  expect(names({})).toEqual(['Can', 'Ada', 'Mira Öztürk', 'Theo']);
  expect(names({ state: 'no_photo', sectionId: 'b' })).toEqual(['Can']);
  expect(names({ search: 'oezt' })).toEqual(['Mira Öztürk']);
});

test('a photo that has to be taken again is a photo; chapters where most is missing come first', () => {
  const counts = { total: 10, no_photo: 3, uploaded: 2, needs_retake: 1, accepted: 0, placed: 4 };
  expect(photosIn(counts)).toBe(7);
  expect(byMissing([{ ...counts, no_photo: 0 }, counts]).map((one) => one.no_photo)).toEqual([3, 0]);
});
