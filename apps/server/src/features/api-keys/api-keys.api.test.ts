import * as contract from '@figurina/contract';
import {
  API_SCOPES,
  type ApiScope,
  createApiKey,
  type Endpoint,
  handshakeOf,
  LIMITS,
  listApiKeys,
} from '@figurina/contract';
import { listAuditLog, listVouchers, readCurrentUser, revokeApiKey, scopeOf } from '@figurina/contract';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, refusal } from '../../testing/checked-call.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';
import { hashOfKey } from './key-text.ts';

const EVERYTHING: readonly unknown[] = Object.values(contract);
const ENDPOINTS = EVERYTHING.filter(
  (one): one is Endpoint => typeof one === 'object' && one !== null && 'method' in one && 'path' in one && 'tag' in one,
);
let server: TestServer;
let staff: TestUser;
let scripts: TestUser;
let ahead = 0;

beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => new Date(Date.now() + ahead) } });
  staff = await testUser(server, 'staff@figurina.de', { admin: true });
  scripts = await testUser(server, 'scripts@figurina.de', { admin: true });
  // At first sight they are remembered.
  await ask(scripts, readCurrentUser, {});
});
afterAll(() => server.stop());

const make = async (scopes: ApiScope[], by = staff, expires_in_days: number | null = null) =>
  ask(by, createApiKey, { body: { api_key: { name: 'Skript', scopes, expires_in_days } } });
async function codeOf(key: string, method: string, path: string): Promise<string | number> {
  const url = `/v1${path.replaceAll(/:\w+/g, 'none')}`;
  const { statusCode, body } = await server.app.http.inject({
    method: method as 'GET',
    url,
    headers: { authorization: `Bearer ${key}` },
  });
  return statusCode < 400 ? statusCode : ((JSON.parse(body) as { code?: string }).code ?? statusCode);
}
/** Written straight into the table: more than one person may have. */
async function stored(scopes: readonly ApiScope[]): Promise<string> {
  const key = `fig_${scopes.join()}`;
  const row = { id: hashOfKey(key), user_sub: scripts.id, name: 'x', hint: 'fig_', key_hash: hashOfKey(key) };
  const { db } = server.database;
  const created_at = new Date();
  await db
    .insertInto('api_keys')
    .values({ ...row, scopes: JSON.stringify(scopes), created_at })
    .execute();
  return key;
}

test('every endpoint has said which scope it needs, and is shut to a key with all others', async () => {
  expect(ENDPOINTS.length).toBeGreaterThan(150);
  expect(ENDPOINTS.filter((one) => scopeOf(one) === undefined).map(({ method, path }) => `${method} ${path}`)).toEqual(
    [],
  );
  const opened: string[] = [];
  for (const scope of [...API_SCOPES, null]) {
    const own = ENDPOINTS.filter((one) => scopeOf(one) === scope);
    const others = await stored(API_SCOPES.filter((one) => one !== scope));
    for (const { method, path } of own)
      if ((await codeOf(others, method, path)) !== 'api_key_scope_missing') opened.push(`${method} ${path}`);
    const [first] = own;
    if (scope && first)
      expect([scope, await codeOf(await stored([scope]), first.method, first.path)]).not.toEqual([
        scope,
        'api_key_scope_missing',
      ]);
  }
  expect(opened).toEqual([]);
});

test('what a scope to read opens by another method than GET only answers a question', async () => {
  const asked = ENDPOINTS.filter((one) => one.method !== 'GET' && scopeOf(one)?.endsWith(':read'));
  expect(asked.map(({ path }) => path).toSorted()).toEqual([
    '/offer_prices',
    '/orders/:id/change_quote',
    '/orders/:id/reorder_quote',
    '/orders/bulk_delivery_notes',
    '/orders/labels',
    '/price_lists/quote',
  ]);
  // It writes what it reads, where it is told to, and sends mails.
  const { key } = await make(['orders:read']);
  expect(await codeOf(key, 'POST', '/orders/tracking')).toBe('api_key_scope_missing');
});

test('what a key may never do: keys, mails, the account, files beside the contract, the socket, public links', async () => {
  const { key } = await make([...API_SCOPES]);
  const refused = ['/api_keys', '/mails', '/users/me', '/notifications', '/config', '/public/orders/x'];
  for (const path of [...refused, '/render_jobs/none/file', '/blobs/none', '/unknown'])
    expect([path, await codeOf(key, 'GET', path)]).toEqual([path, 'api_key_scope_missing']);
  expect(await codeOf(key, 'POST', '/api_keys')).toBe('api_key_scope_missing');
  const auth = handshakeOf(key);
  const socket = io(server.url, { path: '/v1/realtime', query: { album_id: 'none' }, auth, reconnection: false });
  const told = await new Promise<string>((resolve) => {
    socket.on('connect', () => resolve('connected'));
    socket.on('connect_error', ({ message }) => resolve(message));
  });
  socket.close();
  expect(told).toBe('unauthorized');
});

test('a key is told once, kept as a hash, written down without it, used to the minute, and dead when revoked', async () => {
  const { key, api_key } = await make(['vouchers:read', 'vouchers:read']);
  expect(key).toMatch(/^fig_[\w-]{32}$/);
  expect(api_key).toMatchObject({
    hint: key.slice(0, 8),
    scopes: ['vouchers:read'],
    state: 'active',
    expires_at: null,
  });
  expect(await codeOf(key, 'GET', '/vouchers')).toBe(200);
  expect(await codeOf(`${key}x`, 'GET', '/vouchers')).toBe('unauthorized');
  const { api_keys } = await ask(staff, listApiKeys, {});
  const used = api_keys.find(({ id }) => id === api_key.id)!.last_used_at;
  expect(used).not.toBeNull();
  expect(await codeOf(key, 'GET', '/vouchers')).toBe(200);
  const again = await ask(staff, listApiKeys, {});
  expect(again.api_keys.find(({ id }) => id === api_key.id)!.last_used_at).toBe(used);
  await ask(staff, revokeApiKey, { params: { id: api_key.id } });
  await ask(staff, revokeApiKey, { params: { id: api_key.id } });
  expect(await codeOf(key, 'GET', '/vouchers')).toBe('unauthorized');
  const { entries } = await ask(staff, listAuditLog, { query: {} });
  const own = entries.filter(({ subject }) => subject === api_key.id);
  expect(own).toMatchObject([{ action: 'api_key.revoke' }, { action: 'api_key.create' }]);
  const rows = await server.database.db.selectFrom('api_keys').selectAll().execute();
  expect(JSON.stringify([rows, entries, again])).not.toContain(key);
});

test('a key ends with its time and with its owner’s role, and has a rate of its own', async () => {
  const passing = await testUser(server, 'passing@figurina.de', { admin: true });
  const { key, api_key } = await make(['vouchers:read'], passing, 1);
  expect(api_key.owner.id).toBe(passing.id);
  const roles = async (names: string[]) =>
    server.database.db
      .updateTable('accounts')
      .set({ roles: JSON.stringify(names) })
      .where('id', '=', passing.id)
      .execute();
  await roles([]);
  expect(await codeOf(key, 'GET', '/vouchers')).toBe('unauthorized');
  await roles(['admin']);
  const codes = new Set<string | number>();
  for (let call = 0; call < 121; call += 1) codes.add(await codeOf(key, 'GET', '/albums'));
  expect([...codes]).toContain('too_many_requests');
  // That is the key's: its person goes on.
  expect((await ask(passing, listVouchers, { query: {} })).vouchers).toEqual([]);
  ahead = 86_400_000;
  expect(await codeOf(key, 'GET', '/vouchers')).toBe('unauthorized');
  ahead = 0;
});

test('nobody piles up keys; a script as its person is that person', async () => {
  const many = await testUser(server, 'many@figurina.de', { admin: true });
  const body = { api_key: { name: 'Skript', scopes: ['orders:read' as const] } };
  for (let key = 0; key < LIMITS.apiKeys; key += 1) await make(['orders:read'], many);
  expect(await refusal(many, createApiKey, { body })).toBe('api_keys_full');
  expect((await ask(many, readCurrentUser, {})).user.sub).toBe(many.id);
});
