import { createAdapter } from '@socket.io/postgres-adapter';
import { Server } from 'socket.io';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { messagePool } from './message-pool.ts';

test('a server that stops while it still connects lets go of everything', async ({ skip }) => {
  const own = await openTestDatabase();
  try {
    if (own.database.kind !== 'postgres') return skip('the embedded database needs no messages between servers');
    // At every point of its start: before it has a connection, with one, and when it listens.
    for (const steps of [0, 1, 2, 3, 5, 8, 13, 21, 34]) {
      const messages = messagePool(own.database.connectionString);
      const io = new Server();
      io.adapter(createAdapter(messages.pool));
      for (let step = 0; step < steps; step++) await new Promise((resolve) => setImmediate(resolve));
      await io.of('/').adapter.close();
      await messages.end();
      expect([messages.pool.totalCount, messages.pool.waitingCount]).toEqual([0, 0]);
      // One that is told no asks again every two seconds, which keeps the process alive.
      const answer = messages.pool.connect().then(
        () => 'lent',
        () => 'refused',
      );
      const asked = await Promise.race([answer, new Promise((resolve) => setImmediate(resolve, 'left waiting'))]);
      expect(asked).toBe('left waiting');
    }
  } finally {
    await own.remove();
  }
});
