import {
  beginSecondFactor,
  confirmSecondFactor,
  endCustomerSecondFactor,
  endCustomerSignIns,
  endSecondFactor,
  listAuditLog,
  readCurrentUser,
  readCustomerSignIns,
  readSecondFactor,
  renewRecoveryCodes,
} from '@figurina/contract';
import { URI } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createBrowser, type Browser, type Visit } from '../../../testing/browser.ts';
import { ask, refusal } from '../../../testing/checked-call.ts';
import { beginCodeFlow, redeemCode, type CodeFlow } from '../../../testing/code-flow.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testUser } from '../../../testing/test-user.ts';
import { totpCode } from '../../../testing/totp-code.ts';
import { createLink } from '../accounts/one-time-links.ts';

const PASSWORD = 'sechs Tore vor der Pause';
const STEP = 30_000;
let server: TestServer;
let ahead = 0;
const clock = { now: () => new Date(Date.now() + ahead) };

beforeAll(async () => {
  server = await startTestServer({ clock, env: { TRUST_PROXY: 'true' } });
});
afterAll(() => server.stop());
beforeEach(() => {
  ahead = 0;
});

const callback = () => `${server.url}/auth/callback`;
const heading = ({ document }: Visit) => document.querySelector('h1')?.textContent;
const alertOf = ({ document }: Visit) => document.querySelector('[role=alert]')?.textContent;
const codeOf = (address: string) => totpCode(address, clock.now());

interface Person {
  readonly email: string;
  readonly id: string;
  readonly browser: Browser;
  call(method: string, path: string, body?: unknown): Promise<Response>;
}

async function enter(email: string, flow: CodeFlow, back: Visit, browser: Browser): Promise<Person> {
  const { access_token: token } = await redeemCode(flow, back.url);
  const call: Person['call'] = async (method, path, body) =>
    fetch(`${server.url}/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const { user } = await ask({ call }, readCurrentUser, {});
  return { email, id: user.sub, browser, call };
}

async function newPerson(email: string): Promise<Person> {
  const [browser, flow] = [createBrowser('de'), await beginCodeFlow(server, { screen_hint: 'signup' })];
  const page = await browser.open(flow.authorizationUrl);
  const typed = { nickname: 'Lena K.', email, password: PASSWORD };
  return enter(email, flow, await browser.submit(page, typed, { until: callback() }), browser);
}

/** Answers what an app would read, and the recovery codes. */
async function secured(person: Person): Promise<{ address: string; codes: string[] }> {
  const { setup } = await ask(person, beginSecondFactor, { body: { password: PASSWORD } });
  const confirmed = await ask(person, confirmSecondFactor, { body: { code: codeOf(setup.address) } });
  return { address: setup.address, codes: confirmed.recovery_codes };
}

/** In a browser of their own: up to the page that asks for the code. */
async function withPassword(email: string): Promise<{ browser: Browser; flow: CodeFlow; page: Visit }> {
  const [browser, flow] = [createBrowser('de'), await beginCodeFlow(server)];
  const form = await browser.open(flow.authorizationUrl);
  return { browser, flow, page: await browser.submit(form, { email, password: PASSWORD }, { until: callback() }) };
}

async function mailed(recipient: string, subject: string): Promise<string> {
  const find = async () =>
    (
      await server.database.db
        .selectFrom('mails')
        .select('text')
        .where('recipient', '=', recipient)
        .where('subject', '=', subject)
        .executeTakeFirst()
    )?.text;
  await expect.poll(find).toBeDefined();
  return (await find()) ?? '';
}

test('an app is set up with the password and its first code; from then on signing in asks for one', async () => {
  const lena = await newPerson('lena@verein.de');
  expect((await ask(lena, readSecondFactor, {})).second_factor).toEqual({
    available: true,
    since: null,
    recovery_codes: 0,
  });
  expect(await refusal(lena, beginSecondFactor, { body: { password: 'ein anderes Passwort' } })).toBe('password_wrong');
  const { setup } = await ask(lena, beginSecondFactor, { body: { password: PASSWORD } });
  expect(URI.parse(setup.address)).toMatchObject({ issuer: 'Figurina', label: lena.email, digits: 6 });
  expect(setup.address).toContain(setup.secret);
  // Begun is not on: who closes the page gets in as before.
  expect((await withPassword(lena.email)).page.url.pathname).toBe('/auth/callback');
  const isWrong = codeOf(setup.address) === '000000' ? '000001' : '000000';
  expect(await refusal(lena, confirmSecondFactor, { body: { code: isWrong } })).toBe('second_factor_wrong');
  const spaced = codeOf(setup.address).replace(/^.../, '$& ');
  const { recovery_codes: codes } = await ask(lena, confirmSecondFactor, { body: { code: spaced } });
  expect(new Set(codes).size).toBe(10);
  expect((await ask(lena, readSecondFactor, {})).second_factor).toMatchObject({ available: true, recovery_codes: 10 });
  expect(await refusal(lena, beginSecondFactor, { body: { password: PASSWORD } })).toBe('second_factor_on');
  expect(await mailed(lena.email, 'Anmeldung mit Code ist eingeschaltet')).toContain('/profile');

  ahead = STEP;
  const { browser, flow, page } = await withPassword(lena.email);
  expect([page.status, heading(page)]).toEqual([200, 'Noch ein Code']);
  const english = await browser.submit(page, {}, { press: 'English' });
  expect([english.status, heading(english)]).toEqual([200, 'One more code']);
  const wrong = await browser.submit(page, { code: isWrong });
  expect([wrong.status, alertOf(wrong)]).toEqual([422, 'Dieser Code stimmt nicht oder wurde schon benutzt.']);
  const back = await browser.submit(wrong, { code: codeOf(setup.address) }, { until: callback() });
  expect((await enter(lena.email, flow, back, browser)).id).toBe(lena.id);
  const stored = await server.database.db.selectFrom('second_factors').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(codes[0]);
});

test('a code is good once, a recovery code too, and one that was stolen with the proof opens nothing later', async () => {
  const mia = await newPerson('mia@verein.de');
  const { address, codes } = await secured(mia);
  const used = codeOf(address);
  const first = await withPassword(mia.email);
  // It was used to turn it on.
  expect((await first.browser.submit(first.page, { code: used })).status).toBe(422);
  const typed = codes[0]!.toUpperCase().replaceAll('-', ' ');
  const back = await first.browser.submit(first.page, { code: typed }, { until: callback() });
  expect(back.url.pathname).toBe('/auth/callback');
  expect((await ask(mia, readSecondFactor, {})).second_factor.recovery_codes).toBe(9);
  const second = await withPassword(mia.email);
  expect((await second.browser.submit(second.page, { code: codes[0]! })).status).toBe(422);
  ahead = 11 * 60_000;
  const late = await second.browser.submit(second.page, { code: codes[1]! });
  expect([late.status, heading(late)]).toEqual([410, 'Neu anmelden, bitte']);
  expect((await ask(mia, readSecondFactor, {})).second_factor.recovery_codes).toBe(9);
});

test('without the password before, no code opens anything, and guessing codes is slowed down', async () => {
  const mara = await newPerson('mara@verein.de');
  const { address } = await secured(mara);
  ahead = STEP;
  const stranger = createBrowser('de');
  const flow = await beginCodeFlow(server);
  const form = await stranger.open(flow.authorizationUrl);
  const answer = await fetch(`${form.url.href}/code`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      cookie: [...stranger.cookies].map(([name, { value }]) => `${name}=${value}`).join('; '),
    },
    body: new URLSearchParams({ proof: 'none', code: codeOf(address) }),
  });
  expect(answer.status).toBe(410);
  const { browser, page } = await withPassword(mara.email);
  const right = codeOf(address);
  const wrong = right === '000000' ? '000001' : '000000';
  for (let at = 1; at < 5; at++) expect((await browser.submit(page, { code: wrong })).status).toBe(422);
  const locked = await browser.submit(page, { code: wrong });
  expect([locked.status, alertOf(locked)]).toEqual([429, expect.stringContaining('Warte 15 Minuten')]);
  expect((await browser.submit(page, { code: right })).status).toBe(429);
  expect(await mailed(mara.email, 'Falsche Codes bei deiner Anmeldung')).toContain('/oidc/forgotten');
});

test('a new password by mail and a link by mail ask for the code, too; signing up with the address as well', async () => {
  const noor = await newPerson('noor@verein.de');
  const { codes } = await secured(noor);
  const browser = createBrowser('de');
  const asked = await browser.open(`${server.url}/oidc/forgotten`);
  await browser.submit(asked, { email: noor.email });
  const link = /http\S+new-password\S+/.exec(await mailed(noor.email, 'Neues Passwort für Figurina'))![0];
  const form = await browser.open(link);
  const changed = await browser.submit(form, { password: 'neun Tore nach der Pause' });
  expect(heading(changed)).toBe('Noch ein Code');
  const flow = await beginCodeFlow(server);
  expect(heading(await browser.open(flow.authorizationUrl))).toBe('Anmelden');
  const inside = await browser.submit(changed, { code: codes[0]! }, { until: `${server.url}/start` });
  expect(inside.url.pathname).toBe('/start');
  const back = await browser.open((await beginCodeFlow(server)).authorizationUrl, { until: callback() });
  expect(back.url.pathname).toBe('/auth/callback');

  // It goes to an address that too many guessed at.
  const mail = await createLink(server.database.db, noor.id, 'mailed_sign_in', clock.now());
  const reader = createBrowser('de');
  const pressed = await reader.submit(await reader.open(`${server.url}/oidc/sign-in/${mail}`), {});
  expect(heading(pressed)).toBe('Noch ein Code');
  // A page of somebody else's would sign its visitors in to an account of theirs.
  const foreign = await reader.submit(pressed, { code: codes[1]! }, { headers: { 'sec-fetch-site': 'cross-site' } });
  expect([foreign.status, heading(foreign)]).toEqual([410, 'Neu anmelden, bitte']);
  const further = await reader.submit(pressed, { code: codes[1]! }, { until: `${server.url}/start` });
  expect(further.url.pathname).toBe('/start');

  const other = createBrowser('de');
  const signUp = await beginCodeFlow(server, { screen_hint: 'signup' });
  const page = await other.open(signUp.authorizationUrl);
  const typed = { nickname: 'Noor', email: noor.email, password: 'neun Tore nach der Pause' };
  expect(heading(await other.submit(page, typed, { until: callback() }))).toBe('Noch ein Code');
});

test('new recovery codes end the old ones, and the password turns it off', async () => {
  const emil = await newPerson('emil@verein.de');
  expect(await refusal(emil, renewRecoveryCodes, { body: { password: PASSWORD } })).toBe('second_factor_unavailable');
  const { codes } = await secured(emil);
  const renewed = await ask(emil, renewRecoveryCodes, { body: { password: PASSWORD } });
  const { browser, page } = await withPassword(emil.email);
  expect((await browser.submit(page, { code: codes[0]! })).status).toBe(422);
  const back = await browser.submit(page, { code: renewed.recovery_codes[0]! }, { until: callback() });
  expect(back.url.pathname).toBe('/auth/callback');
  expect(await refusal(emil, endSecondFactor, { body: { password: 'ein anderes Passwort' } })).toBe('password_wrong');
  await ask(emil, endSecondFactor, { body: { password: PASSWORD } });
  expect((await ask(emil, readSecondFactor, {})).second_factor.since).toBeNull();
  await mailed(emil.email, 'Anmeldung mit Code ist ausgeschaltet');
  expect((await withPassword(emil.email)).page.url.pathname).toBe('/auth/callback');
});

test('who lost app and codes is helped by staff, who sign people out everywhere, too; both are written down', async () => {
  const staff = await testUser(server, 'staff@figurina.example', { admin: true });
  const jan = await newPerson('jan@verein.de');
  await secured(jan);
  const params = { id: jan.id };
  for (const endpoint of [readCustomerSignIns, endCustomerSignIns, endCustomerSecondFactor])
    expect(await refusal(jan, endpoint, { params })).toBe('forbidden');
  expect((await ask(staff, readCustomerSignIns, { params })).sign_ins).toMatchObject({
    count: 1,
    second_factor_since: expect.any(String) as string,
  });
  await ask(staff, endCustomerSecondFactor, { params });
  await mailed(jan.email, 'Anmeldung mit Code ist ausgeschaltet');
  expect(await refusal(staff, endCustomerSecondFactor, { params })).toBe('not_found');
  expect((await jan.call('GET', '/users/me')).status).toBe(200);
  // A browser that was let in by a link, and has no token yet.
  const bare = createBrowser('de');
  const link = await createLink(server.database.db, jan.id, 'mailed_sign_in', clock.now());
  await bare.submit(await bare.open(`${server.url}/oidc/sign-in/${link}`), {}, { until: `${server.url}/start` });
  await ask(staff, endCustomerSignIns, { params });
  expect(heading(await bare.open((await beginCodeFlow(server)).authorizationUrl))).toBe('Anmelden');
  expect((await jan.call('GET', '/users/me')).status).toBe(401);
  expect((await ask(staff, readCustomerSignIns, { params })).sign_ins).toEqual({ count: 0, second_factor_since: null });
  for (const action of ['person.second_factor_end', 'person.sign_out'] as const)
    expect((await ask(staff, listAuditLog, { query: { action } })).entries).toMatchObject([{ subject: jan.id }]);
});
