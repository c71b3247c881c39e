import { changePassword, listSignIns, readCurrentUser } from '@figurina/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBrowser } from '../../../testing/browser.ts';
import { ask, call, refusal } from '../../../testing/checked-call.ts';
import { beginCodeFlow, refresh } from '../../../testing/code-flow.ts';
import { signedInDevice } from '../../../testing/signed-in-device.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testUser } from '../../../testing/test-user.ts';

const PASSWORD = 'sechs Tore vor der Pause';
const NEW = 'neun Tore nach der Pause';
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const newDevice = async (email: string) => signedInDevice(server, { email, password: PASSWORD, isNew: true });
const change = (password: string, wanted = NEW) => ({ body: { password, new_password: wanted } });

/** What the sign-in page says to a password, in a browser of its own; undefined where it lets in. */
async function answerTo(email: string, password: string): Promise<string | null | undefined> {
  const browser = createBrowser('de');
  const form = await browser.open((await beginCodeFlow(server)).authorizationUrl);
  const page = await browser.submit(form, { email, password }, { until: `${server.url}/auth/callback` });
  return page.document.querySelector('[role=alert]')?.textContent;
}

test('who knows their password changes it: this device stays, every other one is out, and a mail tells of it', async () => {
  const email = 'lena@verein.de';
  const desk = await newDevice(email);
  const phone = await signedInDevice(server, { email, password: PASSWORD });
  // Has typed the password, and never got a token: it would come in without typing it again.
  const halfway = createBrowser('de');
  const { config, authorizationUrl } = await beginCodeFlow(server);
  const form = await halfway.open(authorizationUrl);
  await halfway.submit(form, { email, password: PASSWORD }, { until: `${server.url}/auth/callback` });

  await ask(desk, changePassword, change(PASSWORD));

  expect((await ask(desk, readCurrentUser, {})).user.email).toBe(email);
  expect((await ask(desk, listSignIns, {})).sign_ins).toMatchObject([{ current: true }]);
  expect((await refresh(config, desk.tokens.refresh_token)).error).toBeUndefined();
  const again = { until: `${server.url}/auth/callback` };
  expect((await desk.browser.open(authorizationUrl, again)).url.searchParams.get('code')).toBeTruthy();
  expect(await call(phone, readCurrentUser, {})).toMatchObject({ status: 401 });
  expect((await refresh(config, phone.tokens.refresh_token)).error).toBe('invalid_grant');
  for (const { open } of [phone.browser, halfway])
    expect((await open(authorizationUrl, again)).document.querySelector('h1')?.textContent).toBe('Anmelden');

  expect(await answerTo(email, PASSWORD)).toBe('E-Mail oder Passwort stimmt nicht.');
  expect(await answerTo(email, NEW)).toBeUndefined();
  const mails = server.database.db.selectFrom('mails').select('subject').where('recipient', '=', email);
  const subjects = async () => (await mails.execute()).map(({ subject }) => subject);
  await expect.poll(subjects).toContain('Your password has been changed');
});

test('a wrong one before and a new one that will not do change nothing, and guessing is stopped', async () => {
  const email = 'mia@verein.de';
  const mia = await newDevice(email);
  expect(await refusal(mia, changePassword, change(PASSWORD, 'kurz'))).toBe('password_short');
  expect(await refusal(mia, changePassword, change(PASSWORD, 'a b'.repeat(100)))).toBe('password_long');
  expect(await refusal(mia, changePassword, change(PASSWORD, 'mia@verein.de1'))).toBe('password_easy');
  // The last one locks: what is wrong with a new one was no guess.
  for (let guess = 0; guess < 5; guess += 1)
    expect(await refusal(mia, changePassword, change(`geraten ${guess}`))).toBe('password_wrong');
  expect(await refusal(mia, changePassword, change(PASSWORD))).toBe('too_many_requests');
  expect(await answerTo(email, PASSWORD)).toBeUndefined();
});

test('somebody without a password is told so', async () => {
  const guest = await testUser(server, 'ohne@verein.de');
  expect(await refusal(guest, changePassword, change(PASSWORD))).toBe('password_none');
});
