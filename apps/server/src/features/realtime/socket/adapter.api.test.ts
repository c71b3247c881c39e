import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { REALTIME } from '@figurina/contract';
import { Server } from 'socket.io';
import { expect, test } from 'vitest';
import { createLog } from '../../../platform/log/log.ts';
import { hasRedis, startRedis } from '../../../testing/redis-server.ts';
import { emptyDatabase } from '../../../testing/test-database.ts';
import { chooseAdapter } from './adapter.ts';
import type { RealtimeServer } from './socket-server.ts';

test.skipIf(!hasRedis())('a message that is on its way while Redis goes away does not end the process', async () => {
  const redis = (await startRedis())!;
  const { port, hostname } = new URL(redis.url);
  const lines = new Set<Socket>();
  let isSilent = false;
  const between = createServer((from) => {
    const to = connect(Number(port), hostname);
    for (const line of [from, to]) {
      line.on('error', () => undefined);
      lines.add(line);
    }
    from.on('data', (bytes) => isSilent || to.write(bytes));
    to.pipe(from);
  }).listen(0, '127.0.0.1');
  const { database, remove } = await emptyDatabase();
  const io = new Server() as unknown as RealtimeServer;
  const redisUrl = `redis://127.0.0.1:${(between.address() as AddressInfo).port}`;
  const adapter = await chooseAdapter(io, { config: { redisUrl }, database, log: createLog('silent') });
  const unheard: unknown[] = [];
  const hear = (error: unknown): void => void unheard.push(error);
  process.prependListener('unhandledRejection', hear);
  try {
    isSilent = true;
    io.serverSideEmit(REALTIME.mutations, 'an album', { id: 'one' } as never);
    await new Promise((resolve) => setImmediate(resolve));
    for (const line of lines) line.destroy();
    isSilent = false;
    // Answered once the line stands again; the message was lost before.
    await io.fetchSockets();
    expect(unheard).toEqual([]);
  } finally {
    process.off('unhandledRejection', hear);
    await adapter.close();
    between.close();
    for (const line of lines) line.destroy();
    await redis.stop();
    await remove();
  }
});
