import { expect, test } from 'vitest';
import { createPlaces } from './places.ts';

/** Work that ends when it is told to, and notes that it began. */
function desk(atOnce: number) {
  const places = createPlaces(atOnce);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (who: string, name: string) =>
    places.take(who, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { places, begun, ask, end };
}

test('who asks for much has one place, and the next is free for somebody else', async () => {
  const { begun, ask, end } = desk(2);
  for (const name of ['a1', 'a2', 'a3']) void ask('anna', name);
  void ask('ben', 'b1');
  expect(begun).toEqual(['a1', 'b1']);
  await end('b1');
  expect(begun).toEqual(['a1', 'b1']);
  await end('a1');
  expect(begun).toEqual(['a1', 'b1', 'a2']);
});

test('those who wait are served in turns, not in the order of what they sent', async () => {
  const { begun, ask, end } = desk(1);
  for (const name of ['a1', 'a2', 'a3']) void ask('anna', name);
  for (const name of ['b1', 'b2']) void ask('ben', name);
  void ask('eva', 'e1');
  for (const name of ['a1', 'b1', 'e1', 'a2', 'b2']) await end(name);
  expect(begun).toEqual(['a1', 'b1', 'e1', 'a2', 'b2', 'a3']);
});

test('what finds no place in time is answered and never begun; work that fails gives its place free', async () => {
  const { places, begun, ask, end } = desk(1);
  void ask('anna', 'a1');
  const late = await places.take('ben', () => Promise.reject(new Error('begun')), { ms: 5, late: () => 'too late' });
  expect(late).toBe('too late');
  const failing = places.take('ben', () => Promise.reject(new Error('broken'))).catch(String);
  void ask('eva', 'e1');
  await end('a1');
  expect(await failing).toBe('Error: broken');
  expect(begun).toEqual(['a1', 'e1']);
});
