import { expect, test, type Page } from '@playwright/test';
import { call, createAlbum } from './support/api.ts';
import { foreignSite, type ForeignSite } from './support/foreign-site.ts';
import { fillSignUp, newPerson, signUp } from './support/people.ts';

let site: ForeignSite;

test.beforeAll(async () => {
  site = await foreignSite('<p>Gewonnen!</p>');
});
test.afterAll(() => site.end());

interface Target {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

/** From the page that is open: by a form, and by scripts with whatever the browser keeps for our host. */
async function attack(page: Page, own: string, { method, path, body }: Target): Promise<void> {
  await page.evaluate(
    async ({ url, method: verb, json }) => {
      const frame = document.body.appendChild(Object.assign(document.createElement('iframe'), { name: 'hidden' }));
      const form = Object.assign(document.createElement('form'), { action: url, method: 'post', target: 'hidden' });
      // The body of this form is JSON with one more member.
      form.enctype = 'text/plain';
      const field = Object.assign(document.createElement('input'), {
        name: json.replace(/}$/, json === '{}' ? '"a":"' : ',"a":"'),
        value: '"}',
      });
      form.append(field);
      document.body.append(form);
      const sent = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
      form.submit();
      await sent;
      const plain = { method: 'POST', body: json, credentials: 'include' } as const;
      await fetch(url, { ...plain, mode: 'no-cors' }).catch(() => null);
      await fetch(url, { ...plain, method: verb, headers: { 'content-type': 'application/json' } }).catch(() => null);
      await fetch(url, { credentials: 'include' }).then(
        (answer) => Promise.reject(new Error(`could read ${answer.status}`)),
        () => null,
      );
      navigator.sendBeacon(url, json);
      frame.remove();
      form.remove();
    },
    { url: own + path, method, json: JSON.stringify(body ?? {}) },
  );
}

/** What the server says to a socket that a page opens without a token of its own, in the words of Engine.IO and Socket.IO. */
async function socketSays(page: Page, own: string, albumId: string): Promise<string> {
  const url = `${own.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket&album_id=${albumId}`;
  return page.evaluate(
    (address) =>
      new Promise<string>((resolve) => {
        const socket = new WebSocket(address);
        socket.addEventListener('message', ({ data }) => {
          if (String(data).startsWith('0')) socket.send('40{}');
          else resolve(String(data));
        });
        socket.addEventListener('close', () => resolve('closed'));
      }),
    url,
  );
}

test('a page of somebody else changes nothing in the name of who visits it, and reads nothing', async ({
  browser,
  baseURL,
}) => {
  const { page } = await newPerson(browser, 'Vera Vertraut');
  const id = await createAlbum(page, { title: 'Bleibt so', category: 'sports' });
  const state = async () => ({
    albums: await call(page, 'GET', '/v1/albums'),
    album: await call(page, 'GET', `/v1/albums/${id}`),
    links: await call(page, 'GET', `/v1/albums/${id}/invitations`),
    data: await call(page, 'GET', '/v1/users/me/data'),
  });
  const before = await state();
  const targets: Target[] = [
    { method: 'POST', path: '/v1/albums', body: { album: { title: 'Untergeschoben', language: 'de' } } },
    { method: 'PATCH', path: `/v1/albums/${id}`, body: { album: { title: 'Verändert' } } },
    { method: 'DELETE', path: `/v1/albums/${id}` },
    { method: 'POST', path: `/v1/albums/${id}/invitations`, body: { email: 'mallory@example.org' } },
    { method: 'POST', path: '/v1/users/me/exports' },
    { method: 'POST', path: '/oidc/session/end', body: {} },
    { method: 'POST', path: '/oidc/session/end/confirm', body: { logout: 'yes' } },
  ];
  const visit = await page.context().newPage();
  for (const other of [site.near, site.far]) {
    await visit.goto(other);
    for (const target of targets) await attack(visit, baseURL!, target);
    expect(await socketSays(visit, baseURL!, id)).toMatch(/^(44.*unauthorized|closed)/);
  }
  expect(await state()).toEqual(before);
  // The provider still knows her, too: another window signs in without asking.
  await page.evaluate(() => localStorage.clear());
  await page.goto('/start');
  await expect(page.getByRole('link', { name: 'Bleibt so' })).toBeVisible();
});

test('no address of ours leads to a page of somebody else', async ({ browser, baseURL }) => {
  const { page } = await newPerson(browser, 'Rita Richtung');
  const { config } = await call<{ config: { client_id: string; scope: string } }>(page, 'GET', '/v1/config');
  const to = encodeURIComponent(`${site.far}/auth/callback`);
  const asked = `client_id=${config.client_id}&response_type=code&scope=openid&code_challenge_method=S256&code_challenge=${'x'.repeat(43)}`;
  const lures = [
    `/oidc/auth?${asked}&redirect_uri=${to}`,
    `/oidc/auth?${asked}&redirect_uri=${encodeURIComponent(`${baseURL}.evil.example/auth/callback`)}`,
    `/oidc/auth?${asked}&redirect_uri=${encodeURIComponent(`${baseURL}@${new URL(site.far).host}/auth/callback`)}`,
    `/oidc/session/end?client_id=${config.client_id}&post_logout_redirect_uri=${to}`,
    `/start?${['return_to', 'returnTo', 'next', 'redirect', 'url', 'continue'].map((name) => `${name}=${to}`).join('&')}`,
    `/auth/callback?state=${to}&code=x`,
    `/auth/callback?error=x&state=${to}&error_uri=${to}`,
    `//${new URL(site.far).host}/start`,
    `/\\${new URL(site.far).host}/start`,
    `/help?topic=${to}`,
    `/blueprint_preview?id=${to}`,
    `/album/new?blueprint=${to}`,
  ];
  for (const lure of lures) {
    // Until everything that leads on has done so.
    await page.goto(baseURL! + lure, { waitUntil: 'networkidle' });
    expect(new URL(page.url()).origin, lure).toBe(baseURL);
  }
  expect(site.visits.filter((path) => path.includes('callback'))).toEqual([]);
});

test('no page of ours stands in a frame of somebody else', async ({ browser, baseURL }) => {
  const { page } = await newPerson(browser, 'Fiona Rahmenlos');
  const id = await createAlbum(page, { title: 'Ungerahmt', category: 'sports' });
  const { album } = await call<{ album: { album_preview_path: string } }>(page, 'GET', `/v1/albums/${id}`);
  const paths = ['/', '/start', `/album/${id}`, album.album_preview_path, '/oidc/forgotten', '/v1/docs', '/v1/config'];
  for (const other of [site.near, site.far]) {
    await page.goto(other);
    for (const path of paths) {
      const loaded = await page.evaluate(async (src) => {
        const frame = Object.assign(document.createElement('iframe'), { src, name: 'ours' });
        const done = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
        document.body.append(frame);
        await done;
        return window.frames.length;
      }, baseURL + path);
      expect(loaded).toBe(1);
      // What is refused has an address of the browser's own.
      expect(page.frame('ours')?.url() ?? 'none', path).not.toContain(baseURL!);
      await page.evaluate(() => document.querySelector('iframe')?.remove());
    }
  }
});

test('who plants a session in somebody’s browser is not signed in with them', async ({ browser }) => {
  const attackers = await browser.newContext();
  const attacker = await attackers.newPage();
  await attacker.goto('/start');
  await expect(attacker.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  const planted = await attackers.cookies();
  const theirs = await browser.newContext();
  await theirs.addCookies(planted);
  const page = await theirs.newPage();
  await page.goto(attacker.url());
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  await fillSignUp(page, 'Fides Fest');
  await page.waitForURL((url) => !url.pathname.startsWith('/oidc/interaction'));
  const session = async (context: typeof theirs) =>
    (await context.cookies(`${new URL(attacker.url()).origin}/oidc`)).find(({ name }) => name === 'figurina_session');
  const hers = await session(theirs);
  expect(hers?.value).toBeTruthy();
  expect(planted.map(({ value }) => value)).not.toContain(hers?.value);
  expect(hers).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  await attacker.goto('/start');
  await expect(attacker.getByRole('heading', { name: 'Anmelden' })).toBeVisible();

  // Nor does a session outlast its sign-out: another one at the next sign-in.
  const other = await browser.newContext();
  const again = await other.newPage();
  await signUp(again, 'Gina Gegangen');
  const first = (await session(other))?.value;
  expect(first).toBeTruthy();
  expect(first).not.toBe(hers?.value);
});
