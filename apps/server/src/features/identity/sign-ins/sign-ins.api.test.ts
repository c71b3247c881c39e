import { anAlbum } from '@figurina/album/testing';
import { endOtherSignIns, endSignIn, handshakeOf, listSignIns, readCurrentUser, REALTIME } from '@figurina/contract';
import { sql } from 'kysely';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { albumOnServer } from '../../../testing/album-on-server.ts';
import { createBrowser } from '../../../testing/browser.ts';
import { ask, refusal } from '../../../testing/checked-call.ts';
import { beginCodeFlow, refresh, type Tokens } from '../../../testing/code-flow.ts';
import { signedInDevice, type Device } from '../../../testing/signed-in-device.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { callingAs } from '../../../testing/test-user.ts';

const PASSWORD = 'sechs Tore vor der Pause';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1';
/** Where one server hears what another one did. */
const isShared = inject('databaseTemplate').kind === 'postgres';

let server: TestServer;
let ahead = 0;
const clock = { now: () => new Date(Date.now() + ahead) };

beforeAll(async () => {
  server = await startTestServer({ clock });
});
afterAll(() => server.stop());
afterEach(() => {
  ahead = 0;
});

const device = async (email: string, userAgent: string, isNew: boolean): Promise<Device> =>
  signedInDevice(server, { email, password: PASSWORD, isNew, userAgent });
const listed = async (on: Device) => (await ask(on, listSignIns, {})).sign_ins;
const other = async (on: Device) => (await listed(on)).find(({ current }) => !current)!.id;
const status = async (on: Device) => (await on.call('GET', '/users/me')).status;
async function albumOf(on: Device): Promise<string> {
  const { user } = await ask(on, readCurrentUser, {});
  const owner = { id: user.sub, email: user.email };
  return albumOnServer(server.database, anAlbum().section('Team').spread().parts(), [owner]);
}
const connect = (url: string, album: string, { access_token: token }: Tokens): Socket =>
  io(url, {
    path: REALTIME.path,
    query: { album_id: album },
    auth: handshakeOf(token),
    forceNew: true,
    reconnection: false,
  });
const heard = async (socket: Socket, event: string) =>
  new Promise<unknown>((resolve) => void socket.once(event, resolve));

test('somebody reads on which devices they are signed in, which one this is, and when they were used, to the hour', async () => {
  await device('geraete@verein.de', FIREFOX, true);
  const { db } = server.database;
  // What was used three hours ago got its last token then.
  await sql`update oidc_records set payload = jsonb_set(payload, '{iat}', to_jsonb((payload->>'iat')::bigint - 10800))
    where model = 'RefreshToken'`.execute(db);
  const phone = await device('geraete@verein.de', IPHONE, false);
  const all = await listed(phone);
  expect(all).toMatchObject([
    { browser: 'safari', system: 'ios', current: true },
    { browser: 'firefox', system: 'windows', current: false },
  ]);
  const used = all.map(({ last_used_at: at }) => Date.parse(at));
  expect(used.map((at) => at % 3_600_000)).toEqual([0, 0]);
  expect([3, 4]).toContain((used[0]! - used[1]!) / 3_600_000);
  expect(all.every(({ begun_at: at }) => Math.abs(Date.parse(at) - Date.now()) < 3_600_000)).toBe(true);
  const stored = await db.selectFrom('oidc_records').select(['payload', 'device']).execute();
  expect(JSON.stringify(stored)).not.toContain('Mozilla');
});

test('a device that is signed out is out at once: tokens, renewal, its browser and its connections; the others stay', async () => {
  const desk = await device('abmelden@verein.de', FIREFOX, true);
  const phone = await device('abmelden@verein.de', IPHONE, false);
  const album = await albumOf(desk);
  const [atDesk, onPhone] = [connect(server.url, album, desk.tokens), connect(server.url, album, phone.tokens)];
  await Promise.all([heard(atDesk, 'connect'), heard(onPhone, 'connect')]);
  expect(await status(phone)).toBe(200);

  const ended = heard(onPhone, 'disconnect');
  await ask(desk, endSignIn, { params: { id: await other(desk) } });
  expect(await status(phone)).toBe(401);
  await ended;
  expect(atDesk.connected).toBe(true);
  const late = connect(server.url, album, phone.tokens);
  expect(await heard(late, 'connect_error')).toMatchObject({ data: { code: 'unauthorized' } });
  const { config, authorizationUrl } = await beginCodeFlow(server);
  expect((await refresh(config, phone.tokens.refresh_token)).error).toBe('invalid_grant');
  const again = await phone.browser.open(authorizationUrl);
  expect(again.document.querySelector('h1')?.textContent).toBe('Anmelden');
  expect(await status(desk)).toBe(200);
  expect((await refresh(config, desk.tokens.refresh_token)).error).toBeUndefined();
  expect(await listed(desk)).toMatchObject([{ current: true }]);
  for (const socket of [atDesk, onPhone, late]) socket.disconnect();
});

test('nobody signs out somebody else, nor learns of their devices', async () => {
  const lena = await device('lena@verein.de', FIREFOX, true);
  const mia = await device('mia@verein.de', IPHONE, true);
  const [hers] = await listed(lena);
  expect(await refusal(mia, endSignIn, { params: { id: hers!.id } })).toBe('not_found');
  expect(await refusal(mia, endSignIn, { params: { id: 'none' } })).toBe('not_found');
  await ask(mia, endOtherSignIns, {});
  expect([await status(lena), await status(mia)]).toEqual([200, 200]);
  expect((await listed(mia)).map(({ id }) => id)).not.toContain(hers!.id);
});

test('all others go at once, and one’s own by its id as well', async () => {
  const desk = await device('alle@verein.de', FIREFOX, true);
  const more = [await device('alle@verein.de', IPHONE, false), await device('alle@verein.de', FIREFOX, false)];
  expect(await listed(desk)).toHaveLength(3);
  const album = await albumOf(desk);
  const [atDesk, onPhone] = [connect(server.url, album, desk.tokens), connect(server.url, album, more[0]!.tokens)];
  await Promise.all([heard(atDesk, 'connect'), heard(onPhone, 'connect')]);
  const ended = heard(onPhone, 'disconnect');
  await ask(desk, endOtherSignIns, {});
  await ended;
  expect(atDesk.connected).toBe(true);
  expect(await Promise.all(more.map(status))).toEqual([401, 401]);
  const [own] = await listed(desk);
  await ask(desk, endSignIn, { params: { id: own!.id } });
  expect(await status(desk)).toBe(401);
  for (const socket of [atDesk, onPhone]) socket.disconnect();
});

test('who signs out in the menu is out with the access token, too', async () => {
  const desk = await device('sonst@verein.de', FIREFOX, true);
  const socket = connect(server.url, await albumOf(desk), desk.tokens);
  await heard(socket, 'connect');
  const ended = heard(socket, 'disconnect');
  const { config } = await beginCodeFlow(server);
  const end = new URL(`${config.issuer}/session/end`);
  end.search = new URLSearchParams({
    id_token_hint: desk.tokens.id_token,
    post_logout_redirect_uri: `${server.url}/start`,
  }).toString();
  await desk.browser.open(end, { until: `${server.url}/start` });
  await ended;
  // Not through the list: what a process has seen counts for it a few seconds more.
  ahead = 5000;
  expect(await status(desk)).toBe(401);
});

test('a new password ends every connection and every token that was there', async () => {
  const email = 'vergessen@verein.de';
  const desk = await device(email, FIREFOX, true);
  const socket = connect(server.url, await albumOf(desk), desk.tokens);
  await heard(socket, 'connect');
  const ended = heard(socket, 'disconnect');
  const elsewhere = createBrowser('de');
  const asked = await elsewhere.open(`${server.url}/oidc/forgotten`);
  await elsewhere.submit(asked, { email });
  const mailed = server.database.db.selectFrom('mails').select('text').where('recipient', '=', email);
  const link = async () => {
    const mail = await mailed.where('subject', '=', 'Neues Passwort für Figurina').executeTakeFirst();
    return /http\S+/.exec(mail?.text ?? '')?.[0];
  };
  await expect.poll(link).toBeDefined();
  await elsewhere.submit(await elsewhere.open((await link())!), { password: 'neun Tore nach der Pause' });
  await ended;
  ahead = 5000;
  expect(await status(desk)).toBe(401);
});

test.runIf(isShared)(
  'another server ends the connections at once, and refuses the token within five seconds',
  async () => {
    const second = await startTestServer({ beside: server, clock });
    const desk = await device('zweiter@verein.de', FIREFOX, true);
    const phone = await device('zweiter@verein.de', IPHONE, false);
    const album = await albumOf(desk);
    const socket = connect(second.url, album, phone.tokens);
    await heard(socket, 'connect');
    expect((await callingAs(second.url, phone.tokens.access_token).call('GET', '/users/me')).status).toBe(200);
    const ended = heard(socket, 'disconnect');
    await ask(desk, endSignIn, { params: { id: await other(desk) } });
    await ended;
    const late = connect(second.url, album, phone.tokens);
    expect(await heard(late, 'connect_error')).toMatchObject({ data: { code: 'unauthorized' } });
    ahead = 5000;
    expect((await callingAs(second.url, phone.tokens.access_token).call('GET', '/users/me')).status).toBe(401);
    ahead = 0;
    await second.stop();
  },
);
