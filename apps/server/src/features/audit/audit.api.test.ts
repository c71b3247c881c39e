import { listAuditLog } from '@figurina/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { ask } from '../../testing/checked-call.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser } from '../../testing/test-user.ts';
import { createAudit, differing } from './index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('what staff did is found by order, person and deed, the newest first, and nobody changes it', async () => {
  const { db } = server.database;
  const audit = createAudit({ db, clock: systemClock });
  const [ramona, kasimir] = await Promise.all(
    ['ramona', 'kasimir'].map((name) => testUser(server, `${name}@figurina.example`, { admin: true })),
  );
  const change = differing({ email: 'old', comment: 'as it is' }, { email: 'new', comment: 'as it is' });
  expect(change).toEqual({ before: { email: 'old' }, after: { email: 'new' } });
  expect(differing({ lines: [1] }, { lines: [1] })).toBeNull();
  await db.transaction().execute(async (tx) => {
    await audit.write(tx, { by: ramona!, action: 'order.change', orderId: 'one', subject: 'one', ...change });
    await audit.write(tx, { by: kasimir!, action: 'comment.create', orderId: 'one', subject: 'two', after: { a: 1 } });
    await audit.write(tx, { by: null, action: 'order.delete', orderId: 'other', subject: 'other' });
  });
  const undone = db.transaction().execute(async (tx) => {
    await audit.write(tx, { by: ramona!, action: 'order.change', subject: 'undone' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');

  const found = async (query: object) => (await ask(ramona!, listAuditLog, { query })).entries;
  const subjects = async (query: object) => (await found(query)).map(({ subject }) => subject);
  expect(await subjects({})).toEqual(['other', 'two', 'one']);
  expect(await subjects({ order_id: 'one' })).toEqual(['two', 'one']);
  expect(await subjects({ by: 'Ramona@figurina.example' })).toEqual(['one']);
  expect(await subjects({ by: kasimir!.id })).toEqual(['two']);
  expect(await subjects({ action: 'order.delete' })).toEqual(['other']);
  expect(await subjects({ per: 2, page: 2 })).toEqual(['one']);
  expect((await found({}))[2]).toMatchObject({ by: { id: ramona!.id, email: ramona!.email }, ...change, order: null });
  expect((await found({}))[0]).toMatchObject({ by: null, before: null, after: null });

  for (const query of [sql`update audit_log set subject = 'none'`, sql`delete from audit_log`])
    await expect(query.execute(db)).rejects.toThrow('append-only');
  expect(await subjects({})).toHaveLength(3);
});
