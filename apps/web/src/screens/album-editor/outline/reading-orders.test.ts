import type { NodeId } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { createEditorStore } from '@figurina/editor';
import { expect, test } from 'vitest';
import { createReadingOrders } from './reading-orders.ts';

const id = (name: string) => name as NodeId;

test('a reading order is worked out anew when something on its spread changed, and else kept', () => {
  const document = anAlbum()
    .section()
    .spread({ id: 'one' })
    .text('A', { id: 'a', x: 10, y: 10 })
    .text('B', { id: 'b', x: 10, y: 100 })
    .spread({ id: 'two' })
    .text('C', { id: 'c', x: 10, y: 10 })
    .build();
  const store = createEditorStore(document, () => ({ userId: 'me', role: 'editor', albumLocked: false }));
  let asked = 0;
  const orders = createReadingOrders({ store, measured: () => void asked++ });
  const end = orders.follow();
  const move = (name: string, y: number) =>
    store.transact('steps.move', [{ part: 'workspace', path: `nodes/${name}/props/y`, value: y }]);
  expect([orders.of(id('one')), orders.of(id('two'))]).toEqual([['a', 'b'], ['c']]);
  const before = asked;
  expect(before).toBeGreaterThan(0);
  move('c', 50);
  expect(orders.of(id('one'))).toEqual(['a', 'b']);
  expect(asked).toBe(before);
  move('a', 150);
  expect(orders.of(id('one'))).toEqual(['b', 'a']);
  expect(asked).toBeGreaterThan(before);
  end();
});
