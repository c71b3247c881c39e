import { expect, test } from 'vitest';
import { createImageRows } from './image-rows.ts';
import type { Image } from './images.queries.ts';

/** Ten pictures of one album, and who asked the database for what. */
function somePictures() {
  const all = Array.from({ length: 10 }, (_, at) => ({ id: `p${at}`, album_id: 'a' }) as Image);
  const single: string[] = [];
  let whole = 0;
  let time = 0;
  const rows = createImageRows({
    find: async (id) => {
      single.push(id);
      return all.find((row) => row.id === id);
    },
    ofAlbum: async () => {
      whole++;
      return all;
    },
    now: () => time,
  });
  const look = async (...ids: string[]): Promise<(string | undefined)[]> => {
    const found: (string | undefined)[] = [];
    for (const id of ids) found.push((await rows.find(id))?.id);
    return found;
  };
  return { look, single, whole: () => whole, pass: (milliseconds: number) => (time += milliseconds) };
}

test('after a few pictures of an album the others are there, and are asked for no more', async () => {
  const { look, single, whole } = somePictures();
  expect(await look('p0', 'p1', 'p2', 'p3')).toEqual(['p0', 'p1', 'p2', 'p3']);
  expect(await look('p4', 'p5', 'p0')).toEqual(['p4', 'p5', 'p0']);
  expect([single, whole()]).toEqual([['p0', 'p1', 'p2', 'p3'], 1]);
});

test('it is kept for seconds only, and what is not there is asked for each time', async () => {
  const { look, single, pass } = somePictures();
  await look('p0', 'p1', 'p2', 'p3', 'p4');
  pass(6000);
  expect(await look('p4', 'gone', 'gone')).toEqual(['p4', undefined, undefined]);
  expect(single).toEqual(['p0', 'p1', 'p2', 'p3', 'p4', 'gone', 'gone']);
});

test('pictures asked for one now and then bring nothing', async () => {
  const { look, whole, pass } = somePictures();
  for (const id of ['p0', 'p1', 'p2', 'p3', 'p4']) {
    await look(id);
    pass(3000);
  }
  expect(whole()).toBe(0);
});
