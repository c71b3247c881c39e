import { expect, test } from 'vitest';
import { placeOf } from './place-of.ts';

test.each([
  [{ code: 'P24', spread: 0, sticker_id: null }, '/album/a1?page=1'],
  [{ code: 'P24', spread: 3, sticker_id: 's1' }, '/album/a1?page=6'],
  [{ code: 'sticker_without_name', spread: 3, sticker_id: 's1' }, '/album/a1/stickers/s1'],
  [{ code: 'sticker_hidden', spread: null, sticker_id: 's1' }, '/album/a1/stickers/s1'],
  [{ code: 'spreads_needed', spread: null, sticker_id: null }, '/album/a1'],
])('%o is put right at %s', (error, place) => {
  expect(placeOf('a1', error)).toBe(place);
});
