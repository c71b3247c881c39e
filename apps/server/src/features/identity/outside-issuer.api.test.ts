import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listMails, readConfig, readCurrentUser } from '@figurina/contract';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, call, refusal } from '../../testing/checked-call.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

/** Another company's provider, as far as an API sees one: its configuration, its keys, its userinfo. */
let issuer: { url: string; http: Server; key: CryptoKey; up: boolean; asked: string[] };
let server: TestServer;

beforeAll(async () => {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'ES256' };
  issuer = { url: '', http: createServer(), key: privateKey, up: false, asked: [] };
  issuer.http.on('request', (request, response) => {
    issuer.asked.push(request.url ?? '');
    const answers: Record<string, unknown> = {
      '/tenant/.well-known/openid-configuration': {
        issuer: `${issuer.url}/`,
        jwks_uri: `${issuer.url}/keys`,
        userinfo_endpoint: `${issuer.url}/userinfo`,
      },
      '/tenant/keys': { keys: [jwk] },
      '/tenant/userinfo': { email: 'Ola@Firma.pl', name: 'Ola Nowak', picture: 'https://firma.pl/ola.png' },
    };
    response.writeHead(issuer.up ? 200 : 503, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answers[request.url ?? ''] ?? {}));
  });
  await new Promise<void>((resolve) => issuer.http.listen(0, '127.0.0.1', resolve));
  issuer.url = `http://127.0.0.1:${(issuer.http.address() as AddressInfo).port}/tenant`;
  server = await startTestServer({
    env: {
      OIDC_ISSUER: issuer.url,
      OIDC_CLIENT_ID: 'sammelalbum',
      OIDC_AUDIENCE: 'https://api.firma.pl',
      OIDC_ROLES_CLAIM: 'realm_access.roles',
    },
  });
});
afterAll(async () => {
  await server.stop();
  await new Promise((resolve) => issuer.http.close(resolve));
});

async function person(sub: string, more: Record<string, unknown> = {}) {
  const token = await new SignJWT({ scp: ['manage:current_user_albums'], ...more })
    .setProtectedHeader({ alg: 'ES256', kid: 'k1' })
    .setSubject(sub)
    .setIssuer(`${issuer.url}/`)
    .setAudience(['https://api.firma.pl', 'https://other.firma.pl'])
    .setExpirationTime('5m')
    .sign(issuer.key);
  return {
    call: (method: string, path: string) =>
      fetch(`${server.url}/v1${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'accept-language': 'pl-PL' },
      }),
  };
}

test('while the issuer cannot be asked, nobody is told that their token is bad', async () => {
  expect(await call(await person('u1'), readCurrentUser, {})).toMatchObject({ ok: false, status: 503 });
  issuer.up = true;
  expect((await call(await person('u1'), readCurrentUser, {})).ok).toBe(true);
});

test('the web app is told where to sign in', async () => {
  expect((await ask(server.url, readConfig, {})).config).toMatchObject({
    issuer: issuer.url,
    client_id: 'sammelalbum',
    audience: 'https://api.firma.pl',
    provider: 'outside',
  });
});

test('what a token leaves out is asked of the issuer once', async () => {
  issuer.up = true;
  issuer.asked = [];
  const { user } = await ask(await person('u2'), readCurrentUser, {});
  expect(user).toMatchObject({
    sub: 'u2',
    email: 'ola@firma.pl',
    nickname: 'Ola Nowak',
    picture: 'https://firma.pl/ola.png',
    locale: 'pl',
  });
  await ask(await person('u2'), readCurrentUser, {});
  expect(issuer.asked.filter((path) => path.endsWith('/userinfo'))).toHaveLength(1);
});

test('an address that the issuer vouches for is confirmed, until it is another one', async () => {
  issuer.up = true;
  const seen = async (claims: Record<string, unknown>) =>
    (await ask(await person('u4', claims), readCurrentUser, {})).user.email_confirmed;
  expect(await seen({ email: 'neu@firma.pl' })).toBe(false);
  expect(await seen({ email: 'neu@firma.pl', email_verified: 'true' })).toBe(true);
  expect(await seen({ email: 'neu@firma.pl' })).toBe(true);
  expect(await seen({ email: 'anders@firma.pl' })).toBe(false);
});

test('roles are read at the configured path, and taken away with the next token', async () => {
  issuer.up = true;
  const email = 'chef@firma.pl';
  expect(
    (await call(await person('u3', { email, realm_access: { roles: ['admin'] } }), listMails, { query: {} })).ok,
  ).toBe(true);
  expect(
    await refusal(await person('u3', { email, realm_access: { roles: ['user'] } }), listMails, { query: {} }),
  ).toBe('forbidden');
  expect(await refusal(await person('u3', { email, roles: ['admin'] }), listMails, { query: {} })).toBe('forbidden');
});

test('there are no sign-in pages of our own', async () => {
  expect(
    (await fetch(`${server.url}/oidc/.well-known/openid-configuration`)).headers.get('content-type'),
  ).not.toContain('json');
  expect(await server.app.welcome()).toEqual([`People sign in at ${issuer.url}.`]);
});
