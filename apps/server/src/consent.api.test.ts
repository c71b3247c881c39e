/** The consent in a real browser on the built pages, with a stand-in for where events go: what leaves, and when. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromiumLaunch } from '@figurina/press';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildRenderPage } from './testing/build-render-page.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

interface Told {
  readonly path: string;
  readonly body: { type: string; name?: string; writeKey: string; context: { campaign: object } };
}
let told: Told[];
let events: Server;
let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  buildRenderPage();
  told = [];
  events = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => (text += part));
    request.on('end', () => {
      told.push({ path: `${request.method} ${request.url}`, body: JSON.parse(text) as Told['body'] });
      response.end();
    });
  });
  await new Promise<void>((resolve) => events.listen(0, '127.0.0.1', resolve));
  const { port } = events.address() as AddressInfo;
  server = await startTestServer({
    env: {
      ANALYTICS_URL: `http://127.0.0.1:${port}/v1`,
      ANALYTICS_WRITE_KEY: 'schluessel',
      IMPRINT_URL: 'https://verein.example/impressum',
      WITHDRAWAL_URL: 'https://verein.example/widerruf',
      ACCESSIBILITY_URL: 'https://verein.example/barrierefrei',
    },
  });
  browser = await chromium.launch(await chromiumLaunch());
}, 240_000);
afterAll(async () => {
  await browser.close();
  await server.stop();
  await new Promise((resolve) => events.close(resolve));
});

const question = (page: Page) => page.getByRole('dialog', { name: 'Dürfen wir mitzählen?' });
const settings = (page: Page) => page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
const pagesTold = () => told.map(({ path, body }) => `${path} ${body.name ?? ''}`.trim());

test('on the front door and in the app nothing leaves before the consent, and nothing after it was withdrawn', async () => {
  const context = await browser.newContext({ locale: 'de-DE' });
  const page = await context.newPage();
  const blocked: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy/.test(message.text())) blocked.push(message.text());
  });
  await page.goto(`${server.url}/?utm_source=druckerei-nord&entrypoint=affiliate`);
  await question(page).getByRole('button', { name: 'Ablehnen' }).waitFor();
  expect(told).toEqual([]);
  const kept = (await context.cookies()).map(({ name, value, expires }) => ({
    name,
    value,
    days: Math.round((expires - Date.now() / 1000) / 86_400),
  }));
  expect(kept).toEqual([
    { name: 'figurina_campaign', value: 'entrypoint=affiliate&utm_source=druckerei-nord', days: 90 },
  ]);
  await question(page).getByRole('button', { name: 'Annehmen' }).click();
  await expect.poll(pagesTold).toEqual(['POST /v1/page /']);
  expect(told[0]!.body).toMatchObject({
    writeKey: 'schluessel',
    context: { campaign: { entrypoint: 'affiliate', utm_source: 'druckerei-nord' } },
  });

  // The app knows the answer, and the first campaign stays the one that counts.
  await page.goto(`${server.url}/album/new?utm_source=somebody-else`);
  await expect.poll(pagesTold).toContain('POST /v1/page /album/new/blueprints');
  expect((await context.cookies()).find(({ name }) => name === 'figurina_campaign')?.value).toContain('druckerei-nord');
  await expect.poll(async () => question(page).count()).toBe(0);

  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).first().click();
  await settings(page).getByRole('button', { name: 'Ablehnen' }).click();
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['figurina_campaign']);
  const before = told.length;
  await page.goto(`${server.url}/help/start`);
  const foot = page.getByRole('link', { name: 'Barrierefreiheit' });
  // The layers of the built style sheets are in their order: the reset does not win over the screen.
  expect(await foot.evaluate((link) => getComputedStyle(link).textDecorationLine)).toBe('underline');
  await page.goto(server.url);
  // The answer is kept: what would ask is loaded to open the settings, and asks nothing.
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  await settings(page).getByRole('switch', { name: 'Auswertung' }).waitFor();
  expect(told).toHaveLength(before);
  expect(blocked).toEqual([]);
  await context.close();
});
