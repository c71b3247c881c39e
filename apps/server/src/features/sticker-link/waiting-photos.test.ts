import { anAlbum } from '@figurina/album/testing';
import { expect, test } from 'vitest';
import { waitingPhotos } from './waiting-photos.ts';

const { stickers } = anAlbum()
  .section('Erste Elf', { id: 'first' })
  .sticker('Jörg Müller', { id: 'joerg' })
  .sticker('Max Kern', { id: 'max1' })
  .section('Zweite Elf', { id: 'second' })
  .sticker('Max Kern', { id: 'max2' })
  .sticker('', { id: 'nobody' })
  .spread()
  .build();

let count = 0;
const upload = (name: string, last_name: string, part: { section_id?: string; sticker_id?: string } = {}) => ({
  id: `u${(count += 1)}`,
  name,
  last_name,
  section_id: null,
  sticker_id: null,
  personal: false,
  created_at: new Date(count),
  ...part,
});
const owners = (...uploads: ReturnType<typeof upload>[]) =>
  [...waitingPhotos(uploads, [...stickers.values()])].map(([owner, { id }]) => [owner, id]);

test('a photo waits for whom it belongs to, or for the only one of that name however it is spelled', () => {
  const [own, spelled] = [upload('Irgendwer', '', { sticker_id: 'max2' }), upload('Mueller', 'Joerg')];
  expect(owners(own, spelled)).toEqual([
    ['max2', own.id],
    ['joerg', spelled.id],
  ]);
});

test('of two of one name the chapter says who it is; without one it is nobody', () => {
  const named = upload('Max', 'Kern', { section_id: 'second' });
  expect(owners(named)).toEqual([['max2', named.id]]);
  expect(owners(upload('Max', 'Kern'), upload('', ''), upload('Mia', 'Fremd'))).toEqual([]);
});

test('of several the newest counts', () => {
  const [first, second] = [upload('Jörg', 'Müller'), upload('Jorg', 'Muller')];
  expect(owners(first, second)).toEqual([['joerg', second.id]]);
});
