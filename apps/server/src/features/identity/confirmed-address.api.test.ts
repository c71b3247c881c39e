/** Whose an address is: sign-up tells nothing of others, a mail proves it, and lets its owner in past a lock. */
import { activateUser, readCurrentUser, sendActivationMail } from '@figurina/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createBrowser, type Browser, type Visit } from '../../testing/browser.ts';
import { ask, refusal } from '../../testing/checked-call.ts';
import { beginCodeFlow, redeemCode } from '../../testing/code-flow.ts';
import { migrate, migrationNames } from '../../platform/db/migrate.ts';
import { emptyDatabase } from '../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const PASSWORD = 'sechs Tore vor der Pause';
const OTHER = 'drei Ecken ein Elfer';
let server: TestServer;
let browser: Browser;
let ahead = 0;

beforeAll(async () => {
  server = await startTestServer({
    clock: { now: () => new Date(Date.now() + ahead) },
    env: { TRUST_PROXY: 'true' },
  });
});
afterAll(() => server.stop());
beforeEach(() => {
  browser = createBrowser('de');
  ahead = 0;
});

const callback = () => `${server.url}/auth/callback`;
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const alertOf = ({ document }: Visit) => document.querySelector('[role=alert]')?.textContent;

function caller(token: string) {
  return {
    call: (method: string, path: string, body?: unknown) =>
      fetch(`${server.url}/v1${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          'accept-language': 'de',
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
  };
}
type Caller = ReturnType<typeof caller>;

/** Through the page for new people, in a browser of their own; answers where that led and who they are then. */
async function signUp(email: string, password = PASSWORD): Promise<{ page: Visit; user: Caller; sub: string }> {
  browser = createBrowser('de');
  const flow = await beginCodeFlow(server, { screen_hint: 'signup' });
  const form = await browser.open(flow.authorizationUrl);
  const page = await browser.submit(form, { nickname: 'Lena', email, password }, { until: callback() });
  const user = caller((await redeemCode(flow, page.url)).access_token);
  return { page, user, sub: (await ask(user, readCurrentUser, {})).user.sub };
}

async function signIn(email: string, password: string, options = {}): Promise<Visit> {
  browser = createBrowser('de');
  const page = await browser.open((await beginCodeFlow(server)).authorizationUrl);
  return browser.submit(page, { email, password }, { until: callback(), ...options });
}

/** Who is signed in in the browser. */
async function whoIsIn(): Promise<string> {
  const flow = await beginCodeFlow(server);
  const back = await browser.open(flow.authorizationUrl, { until: callback() });
  return (await ask(caller((await redeemCode(flow, back.url)).access_token), readCurrentUser, {})).user.sub;
}

const mailsTo = (recipient: string) =>
  server.database.db.selectFrom('mails').selectAll().where('recipient', '=', recipient).orderBy('id').execute();
async function mailed(recipient: string, subject: string): Promise<string> {
  return vi.waitFor(async () => {
    const mail = (await mailsTo(recipient)).findLast((one) => one.subject === subject);
    expect(mail).toBeDefined();
    return mail!.text;
  }, 15_000);
}
const activationToken = async (email: string) =>
  /\/profile\/activate\?token=([\w-]+)/.exec(await mailed(email, 'Bestätige deine E-Mail-Adresse'))![1]!;

test('sign-up mails a link that confirms the address, for the account it was made for alone', async () => {
  const { user } = await signUp('neu@verein.de');
  expect((await ask(user, readCurrentUser, {})).user).toMatchObject({ activated_at: null, email_confirmed: false });
  const token = await activationToken('neu@verein.de');
  const rows = await server.database.db.selectFrom('activation_links').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
  const stranger = await signUp('fremd@verein.de');
  expect(await refusal(stranger.user, activateUser, { body: { token } })).toBe('activation_link_gone');
  expect(await refusal(user, activateUser, { body: { token: 'geraten' } })).toBe('activation_link_gone');
  const activated = await ask(user, activateUser, { body: { token } });
  expect(activated.user).toMatchObject({ activated_at: expect.any(String), email_confirmed: true });
  expect(await ask(user, activateUser, { body: { token } })).toEqual(activated);
  // Also the provider says so from now on.
  const [, claims = ''] = (await tokenOf('neu@verein.de')).split('.');
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ email_verified: true });
});

async function tokenOf(email: string): Promise<string> {
  browser = createBrowser('de');
  const flow = await beginCodeFlow(server);
  const page = await browser.open(flow.authorizationUrl);
  const back = await browser.submit(page, { email, password: PASSWORD }, { until: callback() });
  return (await redeemCode(flow, back.url)).access_token;
}

test('the activation mail can be asked for again, three times an hour, and the link works for a week', async () => {
  const { user } = await signUp('nochmal@verein.de');
  const first = await activationToken('nochmal@verein.de');
  await ask(user, sendActivationMail, {});
  await ask(user, sendActivationMail, {});
  const refused = await user.call('POST', '/users/activation_mail');
  expect(refused.status).toBe(429);
  expect(((await refused.json()) as { detail: string }).detail).toContain('Spam-Ordner');
  expect(await mailsTo('nochmal@verein.de')).toHaveLength(3);
  const { sub } = (await ask(user, readCurrentUser, {})).user;
  await server.database.db
    .updateTable('activation_links')
    .set({ expires_at: new Date(0) })
    .where('user_sub', '=', sub)
    .execute();
  expect(await refusal(user, activateUser, { body: { token: first } })).toBe('activation_link_gone');
});

test('sign-up answers alike for known and unknown addresses, and the known one is told by mail', async () => {
  const owner = await signUp('belegt@verein.de');
  await ask(owner.user, activateUser, { body: { token: await activationToken('belegt@verein.de') } });

  const stranger = await signUp('Belegt@verein.de', OTHER);
  const unknown = await signUp('niemand@verein.de', OTHER);
  const shape = ({ page }: { page: Visit }) => [page.status, page.url.pathname, [...page.url.searchParams.keys()]];
  expect(shape(stranger)).toEqual(shape(unknown));
  const seen = async ({ user }: { user: Caller }) => {
    const { sub: _, email: __, ...rest } = (await ask(user, readCurrentUser, {})).user;
    return rest;
  };
  expect(await seen(stranger)).toEqual(await seen(unknown));
  expect(stranger.sub).not.toBe(owner.sub);

  const told = await mailed('belegt@verein.de', 'Du hast schon ein Konto bei Figurina');
  expect(told).toContain(`${server.url}/oidc/forgotten`);
  // No link that would confirm the stranger's account, and none when they ask for it.
  await ask(stranger.user, sendActivationMail, {});
  const subjects = (await mailsTo('belegt@verein.de')).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === 'Bestätige deine E-Mail-Adresse')).toHaveLength(1);

  // Each comes into their own account by their own password, and the owner by their own also through sign-up.
  await signIn('belegt@verein.de', PASSWORD);
  expect(await whoIsIn()).toBe(owner.sub);
  await signIn('belegt@verein.de', OTHER);
  expect(await whoIsIn()).toBe(stranger.sub);
  expect((await signUp('belegt@verein.de')).sub).toBe(owner.sub);
});

test('of two who signed up with one address it belongs to whoever confirms it', async () => {
  const early = await signUp('begehrt@verein.de', OTHER);
  const owner = await signUp('begehrt@verein.de');
  const tokens = await vi.waitFor(async () => {
    const found = (await mailsTo('begehrt@verein.de')).map(({ text }) => /\?token=([\w-]+)/.exec(text)![1]!);
    expect(found).toHaveLength(2);
    return found;
  }, 15_000);
  await ask(owner.user, activateUser, { body: { token: tokens[1]! } });
  expect(await refusal(early.user, activateUser, { body: { token: tokens[0]! } })).toBe('activation_link_gone');
  // A new password is the owner's too.
  const form = await browser.open(`${server.url}/oidc/forgotten`);
  await browser.submit(form, { email: 'begehrt@verein.de' });
  const link = /http\S+new-password\S+/.exec(await mailed('begehrt@verein.de', 'Neues Passwort für Figurina'))![0];
  const words = { password: 'ein ganz neuer Satz' };
  const page = await browser.open(link);
  // Of two at once only one changes the password.
  const both = await Promise.all([
    createBrowser().submit(page, words, { until: `${server.url}/start` }),
    browser.submit(page, words, { until: `${server.url}/start` }),
  ]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([299, 410]);
  await signIn('begehrt@verein.de', words.password);
  expect(await whoIsIn()).toBe(owner.sub);
});

test('a stranger elsewhere does not lock the owner out', async () => {
  await signUp('ruhe@verein.de');
  for (let at = 0; at < 5; at++) await signIn('ruhe@verein.de', 'falsch', from('203.0.113.1'));
  expect((await signIn('ruhe@verein.de', PASSWORD, from('203.0.113.1'))).status).toBe(429);
  expect((await signIn('ruhe@verein.de', PASSWORD, from('198.51.100.7'))).status).toBe(299);
  // One network of 64 bits is one place.
  for (let at = 0; at < 5; at++) await signIn('ruhe@verein.de', 'falsch', from(`2001:db8::${at}`));
  expect((await signIn('ruhe@verein.de', PASSWORD, from('2001:db8::77'))).status).toBe(429);
  expect((await signIn('ruhe@verein.de', PASSWORD, from('2001:db8:0:1::77'))).status).toBe(299);
});

test.each(['von-ueberall@verein.de', 'gibt-es-nicht@verein.de'])(
  'guesses from everywhere lock %s, and a mail lets its owner in',
  async (email) => {
    const isKnown = email === 'von-ueberall@verein.de';
    const sub = isKnown ? (await signUp(email)).sub : '';
    await signIn(email, 'falsch', from('203.0.113.10'));
    // 23 more came from elsewhere; how they are counted see lock-out.api.test.ts.
    const { db } = server.database;
    await db.updateTable('sign_in_failures').set({ failures: 24 }).where('origin_hash', '=', '').execute();
    await signIn(email, 'falsch', from('203.0.113.11'));
    const page = await signIn(email, PASSWORD, from('198.51.100.8'));
    expect([page.status, alertOf(page)]).toEqual([
      429,
      expect.stringMatching(/Wenn es dazu ein Konto gibt, haben wir dir einen Link .* in 15 Minuten\.$/),
    ]);
    if (!isKnown) {
      expect(await mailsTo(email)).toEqual([]);
      return;
    }
    const link = /http\S+\/oidc\/sign-in\/\S+/.exec(await mailed(email, 'Dein Link zum Anmelden'))![0];
    // Looking does not use it up; the button does.
    const form = await browser.open(link);
    expect(form.document.querySelector('h1')?.textContent).toBe('Willkommen zurück');
    await browser.submit(await browser.open(link), {}, { until: `${server.url}/start` });
    expect(await whoIsIn()).toBe(sub);
    expect((await createBrowser('de').submit(form, {})).status).toBe(410);
    expect((await signIn(email, PASSWORD, from('198.51.100.8'))).status).toBe(299);
  },
);

test('a session changes at sign-in: one that was planted before is worth nothing', async () => {
  const { sub } = await signUp('fixiert@verein.de');
  const attacker = createBrowser('de');
  const form = await attacker.open((await beginCodeFlow(server)).authorizationUrl);
  // The attacker plants all of their cookies in the victim's browser, who then signs in on the attacker's page.
  browser = createBrowser('de');
  for (const [name, cookie] of attacker.cookies) browser.cookies.set(name, cookie);
  await browser.submit(form, { email: 'fixiert@verein.de', password: PASSWORD }, { until: callback() });
  expect(await whoIsIn()).toBe(sub);
  expect(browser.cookies.get('figurina_session')?.value).not.toBe(attacker.cookies.get('figurina_session')?.value);
  const again = await attacker.open((await beginCodeFlow(server)).authorizationUrl, { until: callback() });
  expect(again.document.querySelector('h1')?.textContent).toBe('Anmelden');
});

test('no page may use camera, microphone or place', async () => {
  for (const path of ['/oidc/forgotten', '/oidc/jwks', '/v1/config', '/start']) {
    const policy = (await fetch(server.url + path)).headers.get('permissions-policy');
    expect([path, policy]).toEqual([path, expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/)]);
  }
});

test('accounts that were there before count as confirmed', async () => {
  const own = await emptyDatabase();
  const { db } = own.database;
  await migrate(
    db,
    (await migrationNames()).filter((name) => name < '0114'),
  );
  const at = new Date('2026-01-01T00:00:00Z');
  const about = { email: 'alt@verein.de', nickname: 'Alt', locale: 'de', roles: '[]' };
  await sql`insert into accounts (id, email, nickname, locale, created_at)
    values ('old', ${about.email}, 'Alt', 'de', ${at})`.execute(db);
  await db
    .insertInto('users')
    .values({ ...about, sub: 'old', picture: null, activated_at: null, first_seen_at: at, last_seen_at: at })
    .execute();
  await migrate(db);
  expect(await db.selectFrom('accounts').select('email_confirmed_at').execute()).toEqual([{ email_confirmed_at: at }]);
  expect(await db.selectFrom('users').select('activated_at').execute()).toEqual([{ activated_at: at }]);
  await own.remove();
});
