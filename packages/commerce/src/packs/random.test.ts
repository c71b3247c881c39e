import { expect, it } from 'vitest';
import { seededRandom, shuffle } from './random.ts';

it('choices are all as likely, also where the limit does not divide the range of the generator', () => {
  const random = seededRandom('fair');
  const limit = 3 * 2 ** 30;
  const thirds = [0, 0, 0];
  for (let at = 0; at < 3000; at++) thirds[Math.floor(random.below(limit) / 2 ** 30)]! += 1;
  for (const third of thirds) expect(Math.abs(third - 1000)).toBeLessThan(130);
});

it('every order of a shuffled list is as likely', () => {
  const random = seededRandom('orders');
  const orders = new Map<string, number>();
  for (let at = 0; at < 6000; at++) {
    const order = shuffle(['a', 'b', 'c'], random).join('');
    orders.set(order, (orders.get(order) ?? 0) + 1);
  }
  expect(orders.size).toBe(6);
  for (const often of orders.values()) expect(Math.abs(often - 1000)).toBeLessThan(150);
});
