import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type OpenTestDatabase } from '../../../testing/test-database.ts';
import { createOidcAdapter, forgetRecords, revokeAccount, revokeGrant } from './oidc-adapter.ts';

let own: OpenTestDatabase;
let now: Date;
beforeAll(async () => {
  own = await openTestDatabase();
});
afterAll(() => own.remove());
beforeEach(async () => {
  now = new Date('2026-03-01T10:00:00Z');
  await own.database.db.deleteFrom('oidc_records').execute();
});

const later = (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000));
const adapter = (model: string) => createOidcAdapter(own.database.db, { now: () => now })(model);

test('what is kept is found until it expires, by its id and a session by its uid', async () => {
  const sessions = adapter('Session');
  await sessions.upsert('s1', { uid: 'u1', accountId: 'a1', kind: 'Session' }, 60);
  expect(await sessions.find('s1')).toEqual({ uid: 'u1', accountId: 'a1', kind: 'Session' });
  expect(await sessions.findByUid('u1')).toMatchObject({ accountId: 'a1' });
  expect(await adapter('Grant').find('s1')).toBeUndefined();
  await sessions.upsert('s1', { uid: 'u1', accountId: 'a2', kind: 'Session' }, 60);
  expect(await sessions.find('s1')).toMatchObject({ accountId: 'a2' });
  later(60);
  expect(await sessions.find('s1')).toBeUndefined();
  expect(await sessions.findByUid('u1')).toBeUndefined();
});

test('a used code is spent at once, a used refresh token after ten seconds', async () => {
  const [codes, tokens] = [adapter('AuthorizationCode'), adapter('RefreshToken')];
  await codes.upsert('c', { grantId: 'g' }, 60);
  await tokens.upsert('t', { grantId: 'g' }, 600);
  await codes.consume('c');
  await tokens.consume('t');
  expect(await codes.find('c')).toMatchObject({ consumed: true });
  expect(await tokens.find('t')).not.toHaveProperty('consumed');
  later(9);
  // Using it again does not make it live longer.
  await tokens.consume('t');
  later(2);
  expect(await tokens.find('t')).toMatchObject({ consumed: true });
});

test('ending a sign-in, or all of an account, leaves the others alone', async () => {
  const [grants, tokens, sessions] = [adapter('Grant'), adapter('RefreshToken'), adapter('Session')];
  for (const [grant, account] of [
    ['g1', 'lena'],
    ['g2', 'lena'],
    ['g3', 'mia'],
  ] as const) {
    await grants.upsert(grant, { accountId: account }, 600);
    await tokens.upsert(`t-${grant}`, { grantId: grant, accountId: account }, 600);
    await sessions.upsert(`s-${grant}`, { uid: grant, accountId: account }, 600);
  }
  const left = async () => {
    const rows = await own.database.db.selectFrom('oidc_records').select('id').orderBy('id').execute();
    return rows.map(({ id }) => id);
  };
  await revokeGrant(own.database.db, 'g1');
  expect(await left()).toEqual(['g2', 'g3', 's-g1', 's-g2', 's-g3', 't-g2', 't-g3']);
  await revokeAccount(own.database.db, 'lena');
  expect(await left()).toEqual(['g3', 's-g3', 't-g3']);
  await tokens.revokeByGrantId('g3');
  await sessions.destroy('s-g3');
  expect(await left()).toEqual(['g3']);
});

test('expired records are removed, others stay', async () => {
  await adapter('Interaction').upsert('short', {}, 60);
  await adapter('Interaction').upsert('long', {}, 6000);
  await adapter('Client').upsert('forever', {});
  later(61);
  await forgetRecords(own.database.db, now);
  const rows = await own.database.db.selectFrom('oidc_records').select('id').orderBy('id').execute();
  expect(rows).toEqual([{ id: 'forever' }, { id: 'long' }]);
});
