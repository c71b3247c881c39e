import { expect, test } from 'vitest';
import { createShortMemory } from './short-memory.ts';

test('a yes holds for half a second, a no and a fault not at all', async () => {
  let time = 0;
  const memory = createShortMemory(() => time);
  const answers: (boolean | Error)[] = [false, new Error('no database'), true, true];
  let asked = 0;
  const find = async (): Promise<boolean> => {
    const answer = answers[asked++]!;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  expect(await memory.ask('a', find)).toBe(false);
  await expect(memory.ask('a', find)).rejects.toThrow('no database');
  expect(await Promise.all([memory.ask('a', find), memory.ask('a', find)])).toEqual([true, true]);
  time = 499;
  expect([await memory.ask('a', find), asked]).toEqual([true, 3]);
  time = 500;
  expect([await memory.ask('a', find), asked]).toEqual([true, 4]);
});
