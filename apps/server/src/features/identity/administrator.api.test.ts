import { readCurrentUser } from '@figurina/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBrowser } from '../../testing/browser.ts';
import { ask } from '../../testing/checked-call.ts';
import { beginCodeFlow, redeemCode } from '../../testing/code-flow.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let ahead = 0;
beforeAll(async () => {
  server = await startTestServer({
    env: { ADMIN_EMAIL: 'Chefin@Verein.de' },
    clock: { now: () => new Date(Date.now() + ahead) },
  });
});
afterAll(() => server.stop());

async function welcomeLink(): Promise<string> {
  const lines = (await server.app.welcome()).join('\n');
  expect(lines).toContain('chefin@verein.de');
  return /http\S+\/oidc\/link\/\S+/.exec(lines)?.[0] ?? '';
}
const returned = () => `${server.url}/auth/callback`;

test('the first administrator comes in by a link that works once, for a day, and is the last one told', async () => {
  const first = await welcomeLink();
  const expired = await welcomeLink();
  expect(expired).not.toBe(first);
  expect((await createBrowser().open(first)).status).toBe(410);
  ahead = 24 * 3_600_000 + 1000;
  expect((await createBrowser().open(expired)).status).toBe(410);

  const link = await welcomeLink();
  const rows = await server.database.db.selectFrom('one_time_links').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(link.split('/').at(-1));

  const browser = createBrowser();
  const landed = await browser.open(link, { until: `${server.url}/start` });
  expect(landed.url.href).toBe(`${server.url}/start`);
  // The app finds nobody signed in and starts its flow: no page is shown on the way.
  ahead = 0;
  const flow = await beginCodeFlow(server);
  const back = await browser.open(flow.authorizationUrl, { until: returned() });
  const { access_token: token } = await redeemCode(flow, back.url);
  const caller = {
    call: (method: string, path: string) =>
      fetch(`${server.url}/v1${path}`, { method, headers: { authorization: `Bearer ${token}` } }),
  };
  expect((await ask(caller, readCurrentUser, {})).user).toMatchObject({ email: 'chefin@verein.de', roles: ['admin'] });

  expect((await createBrowser().open(link)).status).toBe(410);
  const lines = await server.app.welcome();
  expect(lines.join('\n')).not.toContain('/oidc/link/');
  expect(lines.join('\n')).toContain('npm run -s token -- --email chefin@verein.de --link');
});

test('a link ends the session of whoever used this browser before', async () => {
  const browser = createBrowser();
  const flow = await beginCodeFlow(server, { screen_hint: 'signup' });
  const page = await browser.open(flow.authorizationUrl);
  const typed = { nickname: 'Gast', email: 'gast@verein.de', password: 'drei Ecken ein Elfer' };
  await browser.submit(page, typed, { until: returned() });
  const before = browser.cookies.get('figurina_session')?.value;

  const { createScriptLink } = await import('./script-token.ts');
  const { database, config } = server;
  const made = await createScriptLink(
    { db: database.db, clock: { now: () => new Date() }, config },
    { email: 'chefin@verein.de' },
  );
  await browser.open(made.ok ? made.link : '', { until: `${server.url}/start` });
  expect(browser.cookies.get('figurina_session')?.value).not.toBe(before);
  const again = await beginCodeFlow(server);
  const back = await browser.open(again.authorizationUrl, { until: returned() });
  const { id_token: idToken } = await redeemCode(again, back.url);
  expect(Buffer.from(idToken.split('.')[1]!, 'base64url').toString()).toContain('chefin@verein.de');
  const sessions = await database.db
    .selectFrom('oidc_records')
    .select('account_id')
    .where('model', '=', 'Session')
    .execute();
  const guest = await database.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', 'gast@verein.de')
    .executeTakeFirstOrThrow();
  expect(sessions.map(({ account_id }) => account_id)).not.toContain(guest.id);
});
