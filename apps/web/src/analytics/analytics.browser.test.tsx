import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Link } from 'react-router';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage, aUser, Staged } from '../app/testing.tsx';
import { campaign } from '../campaign/campaign.ts';
import { decide } from '../consent/decision.ts';
import { track } from './analytics.ts';
import { Measured } from './Measured.tsx';
import { toldPath } from './told-path.ts';

const ANALYTICS = { url: 'https://zahlen.example/v1', write_key: 'schluessel' };

interface Told {
  readonly url: string;
  readonly body: { type: string; name?: string; event?: string; anonymousId: string; [key: string]: unknown };
  readonly signal: AbortSignal;
}
let told: Told[];
beforeEach(() => {
  localStorage.clear();
  told = [];
  // What would leave this browser for another host.
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    told.push({
      url: input as string,
      body: JSON.parse(init!.body as string) as Told['body'],
      signal: init!.signal!,
    });
    return new Response(null);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const name of ['figurina_visitor', 'figurina_campaign']) document.cookie = `${name}=; Max-Age=0; Path=/`;
});

async function open(analytics: typeof ANALYTICS | null = ANALYTICS) {
  const { services } = await aStage({
    'GET /v1/config': { body: { config: { analytics, legal_pages: [] } } },
    'GET /v1/users/me': { body: { user: aUser() } },
  });
  const routes = [
    {
      element: <Measured />,
      children: [
        { path: '/start', element: <Link to="/album/0190f3aa-1111/stickers?page=3">Weiter</Link> },
        { path: '*', element: <p>Album</p> },
      ],
    },
  ];
  await render(<Staged services={services} routes={routes} at="/start" />);
}
const kinds = () => told.map(({ body: { type, name, event } }) => [type, name ?? event].filter(Boolean).join(' '));
const question = () => page.getByRole('dialog', { name: 'Dürfen wir mitzählen?' });

test('nothing leaves before the consent, nothing of that time afterwards, and nothing once it is withdrawn', async () => {
  await open();
  track('Spread Created', { count: 1 });
  await expect.element(question()).toBeVisible();
  expect(told).toEqual([]);
  expect(document.cookie).not.toContain('figurina_visitor');

  await question().getByRole('button', { name: 'Annehmen' }).click();
  await expect.poll(kinds).toEqual(['page /start', 'identify']);
  track('Order Created', { order: 'F-20001', amount: 23950, currency: 'EUR', category: 'sports' });
  expect(kinds().at(-1)).toBe('track Order Created');
  expect(told.map(({ url }) => url)).toEqual(
    ['page', 'identify', 'track'].map((type) => `https://zahlen.example/v1/${type}`),
  );
  const [first, , last] = told.map(({ body }) => body);
  expect(last).toMatchObject({
    writeKey: 'schluessel',
    userId: 'me',
    anonymousId: first!.anonymousId,
    properties: { order: 'F-20001', amount: 23950, currency: 'EUR', category: 'sports' },
  });
  expect(document.cookie).toContain(`figurina_visitor=${first!.anonymousId}`);

  const underWay = told.at(-1)!.signal;
  decide({ targeting: false });
  expect(underWay.aborted).toBe(true);
  expect(document.cookie).not.toContain('figurina_visitor');
  track('Spread Created', { count: 1 });
  await page.getByRole('link', { name: 'Weiter' }).click();
  await expect.element(page.getByText('Album')).toBeVisible();
  expect(told).toHaveLength(3);

  decide({ targeting: true });
  await expect.poll(kinds).toContain('page /album/:id/stickers');
  // Somebody else, as far as anybody is told.
  expect(told.at(-1)!.body.anonymousId).not.toBe(first!.anonymousId);
});

test('withdrawn in another tab it ends here too', async () => {
  decide({ targeting: true });
  await open();
  await expect.poll(kinds).toEqual(['page /start', 'identify']);
  localStorage.removeItem('figurina.consent');
  track('Spread Created', { count: 1 });
  window.dispatchEvent(new StorageEvent('storage', { key: 'figurina.consent' }));
  expect(document.cookie).not.toContain('figurina_visitor');
  expect(told).toHaveLength(2);
});

test('an old consent tells nobody anything where no address is set', async () => {
  decide({ targeting: true });
  await open(null);
  await expect.element(page.getByRole('link', { name: 'Weiter' })).toBeVisible();
  track('Spread Created', { count: 1 });
  expect(told).toEqual([]);
});

test('addresses are told without what opens them, and where somebody came from with them', async () => {
  expect(
    [
      '/album/0190f3aa-77b1-7c3e/preview/Zk3vQ_0aP9xLw2Rt',
      '/invitations/abcdefghijklmnopqrstuvwxyz/confirm',
      '/album/new/blueprints',
      '/blueprint_preview',
      '/customer-information',
    ].map(toldPath),
  ).toEqual([
    '/album/:id/preview/:id',
    '/invitations/:id/confirm',
    '/album/new/blueprints',
    '/blueprint_preview',
    '/customer-information',
  ]);
  expect(campaign()).toBeUndefined();
  document.cookie = 'figurina_campaign=utm_source=druckerei+nord&ad-set=h%C3%A4nde&other=x; Path=/';
  expect(campaign()).toEqual({ utm_source: 'druckerei nord', 'ad-set': 'hände' });
  decide({ targeting: true });
  await open();
  await expect.poll(kinds).toContain('page /start');
  expect(told[0]!.body['context']).toMatchObject({ campaign: { utm_source: 'druckerei nord' } });
});
