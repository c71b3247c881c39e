import type { AppliedMutation, CatchUp } from '@figurina/contract';
import { expect, test } from 'vitest';
import { createMutationStream } from './mutation-stream.ts';

const mutation = (version: number): AppliedMutation => ({
  id: `m${version}`,
  client_id: 'other',
  user: 'ben',
  base_version: version - 1,
  version,
  units: [],
});

/** `answers` in turn; a copy is of `copyVersion`, null when there is none to have. */
function aStream(answers: readonly CatchUp[], copyVersion: number | null) {
  const left = [...answers];
  const applied: number[] = [];
  let copies = 0;
  const stream = createMutationStream({
    version: 3,
    request: async () => left.shift() ?? null,
    apply: ({ version }) => void applied.push(version),
    reload: async () => {
      copies++;
      return copyVersion;
    },
  });
  return { stream, applied, copies: () => copies };
}

test('an answer of the log that falls short of the version it names is completed by a copy', async () => {
  for (const mutations of [[], [mutation(4)], [mutation(5), mutation(6)], [mutation(4), mutation(6)]]) {
    const { stream, copies } = aStream([{ ok: true, mutations, version: 6 }], 6);
    expect(await stream.catchUp()).toBe(true);
    expect([stream.version(), copies()]).toEqual([6, 1]);
  }
});

test('where there is no copy to be had, one has not caught up', async () => {
  const { stream } = aStream([{ ok: true, mutations: [mutation(4)], version: 6 }], null);
  expect(await stream.catchUp()).toBe(false);
  expect(stream.version()).toBe(4);
});

test('a whole answer takes no copy, whatever came twice or early', async () => {
  const { stream, applied, copies } = aStream([{ ok: true, mutations: [mutation(4), mutation(5)], version: 5 }], 9);
  stream.receive(mutation(5));
  expect(await stream.catchUp()).toBe(true);
  stream.receive(mutation(4));
  stream.receive(mutation(6));
  expect([applied, copies()]).toEqual([[4, 5, 6], 0]);
});
