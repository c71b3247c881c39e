import { createRemoteJWKSet, jwtVerify } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createBrowser, type Browser, type Visit } from '../../testing/browser.ts';
import { beginCodeFlow, redeemCode, refresh, type Tokens } from '../../testing/code-flow.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const PASSWORD = 'sechs Tore vor der Pause';
let server: TestServer;
let browser: Browser;
let ahead = 0;
const now = () => new Date(Date.now() + ahead);

beforeAll(async () => {
  server = await startTestServer({ clock: { now }, env: { TRUST_PROXY: 'true' } });
});
afterAll(() => server.stop());
beforeEach(() => {
  browser = createBrowser('de');
  ahead = 0;
});

const callback = () => `${server.url}/auth/callback`;
const heading = ({ document }: Visit) => document.querySelector('h1')?.textContent;
const alertOf = ({ document }: Visit) => document.querySelector('[role=alert]')?.textContent;
const valueOf = ({ document }: Visit, name: string) =>
  document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value;

async function openSignIn(parameters: Record<string, string> = {}): Promise<Visit> {
  const { authorizationUrl } = await beginCodeFlow(server, parameters);
  return browser.open(authorizationUrl);
}

async function signUp(email: string, password = PASSWORD): Promise<Tokens> {
  const flow = await beginCodeFlow(server, { screen_hint: 'signup' });
  const page = await browser.open(flow.authorizationUrl);
  const back = await browser.submit(page, { nickname: 'Lena K.', email, password }, { until: callback() });
  return redeemCode(flow, back.url);
}

async function me(token: string) {
  const answer = await fetch(`${server.url}/v1/users/me`, { headers: { authorization: `Bearer ${token}` } });
  return { status: answer.status, ...((await answer.json()) as { user?: { email: string; nickname: string } }) };
}

test('somebody signs up and comes back signed in', async () => {
  const flow = await beginCodeFlow(server);
  let page = await browser.open(flow.authorizationUrl);
  expect([page.status, heading(page), page.document.documentElement.lang]).toEqual([200, 'Anmelden', 'de']);
  page = await browser.submit(page, { email: 'Lena@Verein.de' }, { press: 'Konto anlegen' });
  expect([heading(page), valueOf(page, 'email')]).toEqual(['Konto anlegen', 'Lena@Verein.de']);

  const back = await browser.submit(page, { nickname: ' Lena  K. ', password: PASSWORD }, { until: callback() });
  expect(back.url.searchParams.get('state')).toBe('where-i-was');
  const tokens = await redeemCode(flow, back.url);
  expect(await me(tokens.access_token)).toMatchObject({
    status: 200,
    user: { email: 'lena@verein.de', nickname: 'Lena K.', roles: [], locale: 'de' },
  });

  // Any party can check the token against the issuer's published keys.
  const keys = createRemoteJWKSet(new URL(`${flow.config.issuer}/jwks`));
  const { payload, protectedHeader } = await jwtVerify(tokens.access_token, keys, {
    issuer: flow.config.issuer,
    audience: flow.config.audience,
  });
  expect(protectedHeader).toMatchObject({ alg: 'RS256', typ: 'at+jwt' });
  expect(payload).toMatchObject({ scope: 'manage:current_user_albums', email: 'lena@verein.de', roles: [] });
});

test('a code is good for nothing without the verifier, and only once', async () => {
  await signUp('pkce@verein.de');
  const flow = await beginCodeFlow(server);
  const back = await browser.open(flow.authorizationUrl, { until: callback() });
  expect((await redeemCode(flow, back.url, 'x'.repeat(43))).error).toBe('invalid_grant');
  const again = await beginCodeFlow(server);
  const second = await browser.open(again.authorizationUrl, { until: callback() });
  expect((await redeemCode(again, second.url)).access_token).toBeTruthy();
  expect((await redeemCode(again, second.url)).error).toBe('invalid_grant');
});

test('without PKCE, or to a foreign address, nobody is sent anywhere with a code', async () => {
  const { authorizationUrl } = await beginCodeFlow(server, { redirect_uri: 'https://boese.example/auth/callback' });
  const refused = await browser.open(authorizationUrl);
  expect([refused.status, heading(refused)]).toEqual([400, 'Das hat nicht geklappt']);
  const plain = (await beginCodeFlow(server)).authorizationUrl;
  plain.searchParams.delete('code_challenge');
  plain.searchParams.delete('code_challenge_method');
  const back = await browser.open(plain, { until: callback() });
  expect(back.url.searchParams.get('error')).toBe('invalid_request');
});

test('whoever signs in again needs no password, until they sign out', async () => {
  const tokens = await signUp('kommt-wieder@verein.de');
  const flow = await beginCodeFlow(server);
  const back = await browser.open(flow.authorizationUrl, { until: callback() });
  expect(back.url.searchParams.get('code')).toBeTruthy();

  const end = new URL(`${flow.config.issuer}/session/end`);
  end.search = new URLSearchParams({
    id_token_hint: tokens.id_token,
    post_logout_redirect_uri: `${server.url}/start`,
    state: 'bye',
  }).toString();
  const left = await browser.open(end, { until: `${server.url}/start` });
  expect(left.url.searchParams.get('state')).toBe('bye');
  expect((await refresh(flow.config, tokens.refresh_token)).error).toBe('invalid_grant');
  expect(heading(await openSignIn())).toBe('Anmelden');
});

test('a stranger cannot sign somebody out with a link: they are asked', async () => {
  await signUp('bleibt@verein.de');
  const { config } = await beginCodeFlow(server);
  const page = await browser.open(`${config.issuer}/session/end`);
  expect(heading(page)).toBe('Abmelden?');
  expect(
    (await browser.open((await beginCodeFlow(server)).authorizationUrl, { until: callback() })).url.search,
  ).toContain('code=');
  const out = await browser.submit(page, {}, { press: 'Abmelden' });
  expect(heading(out)).toBe('Du bist abgemeldet');
  expect(heading(await openSignIn())).toBe('Anmelden');
});

test('a wrong password says nothing about the account and keeps the address', async () => {
  await signUp('da@verein.de');
  browser = createBrowser('de');
  for (const email of ['da@verein.de', 'niemand@verein.de']) {
    const page = await browser.submit(await openSignIn(), { email, password: 'falsch' });
    expect([page.status, alertOf(page), valueOf(page, 'email'), valueOf(page, 'password')]).toEqual([
      422,
      'E-Mail oder Passwort stimmt nicht.',
      email,
      '',
    ]);
  }
});

test.each(['gibt-es@verein.de', 'gibt-es-nicht@verein.de'])(
  '%s is locked after five wrong passwords',
  { timeout: 60_000 },
  async (email) => {
    if (email === 'gibt-es@verein.de') await signUp(email);
    browser = createBrowser('de');
    let page = await openSignIn();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 5; attempt++) {
      page = await browser.submit(page, { email, password: `falsch ${attempt}` });
      statuses.push(page.status);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 429]);
    const locked = 'Zu viele falsche Versuche mit dieser Adresse. Warte 15 Minuten oder lege ein neues Passwort fest.';
    expect([alertOf(page), valueOf(page, 'email')]).toEqual([locked, email]);
    // Now the right one does not help either, in whatever spelling of the address.
    page = await browser.submit(page, { email: email.toUpperCase(), password: PASSWORD });
    expect([page.status, alertOf(page)]).toEqual([429, locked]);
    ahead = 14.5 * 60_000;
    page = await browser.submit(page, { email, password: PASSWORD });
    expect(alertOf(page)).toContain('Warte eine Minute');
    ahead = 15.1 * 60_000;
    page = await browser.submit(page, { email, password: PASSWORD }, { until: callback() });
    expect(page.status).toBe(email === 'gibt-es@verein.de' ? 299 : 422);
  },
);

test('one connection cannot try many addresses', async () => {
  const page = await openSignIn();
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  const forgotten = await browser.submit(page, { email: 'keine' }, { press: 'Passwort vergessen?' });
  const tried: number[] = [];
  for (let attempt = 0; attempt < 42; attempt++)
    tried.push((await browser.submit(forgotten, { email: `keine${attempt}` }, { headers })).status);
  expect(tried.filter((status) => status === 429)).toHaveLength(2);
  const last = await browser.submit(page, { email: 'wer@auch.immer', password: 'x' }, { headers });
  expect([last.status, valueOf(last, 'email')]).toEqual([429, 'wer@auch.immer']);
  expect(alertOf(last)).toBe(
    'Von diesem Anschluss kommen gerade zu viele Versuche. Warte 10 Minuten und versuche es dann noch einmal.',
  );
});

test('signing up names every fault at once and keeps what was typed', async () => {
  const start = await openSignIn({ screen_hint: 'signup', login_hint: 'neu@verein.de' });
  expect(valueOf(start, 'email')).toBe('neu@verein.de');
  const page = await browser.submit(start, { nickname: ' ', email: 'lena@', password: 'kurz' });
  const faults = [...page.document.querySelectorAll('.fault')].map(({ textContent }) => textContent);
  expect([page.status, faults]).toEqual([
    422,
    [
      'Bitte sag uns, wie du heißt.',
      'Diese E-Mail-Adresse ist ungültig.',
      'Das Passwort braucht mindestens 10 Zeichen.',
    ],
  ]);
  expect([valueOf(page, 'nickname'), valueOf(page, 'email')]).toEqual([' ', 'lena@']);
});

test('markup in what is typed stays text', async () => {
  const email = '"><script>alert(1)</script>';
  const page = await browser.submit(await openSignIn(), { email, password: 'x' });
  expect(valueOf(page, 'email')).toBe(email);
  expect(page.document.querySelectorAll('script')).toHaveLength(1);
});

test('a forgotten password is replaced by a link in a mail, and everybody else is signed out', async () => {
  const email = 'vergesslich@verein.de';
  const elsewhere = await signUp(email);
  browser = createBrowser('de');
  let page = await browser.submit(await openSignIn(), { email }, { press: 'Passwort vergessen?' });
  expect([heading(page), valueOf(page, 'email')]).toEqual(['Passwort vergessen?', email]);
  page = await browser.submit(page, {});
  expect([page.status, heading(page)]).toEqual([200, 'Schau in dein Postfach']);
  const link = await mailedLink(email, 'Neues Passwort für Figurina');

  page = await browser.open(link);
  expect(heading(page)).toBe('Neues Passwort');
  page = await browser.submit(page, { password: 'vergesslich1' });
  expect(page.document.querySelector('#password-fault')?.textContent).toBe('Dieses Passwort ist zu leicht zu erraten.');
  page = await browser.submit(page, { password: 'ein ganz neuer Satz' }, { until: `${server.url}/start` });
  expect(page.url.pathname).toBe('/start');
  // Signed in by the link already.
  const flow = await beginCodeFlow(server);
  const back = await browser.open(flow.authorizationUrl, { until: callback() });
  expect((await me((await redeemCode(flow, back.url)).access_token)).user?.email).toBe(email);

  expect((await refresh(flow.config, elsewhere.refresh_token)).error).toBe('invalid_grant');
  page = await createBrowser().open(link);
  expect([page.status, heading(page)]).toEqual([410, 'Dieser Link gilt nicht mehr']);
  await mailedLink(email, 'Dein Passwort wurde geändert');

  browser = createBrowser('de');
  page = await browser.submit(await openSignIn(), { email, password: PASSWORD });
  expect(alertOf(page)).toBe('E-Mail oder Passwort stimmt nicht.');
  page = await browser.submit(page, { email, password: 'ein ganz neuer Satz' }, { until: callback() });
  expect(page.url.searchParams.get('code')).toBeTruthy();
});

test('asking for a link tells nothing about accounts, and sends nothing where there is none', async () => {
  await signUp('hat-konto@verein.de');
  const ask = async (email: string) => {
    const page = await createBrowser().open(`${server.url}/oidc/forgotten?lang=de`);
    const sent = await browser.submit(page, { email });
    return sent.text.replaceAll(email, '');
  };
  expect(await ask('hat-konto@verein.de')).toBe(await ask('hat-kein-konto@verein.de'));
  await mailedLink('hat-konto@verein.de', 'Neues Passwort für Figurina');
  // That mail was asked for first; the job after it has nothing to send.
  await vi.waitFor(async () => expect(await openJobs()).toBe(0), 15_000);
  const { length } = await server.database.db
    .selectFrom('mails')
    .select('id')
    .where('recipient', '=', 'hat-kein-konto@verein.de')
    .execute();
  expect(length).toBe(0);
});

test('a lock is taken away by a new password, and an old link dies when a newer one is sent', async () => {
  const email = 'gesperrt@verein.de';
  await signUp(email);
  browser = createBrowser('de');
  let page = await openSignIn();
  for (let attempt = 0; attempt < 5; attempt++) page = await browser.submit(page, { email, password: 'falsch' });
  expect(page.status).toBe(429);
  const form = await browser.open(`${server.url}/oidc/forgotten`);
  await browser.submit(form, { email });
  const first = await mailedLink(email, 'Neues Passwort für Figurina');
  await browser.submit(form, { email });
  const second = await vi.waitFor(async () => {
    const link = await mailedLink(email, 'Neues Passwort für Figurina');
    expect(link).not.toBe(first);
    return link;
  }, 15_000);
  expect((await browser.open(first)).status).toBe(410);
  await browser.submit(await browser.open(second), { password: 'noch ein Satz' }, { until: `${server.url}/start` });
  browser = createBrowser('de');
  page = await browser.submit(await openSignIn(), { email, password: 'noch ein Satz' }, { until: callback() });
  expect(page.url.searchParams.get('code')).toBeTruthy();
});

test('who asks for one link too many for somebody else does not end the one that was mailed', async () => {
  const email = 'bedraengt@verein.de';
  await signUp(email);
  const form = await browser.open(`${server.url}/oidc/forgotten`);
  for (let at = 0; at < 5; at++) await browser.submit(form, { email });
  const resets = () =>
    server.database.db
      .selectFrom('mail_log')
      .select('outcome')
      .where('kind', '=', 'password_reset')
      .where('recipient', '=', email)
      .orderBy('id')
      .execute();
  await vi.waitFor(async () => expect(await resets()).toHaveLength(5), 15_000);
  const outcomes = (await resets()).map(({ outcome }) => outcome);
  expect(outcomes.toSorted()).toEqual(['sent', 'sent', 'sent', 'too_many', 'too_many']);
  expect((await browser.open(await mailedLink(email, 'Neues Passwort für Figurina'))).status).toBe(200);
});

test('a link to a new password works for an hour', async () => {
  const email = 'zu-spaet@verein.de';
  await signUp(email);
  await browser.submit(await browser.open(`${server.url}/oidc/forgotten`), { email });
  const link = await mailedLink(email, 'Neues Passwort für Figurina');
  ahead = 59 * 60_000;
  expect((await browser.open(link)).status).toBe(200);
  ahead = 61 * 60_000;
  expect((await browser.open(link)).status).toBe(410);
});

test('refresh tokens rotate; a copied one ends the sign-in', async () => {
  const tokens = await signUp('rotiert@verein.de');
  const { config } = await beginCodeFlow(server);
  const second = await refresh(config, tokens.refresh_token);
  expect(second.refresh_token).not.toBe(tokens.refresh_token);
  expect((await me(second.access_token)).status).toBe(200);
  // Two tabs that wake up together: within seconds the used one still works.
  expect((await refresh(config, tokens.refresh_token)).access_token).toBeTruthy();
  ahead = 11_000;
  expect((await refresh(config, tokens.refresh_token)).error).toBe('invalid_grant');
  expect((await refresh(config, second.refresh_token)).error).toBe('invalid_grant');
});

test('pages speak the language that the app asks for, and change it without losing what was typed', async () => {
  let page = await openSignIn({ ui_locales: 'pl' });
  expect([page.document.documentElement.lang, heading(page)]).toEqual(['pl', 'Logowanie']);
  page = await browser.submit(page, { email: 'zosia@klub.pl' }, { press: 'Français' });
  expect([page.document.documentElement.lang, valueOf(page, 'email'), alertOf(page)]).toEqual([
    'fr',
    'zosia@klub.pl',
    undefined,
  ]);
  page = await browser.submit(page, { password: 'faux' });
  expect(alertOf(page)).toBe('L’e-mail ou le mot de passe est incorrect.');
  browser = createBrowser('nl, it;q=0.5');
  expect(heading(await openSignIn())).toBe('Accedi');
  browser = createBrowser('nl');
  expect(heading(await openSignIn())).toBe('Sign in');
});

test('pages are kept nowhere, framed nowhere, and run no script but their own file', async () => {
  const page = await openSignIn();
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect([...page.document.querySelectorAll('script, style')].map((one) => one.textContent)).toEqual(['']);
  expect(page.document.querySelectorAll('[style], [onclick]')).toHaveLength(0);
  for (const link of page.document.querySelectorAll<HTMLLinkElement>('link[href], script[src]')) {
    const asset = await fetch(new URL(link.getAttribute('href') ?? link.getAttribute('src') ?? '', page.url));
    expect([asset.status, asset.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  }
});

test('an address of this machine by its other name may sign in too', async () => {
  const { port } = new URL(server.url);
  const origin = `http://127.0.0.1:${port}`;
  const flow = await beginCodeFlow(server, { origin });
  const page = await browser.open(flow.authorizationUrl);
  const typed = { email: 'zweiname@verein.de' };
  const form = await browser.submit(page, typed, { press: 'Konto anlegen' });
  const back = await browser.submit(form, { nickname: 'Z', password: PASSWORD }, { until: `${origin}/auth/callback` });
  expect((await redeemCode(flow, back.url)).access_token).toBeTruthy();
  const answer = await fetch(`${flow.config.issuer}/token`, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST' },
  });
  expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
});

test('a sign-in that has ended says so and offers a new one', async () => {
  const page = await openSignIn();
  browser.cookies.clear();
  const gone = await browser.submit(page, { email: 'a@b.de', password: 'x' });
  expect([gone.status, heading(gone)]).toEqual([410, 'Neu anmelden, bitte']);
  expect(gone.document.querySelector('main a')?.getAttribute('href')).toBe('/start');
});

async function mailedLink(to: string, subject: string): Promise<string> {
  return vi.waitFor(async () => {
    const mail = await server.database.db
      .selectFrom('mails')
      .selectAll()
      .where('recipient', '=', to)
      .where('subject', '=', subject)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return /https?:\/\/\S+\/oidc\/\S+/.exec(mail.text)![0];
  }, 15_000);
}

async function openJobs(): Promise<number> {
  const { rows } = await sql<{ open: string }>`select count(*) as open from pgboss.job
    where name = 'identity.reset_password' and state <> 'completed'`.execute(server.database.db);
  return Number(rows[0]?.open);
}
