import type { Sticker } from '@figurina/album';
import { expect, test } from 'vitest';
import { previewNotes } from './preview-notes.ts';

function stickers(...people: [name: string, photo?: false][]) {
  const all = people.map(([name, photo], at) => ({ id: `s${at}`, name, image: photo === false ? null : {} }));
  return { stickers: new Map(all.map((one) => [one.id, one])) as unknown as ReadonlyMap<string, Sticker> };
}
const notes = (...people: Parameters<typeof stickers>) => previewNotes(stickers(...people) as never);

test('names that may be wrong are told, and what they are like', () => {
  const { doubtful, withoutPhoto } = notes(
    ['Ada Kowalska', false],
    ['Jonas Meier'],
    ['  '],
    ['Jonas Meyer'],
    ['Kowalska Ada'],
    ['Ben Brandt'],
  );
  expect(doubtful).toEqual([
    { id: 's2', name: '', doubt: 'nameless', other: '' },
    { id: 's3', name: 'Jonas Meyer', doubt: 'similar', other: 'Jonas Meier' },
    { id: 's4', name: 'Kowalska Ada', doubt: 'twice', other: 'Ada Kowalska' },
  ]);
  expect(withoutPhoto).toEqual([{ id: 's0', name: 'Ada Kowalska' }]);
});

test('an album without doubts has none', () => {
  expect(notes(['Ada Kowalska'], ['Ben Brandt'], ['Team 1'], ['Team 2'])).toEqual({ withoutPhoto: [], doubtful: [] });
});
