import { createInvitations, PAGE_REPORT, type PageErrorReport, readStatus, reportPage } from '@figurina/contract';
import { anAlbum } from '@figurina/album/testing';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../platform/log/log.ts';
import { observeProcess } from '../../platform/observation/metrics.ts';
import { serveMetrics } from '../../platform/observation/serve-metrics.ts';
import { albumOnServer } from '../../testing/album-on-server.ts';
import { ask, call, refusal } from '../../testing/checked-call.ts';
import { createBrowser } from '../../testing/browser.ts';
import { beginCodeFlow, redeemCode } from '../../testing/code-flow.ts';
import { freePort } from '../../testing/free-port.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';

const TOKEN = 'a-token-for-the-scraper';
let server: TestServer;
let staff: TestUser;
let smtp: SMTPServer;
const lines: string[] = [];
const mailed: string[] = [];

beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
      stream.on('end', () => {
        mailed.push(text);
        done();
      });
    },
  });
  const [smtpPort, METRICS_PORT] = [await freePort(), await freePort()];
  await new Promise<void>((resolve) => smtp.listen(smtpPort, '127.0.0.1', resolve));
  server = await startTestServer({
    env: { SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, METRICS_PORT: String(METRICS_PORT), METRICS_TOKEN: TOKEN },
    log: createLog('debug', { write: (line: string) => void lines.push(line) }),
  });
  staff = await testUser(server, 'staff@figurina.example', { admin: true });
});
afterAll(async () => {
  await server.stop();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});

test('from a request to its job and its mail one id stands in every line, and nothing secret in any', async () => {
  const [email, password, guest] = ['lena@verein.example', 'sechs Tore vor der Pause', 'oma.hilde@gast.example'];
  const browser = createBrowser('de');
  const flow = await beginCodeFlow(server, { screen_hint: 'signup' });
  const page = await browser.open(flow.authorizationUrl);
  const back = await browser.submit(page, { nickname: 'Lena', email, password }, { until: flow.redirectUri });
  const tokens = await redeemCode(flow, back.url);
  const lena = await testUser(server, email);
  const album = await albumOnServer(server.database, anAlbum().parts(), [lena]);
  const answer = await fetch(`${server.url}/v1${createInvitations.path.replace(':id', album)}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokens.access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ emails: [guest] }),
  });
  expect(answer.ok, await answer.text()).toBe(true);
  const requestId = answer.headers.get('x-request-id')!;
  await expect.poll(() => mailed.find((mail) => mail.includes(guest)), { timeout: 60_000 }).toBeDefined();
  const mail = mailed.find((one) => one.includes(guest))!;
  expect(mail).toContain(`X-Request-ID: ${requestId}`);
  const ofIt = () =>
    lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter((line) => line['requestId'] === requestId);
  await expect.poll(() => ofIt().map(({ msg }) => msg)).toEqual(expect.arrayContaining(['request', 'job done']));
  expect(ofIt().find(({ msg }) => msg === 'job done')).toMatchObject({
    job: 'mail.deliver',
    jobId: expect.any(String),
  });

  const invitation = /\/invitations\/([\w-]+)\/accept/.exec(mail.replaceAll('=\r\n', ''))?.[1] ?? 'none in the mail';
  await fetch(`${server.url}/v1/public/invitations/${invitation}`);
  // One that a mail server or a database may throw back, with the address in its words.
  await call(server.url, reportPage, { body: { reports: [anError({ message: `for ${guest} "${password}"` })] } });
  expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
    expect.objectContaining({ msg: 'signed in', account: lena.id, factors: ['password'] }),
  );
  const log = lines.join('');
  const { access_token, refresh_token, id_token } = tokens;
  const secrets = [
    password,
    guest,
    invitation,
    access_token,
    refresh_token,
    id_token,
    lena.token,
    TOKEN,
    flow.verifier,
  ];
  for (const secret of secrets) expect(log.includes(secret), `${secret.slice(0, 12)} in the log`).toBe(false);
});

const anError = (more: Partial<PageErrorReport> = {}): PageErrorReport => ({
  kind: 'error',
  name: 'TypeError',
  message: 'x is undefined',
  screen: '/album/:id/stickers',
  frames: ['assets/index-B2.js:1:2345'],
  ...more,
});

test('what browsers tell is counted without a word of persons; staff alone read it, beside the state of every part', async () => {
  const send = (reports: object[]) => call(server.url, reportPage, { body: { reports } as never });
  const words = 'Cannot read "Mia Muster" of mia@verein.de at https://x.de/?token=t in 018f-77';
  for (let time = 0; time < 3; time++) expect((await send([anError({ message: words })])).status).toBe(204);
  await send([{ kind: 'vital', name: 'LCP', value: 1234, screen: '/start' }]);
  const { status } = await ask(staff, readStatus, {});
  expect(status.page_errors[0]).toMatchObject({ message: 'Cannot read … of … at … in #', count: 3 });
  const states = Object.fromEntries(status.parts.map(({ part, state }) => [part, state]));
  expect(states).toMatchObject({ database: 'ok', redis: 'off', files: 'ok', mail: 'ok', backup: 'off' });
  expect(JSON.stringify(status)).not.toMatch(/Mia|verein|token|smtp:|postgres:/);
  expect(await refusal(await testUser(server, 'some@body.example'), readStatus, {})).toBe('forbidden');
  expect(await refusal(server.url, readStatus, {})).toBe('unauthorized');
});

test('a stranger who tells much, or what is none, is not heard', async () => {
  const send = (body: object) => call(server.url, reportPage, { body: body as never });
  const refused = async (report: object) => (await send({ reports: [report] })).status;
  expect(await refused(anError({ screen: '/album/018f7a/x?token=1' }))).toBe(400);
  expect(await refused(anError({ frames: ['https://evil.example/x.js:1:1'] }))).toBe(400);
  expect(await refused(anError({ name: '<b>' }))).toBe(400);
  expect(await refused({ kind: 'vital', name: 'LCP', value: -1, screen: '/start' })).toBe(400);
  expect((await send({ reports: [anError()], more: 'x'.repeat(PAGE_REPORT.bytes) })).status).toBe(413);
  const told = await Promise.all(
    Array.from({ length: 30 }, (_, at) => send({ reports: [anError({ name: `E${at}` })] })),
  );
  expect(told.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(10);
});

test('metrics are told to who has the token, by routes as they are declared', async () => {
  observeProcess({ version: '1', role: 'all', database: 'x' });
  const listening = await serveMetrics({
    config: server.config,
    log: createLog('silent'),
    measure: server.app.measure,
  });
  const address = `http://127.0.0.1:${server.config.metrics!.port}`;
  const read = (path: string, headers = {}) => fetch(`${address}${path}`, { headers });
  try {
    expect((await read('/metrics')).status).toBe(401);
    expect((await read('/metrics', { authorization: `Bearer ${TOKEN}x` })).status).toBe(401);
    expect((await read('/', { authorization: `Bearer ${TOKEN}` })).status).toBe(404);
    const text = await (await read('/metrics', { authorization: `Bearer ${TOKEN}` })).text();
    for (const line of [
      /figurina_http_request_duration_seconds_count\{method="POST",route="\/v1\/public\/page_reports",status="204"\} \d/,
      /figurina_http_request_duration_seconds_count\{method="POST",route="\/v1\/albums\/:id\/invitations\/batch",status="20\d"\} \d/,
      /figurina_mails_total\{outcome="sent"\} [1-9]/,
      /figurina_job_duration_seconds_count\{queue="mail.deliver",outcome="done"\} [1-9]/,
      /figurina_web_vital_count\{vital="LCP",screen="start"\} 1/,
      /figurina_database_connections\{state="waiting"\} 0/,
      /figurina_part_up\{part="database"\} 1/,
      /figurina_sockets 0/,
      /nodejs_eventloop_lag_p99_seconds \d/,
      /process_resident_memory_bytes \d/,
    ])
      expect(text).toMatch(line);
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-7/);
  } finally {
    listening?.close();
  }
});
