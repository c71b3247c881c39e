import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBrowser } from '../../testing/browser.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { EMBEDDED_CLIENT_ID } from './tokens/issuer.ts';

const PUBLIC = 'https://album.example';
const CALLBACK = `${PUBLIC}/auth/callback`;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { BASE_URL: PUBLIC } });
});
afterAll(() => server.stop());

const signIn = `${PUBLIC}/oidc/auth?${new URLSearchParams({
  client_id: EMBEDDED_CLIENT_ID,
  response_type: 'code',
  scope: 'openid offline_access',
  redirect_uri: CALLBACK,
  state: 'where-i-was',
  code_challenge: 'x'.repeat(43),
  code_challenge_method: 'S256',
}).toString()}`;

test('reached by https, no cookie of the sign-in goes over plain http, and the session is of this very host', async () => {
  const browser = createBrowser('de', '', `http://127.0.0.1:${server.config.port}`);
  const page = await browser.open(`${signIn}&screen_hint=signup`);
  const during = [...browser.cookies];
  expect(during.length).toBeGreaterThan(0);
  const typed = { nickname: 'Lena K.', email: 'lena@verein.de', password: 'sechs Tore vor der Pause' };
  const back = await browser.submit(page, typed, { until: CALLBACK });
  expect(back.url.searchParams.get('code')).toBeTruthy();

  for (const [name, { isSecure }] of [...during, ...browser.cookies]) {
    expect([name, isSecure]).toEqual([name, true]);
    expect(name).toMatch(/^__(Host|Secure)-/);
  }
  expect(browser.cookies.get('__Host-figurina_session')).toMatchObject({ path: '/', domain: undefined });

  // Who is known by it is not asked again, and is no more once it has ended.
  const again = await browser.open(signIn, { until: CALLBACK });
  expect(again.url.href.startsWith(CALLBACK)).toBe(true);
  const out = await browser.open(`${PUBLIC}/oidc/session/end`);
  await browser.submit(out, {});
  expect(browser.cookies.has('__Host-figurina_session')).toBe(false);
});
