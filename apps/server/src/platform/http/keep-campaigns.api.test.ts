import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    env: {
      BASE_URL: 'https://album.example',

      ANALYTICS_URL: 'https://zahlen.example/v1;x,y',
      WEB_DIST: '/nowhere',
    },
  });
});
afterAll(() => server.stop());

const address = () => `http://127.0.0.1:${server.config.port}`;
async function kept(path: string, cookie = ''): Promise<string | null> {
  const { headers } = await fetch(address() + path, { headers: { cookie }, redirect: 'manual' });
  return headers.getSetCookie().find((one) => one.startsWith('figurina_campaign=')) ?? null;
}

test('the first campaign is kept for 90 days, for this site alone, whatever signs are in it', async () => {
  expect(await kept('/album/new?utm_source=nord&category=wedding&utm_medium=a%3Bb%2Cc%20%C3%A4&ad-set=1')).toBe(
    'figurina_campaign=utm_source=nord&utm_medium=a%3Bb%2Cc+%C3%A4&ad-set=1; Max-Age=7776000; Path=/; SameSite=Lax; Secure',
  );
  expect(await kept('/?utm_source=sued', 'other=1; figurina_campaign=utm_source=nord')).toBeNull();
  expect(await kept('/?utm_source=sued', 'xfigurina_campaign=1')).toContain('utm_source=sued');
});

test('nothing is kept of an address without one, of calls, files and public forms, and never more than browsers keep', async () => {
  for (const path of [
    '/start?category=wedding',
    '/start?utm_source=',
    '/v1/config?utm_source=x',
    '/s/token?utm_source=x',
    '/render/a1?utm_source=x',
    '/assets/a.js?utm_source=x',
  ])
    expect(await kept(path), path).toBeNull();
  const long = (await kept(`/?utm_source=${'ä'.repeat(300)}&utm_term=${'x'.repeat(300)}`))!;
  expect(long).not.toContain('utm_source');
  expect(long).toContain(`utm_term=${'x'.repeat(100)};`);
});

test('pages may send events to the one address that is set, and to nothing else of that host', async () => {
  for (const path of ['/start', '/']) {
    const policy = (await fetch(address() + path)).headers.get('content-security-policy')!;
    const sources = /connect-src ([^;]+)/.exec(policy)![1]!.split(' ');
    expect(sources).toContain('https://zahlen.example/v1%3Bx%2Cy/');
    expect(sources.filter((one) => one.includes('zahlen'))).toHaveLength(1);
  }
});
