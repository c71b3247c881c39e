import type { Outbox, PendingUnit, SealedMutation } from '@figurina/editor';
import { afterEach, expect, test } from 'vitest';
import { openOutbox } from './outbox.ts';

let count = 0;
const opened: Outbox[] = [];
afterEach(() => {
  for (const outbox of opened.splice(0)) outbox.close();
});

async function open(albumId: string, userId = 'ann'): Promise<Outbox> {
  const outbox = await openOutbox({ albumId, clientId: `tab${++count}`, userId });
  opened.push(outbox);
  return outbox;
}
const unit = (id: string): PendingUnit => ({
  id,
  label: 'steps.move',
  operations: [{ part: 'workspace', path: 'nodes/n1/props/x', value: 1 }],
  serials: [1],
  baseVersion: 3,
  texts: {},
});
const sealed = (id: string, ...units: PendingUnit[]): SealedMutation => ({
  mutation: {
    id,
    client_id: 'tab',
    base_version: 3,
    units: units.map((one) => ({ id: one.id, operations: [...one.operations] })),
  },
  units,
});
const album = () => `album-${crypto.randomUUID()}`;

test('what a tab left is taken over, in its order, once; what was acknowledged is gone', async () => {
  const id = album();
  const first = await open(id);
  for (const name of ['a', 'b', 'c', 'd']) await first.write({ units: [unit(id + name)] });
  const mutation = sealed(`${id}m`, unit(`${id}a`));
  await first.write({ mutations: [mutation], remove: [`${id}a`] });
  await first.write({ remove: [`${id}b`] });
  first.close();

  const second = await open(id);
  expect(await second.adopt()).toEqual({ mutations: [mutation], units: [unit(`${id}c`), unit(`${id}d`)] });
  const third = await open(id);
  expect(await third.adopt()).toEqual({ mutations: [], units: [] });
  await second.write({ remove: [`${id}m`, `${id}c`, `${id}d`] });
  second.close();
  expect(await (await open(id)).adopt()).toEqual({ mutations: [], units: [] });
});

test('a tab that lives keeps its own', async () => {
  const id = album();
  const first = await open(id);
  await first.write({ units: [unit(`${id}a`)] });
  expect(await (await open(id)).adopt()).toEqual({ mutations: [], units: [] });
});

test('of two tabs that open at once, one takes over', async () => {
  const id = album();
  const first = await open(id);
  await first.write({ units: [unit(`${id}a`)] });
  first.close();
  const [second, third] = [await open(id), await open(id)];
  const taken = await Promise.all([second.adopt(), third.adopt()]);
  expect(taken.flatMap(({ units }) => units)).toEqual([unit(`${id}a`)]);
});

test('other albums and other people do not get it', async () => {
  const id = album();
  const first = await open(id);
  await first.write({ units: [unit(`${id}a`)] });
  first.close();
  expect((await (await open(album())).adopt()).units).toEqual([]);
  expect((await (await open(id, 'ben')).adopt()).units).toEqual([]);
  expect((await (await open(id)).adopt()).units).toHaveLength(1);
});
