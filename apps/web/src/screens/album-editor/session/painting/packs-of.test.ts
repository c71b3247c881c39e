import { MOST_PACKED } from '@figurina/contract';
import { expect, test } from 'vitest';
import { packsOf } from './packs-of.ts';

const small = (id: string, token = 'me') => `/v1/images/${id}/small?token=${token}`;

test('pictures of an album in few pixels come together, in the order they are asked for', () => {
  const medium = '/v1/images/b/medium?token=me';
  expect(packsOf([small('a'), medium])).toEqual([
    { url: '/v1/images/packed?of=a.small,b.medium&token=me', of: [small('a'), medium] },
  ]);
  expect(packsOf([small('a', 'x'), small('b', 'x'), small('c', 'y'), small('d', 'y')])).toHaveLength(2);
});

test('a single one, larger ones, drawings in the album’s colours and the page’s own come alone', () => {
  const alone = [
    small('a'),
    '/v1/images/b/large?token=me',
    `${small('c')}&palette=1`,
    'blob:http://x/1',
    'data:image/png;base64,',
  ];
  expect(packsOf(alone)).toEqual([]);
});

test('more than an answer holds come in several', () => {
  const many = Array.from({ length: MOST_PACKED * 2 }, (_, at) => small(`p${at}`));
  const packs = packsOf(many);
  expect(packs.map(({ of }) => of.length)).toEqual([MOST_PACKED, MOST_PACKED]);
  expect(packs.flatMap(({ of }) => of)).toEqual(many);
});
