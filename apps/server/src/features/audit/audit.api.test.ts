import { listAuditLog } from '@figurina/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { ask } from '../../testing/checked-call.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser } from '../../testing/test-user.ts';
import { auditWords } from './audit-words.ts';
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
  // Of an order that is not there any more, or never was.
  expect(await subjects({ order: 'F-20001' })).toEqual([]);
  expect(await subjects({ order: 'no name' })).toEqual([]);
  expect(await subjects({ by: 'Ramona@figurina.example' })).toEqual(['one']);
  expect(await subjects({ by: kasimir!.id })).toEqual(['two']);
  expect(await subjects({ action: 'order.delete' })).toEqual(['other']);
  expect(await subjects({ per: 2, page: 2 })).toEqual(['one']);
  expect((await found({}))[2]).toMatchObject({ by: { id: ramona!.id, email: ramona!.email }, ...change, order: null });
  expect((await found({}))[0]).toMatchObject({ by: null, before: null, after: null });
  expect((await found({}))[2]).toMatchObject({
    deed: 'Order changed',
    changes: [{ field: 'Email address', before: 'old', after: 'new' }],
  });

  for (const query of [sql`update audit_log set subject = 'none'`, sql`delete from audit_log`])
    await expect(query.execute(db)).rejects.toThrow('append-only');
  expect(await subjects({})).toHaveLength(3);
});

test('what was changed is told in words: amounts, lines, fields of the address, what has no words as it is', async () => {
  const words = await auditWords('de');
  const line = { product: 'design_check', description: '', quantity: 1, net: 3900, by_hand: null };
  const before = { gross: 120_000, lines: [], 'address.zip_code': '97855', features: [], tax_rate: 1900 };
  const after = {
    gross: 124_641,
    lines: [line],
    'address.zip_code': '97070',
    features: ['design_check'],
    tax_rate: 810,
  };
  expect(words.changes({ before, after: { ...after, later: true }, currency: 'EUR' })).toEqual([
    { field: 'Gesamt brutto', before: '1.200,00\u00a0EUR', after: '1.246,41\u00a0EUR' },
    { field: 'Positionen', before: null, after: '1 × Prüfung durch Figurina, 39,00\u00a0EUR' },
    { field: 'PLZ', before: '97855', after: '97070' },
    { field: 'Extras', before: null, after: 'Prüfung durch Figurina' },
    { field: 'MwSt.-Satz', before: '19\u00a0%', after: '8,1\u00a0%' },
    { field: 'later', before: null, after: 'ja' },
  ]);
  expect([words.deed('order.delete'), words.deed('order.sing')]).toEqual(['Bestellung gelöscht', 'order.sing']);
});
