import { activateUser, readCurrentUser } from '@figurina/contract';
import { generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, refusal } from '../../testing/checked-call.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';
import { loadKeys, publicKeys } from './provider/keys.ts';
import { embeddedIssuer } from './tokens/issuer.ts';
import { mintAccessToken } from './tokens/mint-access-token.ts';
import { findAccountsByEmail } from './accounts/accounts.queries.ts';

let server: TestServer;
let user: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await testUser(server, 'lena@verein.de');
});
afterAll(() => server.stop());

const withToken = (token: string) => ({
  call: (method: string, path: string) =>
    fetch(`${server.url}/v1${path}`, { method, headers: { authorization: `Bearer ${token}` } }),
});
const refused = (token: string) => refusal(withToken(token), readCurrentUser, {});

/** A token like a good one, but for what is named. */
async function mint(change: { now?: Date; scope?: string; audience?: string; issuer?: string } = {}): Promise<string> {
  const keys = await loadKeys(server.config.dataDir);
  const { now = new Date(), scope, ...other } = change;
  const issuer = { ...embeddedIssuer(server.config.baseUrl, keys), ...other };
  const [account] = await findAccountsByEmail(server.database.db, user.email);
  return mintAccessToken({ keys, issuer, account: account!, now, seconds: 900, ...(scope !== undefined && { scope }) });
}

async function claims(): Promise<JWTPayload> {
  return JSON.parse(Buffer.from(user.token.split('.')[1]!, 'base64url').toString()) as JWTPayload;
}

test('a good token says who calls, and first sight is remembered', async () => {
  const { user: known } = await ask(user, readCurrentUser, {});
  expect(known).toEqual({
    sub: user.id,
    email: 'lena@verein.de',
    nickname: 'lena',
    picture: null,
    locale: 'en',
    roles: [],
    activated_at: expect.any(String),
    email_confirmed: true,
  });
  expect((await ask(withToken(await mint()), readCurrentUser, {})).user).toEqual(known);
});

test('activating an account again keeps its first moment', async () => {
  const first = await ask(user, readCurrentUser, {});
  expect(first.user.activated_at).toMatch(/^\d{4}-/);
  expect(await ask(user, activateUser, { body: { token: 'used' } })).toEqual(first);
});

test('an expired token is told apart', async () => {
  expect(await refused(await mint({ now: new Date(Date.now() - 20 * 60_000) }))).toBe('token_expired');
});

test('a token for another audience, of another issuer or with another scope is refused', async () => {
  expect(await refused(await mint({ audience: 'figurina' }))).toBe('unauthorized');
  expect(await refused(await mint({ issuer: 'https://boese.example' }))).toBe('unauthorized');
  expect(await refused(await mint({ scope: 'openid profile' }))).toBe('unauthorized');
  expect(await refused(await mint({ scope: 'manage:current_user_albums_of_others' }))).toBe('unauthorized');
});

test('a forged token is refused, however it is signed', async () => {
  const payload = { ...(await claims()), roles: ['admin'] };
  const keys = await loadKeys(server.config.dataDir);
  const { kid } = keys.signing[0]!;
  const own = await generateKeyPair('RS256');
  const forged = {
    'another key': await new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid }).sign(own.privateKey),
    'an unknown key': await new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'mine' }).sign(own.privateKey),
    'no signature': new UnsecuredJWT(payload).encode(),
    'the public key as a shared secret': await new SignJWT(payload)
      .setProtectedHeader({ alg: 'HS256', kid })
      .sign(new TextEncoder().encode(JSON.stringify(publicKeys(keys).keys[0]))),
    'other claims below the old signature': user.token
      .split('.')
      .with(1, Buffer.from(JSON.stringify(payload)).toString('base64url'))
      .join('.'),
  };
  for (const [how, token] of Object.entries(forged)) expect([how, await refused(token)]).toEqual([how, 'unauthorized']);
});

test.each(['', 'Basic bGVuYTpnZWhlaW0=', 'Bearer', 'Bearer a b', 'Bearer nonsense', 'bearer a.b.c'])(
  'the header %j lets nobody in',
  async (authorization) => {
    const answer = await fetch(`${server.url}/v1/users/me`, { headers: { authorization } });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toContain('Bearer');
    expect(await answer.json()).toMatchObject({ code: 'unauthorized', status: 401 });
  },
);

test('an identity token is no access token', async () => {
  // What an ID token says: the client as audience, no scope.
  expect(await refused(await mint({ audience: 'figurina', scope: '' }))).toBe('unauthorized');
});
