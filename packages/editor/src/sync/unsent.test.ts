import { anAlbum } from '@figurina/album/testing';
import { expect, test } from 'vitest';
import {
  CALM,
  createFakeClock,
  createMemoryDevice,
  createRandom,
  createSimulatedNetwork,
  createSimulatedServer,
  openEditor,
} from '../testing/index.ts';

test('what was not sent can be read, and given up on the device, too', async () => {
  const clock = createFakeClock();
  const server = createSimulatedServer(anAlbum().section('Team').spread().rectangle({ id: 'box' }).build());
  const network = createSimulatedNetwork(server, clock, createRandom(1));
  network.weather = CALM;
  let made = 0;
  const device = createMemoryDevice();
  const { store, sync } = await openEditor({ server, network, clock, makeId: () => `x${++made}` }, 'ann', device);
  await clock.advance(100);
  // Nobody hears of it: one mutation is on its way, a unit waits behind it.
  network.weather = { ...CALM, breaks: 1 };
  const move = (x: number) =>
    store.transact('steps.move', [{ part: 'workspace', path: 'nodes/box/props/x', value: x }]);
  move(5);
  await clock.advance(2500);
  move(6);
  expect(sync.unsent().map(({ label, operations }) => [label, operations])).toEqual(
    [5, 6].map((value) => ['steps.move', [{ part: 'workspace', path: 'nodes/box/props/x', value }]]),
  );
  expect(device.size()).toBe(2);
  await sync.forgetUnsent();
  expect([sync.unsent(), sync.state().pending, device.size()]).toEqual([[], 0, 0]);
});
