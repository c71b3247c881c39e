import type { ApiKey, Webhook, WebhookDelivery } from '@figurina/contract';
import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage, Staged, type Answers } from '../../app/testing.tsx';
import { IntegrationsScreen } from './IntegrationsScreen.tsx';
import { WebhookScreen } from './webhooks/WebhookScreen.tsx';

const HOOKS = 'GET /v1/webhook_endpoints';
const KEYS = 'GET /v1/api_keys';
const LOG = 'GET /v1/webhook_endpoints/w1/deliveries';
const aWebhook = (part: Partial<Webhook> = {}): Webhook => ({
  id: 'w1',
  name: 'Druckerei Nord',
  url: 'https://hooks.druckerei-nord.example/figurina/bestellungen',
  events: ['order.accepted', 'shipment.shipped'],
  state: 'active',
  created_at: '2027-05-03T10:00:00Z',
  failing_since: null,
  old_secret_until: null,
  ...part,
});
const aKey = (part: Partial<ApiKey> = {}): ApiKey => ({
  id: 'k1',
  name: 'Etiketten',
  hint: 'fig_a1B2',
  scopes: ['orders:read', 'production:read'],
  state: 'active',
  owner: { id: 'u1', name: 'Anna' },
  created_at: '2027-05-03T10:00:00Z',
  expires_at: null,
  last_used_at: null,
  ...part,
});
const aDelivery = (part: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  id: 'msg_1',
  type: 'order.accepted',
  order: { id: 'o1', name: 'F-1042' },
  state: 'failed',
  created_at: '2027-05-03T10:00:00Z',
  next_at: null,
  attempts: [
    { at: '2027-05-03T10:00:01Z', ms: 120, status: 500, fault: 'status', answer: 'Kaputt' },
    { at: '2027-05-03T10:01:01Z', ms: 10_001, status: null, fault: 'too_slow', answer: '' },
  ],
  ...part,
});
const hooks = (...webhooks: Webhook[]) => ({ body: { webhooks } });
const keys = (...api_keys: ApiKey[]) => ({ body: { api_keys } });
const log = (...deliveries: WebhookDelivery[]) => ({
  body: { deliveries, pagination: { current_page: 1, total_pages: 1 } },
});

let unmount: (() => Promise<void>) | null = null;
afterEach(async () => {
  await unmount?.();
  unmount = null;
});

async function open(answers: Answers, { at = '/integrations', width = 1440, locale = 'de' as 'de' | 'fr' } = {}) {
  await page.viewport(width, 900);
  const sent: [string, unknown][] = [];
  const stage = await aStage(answers, locale, (call, body) => {
    if (!call.startsWith('GET')) sent.push([call, body]);
  });
  await stage.services.language.load(['integrations', 'orders']);
  const routes = [
    { path: '/integrations', element: <IntegrationsScreen /> },
    { path: '/integrations/:webhookId', element: <WebhookScreen /> },
  ].map(({ path, element }) => ({ path, element: <main>{element}</main> }));
  const screen = await render(<Staged services={stage.services} routes={routes} at={at} />);
  unmount = () => screen.unmount();
  return { ...stage, sent };
}
const dialog = () => page.getByRole('dialog');
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const faults = async (width: number) => {
  const { violations } = await axe.run(document.body);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
};

test('a key is made with its scopes and told once; another one is revoked after being asked', async () => {
  const { answers, sent } = await open({ [HOOKS]: hooks(), [KEYS]: keys(aKey()) });
  await press('Neuer Schlüssel');
  await dialog().getByRole('button', { name: 'Schlüssel anlegen' }).click();
  await expect.element(dialog().getByText('Der Name fehlt.')).toBeVisible();
  await expect.element(dialog().getByText('Wähl mindestens ein Recht.')).toBeVisible();
  expect(sent).toEqual([]);
  await dialog().getByRole('textbox', { name: 'Name' }).fill('Versand');
  await dialog().getByRole('checkbox', { name: 'Bestellungen: lesen' }).click();
  await faults(1440);
  const body = { api_key: aKey({ id: 'k2', name: 'Versand' }), key: 'fig_geheim' };
  answers['POST /v1/api_keys'] = { status: 201, body };
  answers[KEYS] = keys(aKey({ id: 'k2', name: 'Versand' }), aKey());
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog().getByRole('textbox', { name: 'Schlüssel' })).toHaveValue('fig_geheim');
  await dialog().getByRole('button', { name: 'Schließen' }).click();
  await expect.element(page.getByText('Versand', { exact: true })).toBeVisible();
  expect(document.body.innerHTML).not.toContain('fig_geheim');
  answers['DELETE /v1/api_keys/k1'] = { status: 204 };
  answers[KEYS] = keys(aKey({ state: 'revoked' }));
  await press('Widerrufen: Etiketten');
  await dialog().getByRole('button', { name: 'Widerrufen' }).click();
  await expect.element(page.getByText('widerrufen', { exact: true })).toBeVisible();
  expect(sent).toEqual([
    ['POST /v1/api_keys', { api_key: { name: 'Versand', scopes: ['orders:read'], expires_in_days: 90 } }],
    ['DELETE /v1/api_keys/k1', undefined],
  ]);
});

test('a webhook is made, a refused address stands at its field, and its secret is told once', async () => {
  const MAKE = 'POST /v1/webhook_endpoints';
  const refused = { code: 'webhook_address', status: 422, title: 'Diese Adresse geht nicht.' };
  const { answers, sent } = await open({ [HOOKS]: hooks(), [KEYS]: keys(), [MAKE]: { status: 422, body: refused } });
  await expect.element(page.getByText('Noch keine Webhooks')).toBeVisible();
  await press('Neuer Webhook');
  await dialog().getByRole('textbox', { name: 'Name' }).fill('Druckerei Nord');
  await dialog().getByRole('textbox', { name: 'Adresse' }).fill('https://10.0.0.1/');
  await dialog().getByRole('checkbox', { name: 'Versendet' }).click();
  await dialog().getByRole('checkbox', { name: 'Angenommen' }).click();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog().getByText(/^Diese Adresse geht nicht/)).toBeVisible();
  answers[MAKE] = { status: 201, body: { webhook: aWebhook(), secret: 'whsec_geheim' } };
  answers[HOOKS] = hooks(aWebhook());
  await dialog().getByRole('textbox', { name: 'Adresse' }).fill('https://hooks.example.org/');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog().getByRole('textbox', { name: 'Signaturgeheimnis' })).toHaveValue('whsec_geheim');
  await dialog().getByRole('button', { name: 'Schließen' }).click();
  await expect.element(page.getByRole('link', { name: 'Druckerei Nord' })).toBeVisible();
  const events = ['order.accepted', 'shipment.shipped'];
  expect(sent.at(-1)).toEqual([
    MAKE,
    { webhook: { name: 'Druckerei Nord', url: 'https://hooks.example.org/', events } },
  ]);
});

test('the page of a webhook has its log; it is tested, sent again, turned to another secret, stopped and started', async () => {
  const { answers, sent } = await open(
    {
      [HOOKS]: hooks(aWebhook()),
      [LOG]: log(aDelivery()),
      'POST /v1/webhook_endpoints/w1/test': { status: 202, body: { delivery: aDelivery() } },
      'POST /v1/webhook_endpoints/w1/deliveries/msg_1/again': { status: 202, body: { delivery: aDelivery() } },
      'POST /v1/webhook_endpoints/w1/secret': { status: 201, body: { webhook: aWebhook(), secret: 'whsec_neu' } },
      'PATCH /v1/webhook_endpoints/w1': { body: { webhook: aWebhook({ state: 'stopped' }) } },
    },
    { at: '/integrations/w1' },
  );
  await page.getByText('2 Versuche').click();
  await expect.element(page.getByText('Kaputt')).toBeVisible();
  await expect.element(page.getByText('Keine Antwort nach 10.001 ms')).toBeVisible();
  await press('Test senden');
  await page.getByRole('button', { name: /erneut senden/ }).click();
  await press('Neues Geheimnis');
  await dialog().getByRole('button', { name: 'Neues Geheimnis' }).click();
  await expect.element(dialog().getByRole('textbox')).toHaveValue('whsec_neu');
  await dialog().getByRole('button', { name: 'Schließen' }).click();
  answers[HOOKS] = hooks(aWebhook({ state: 'stopped' }));
  await press('Stoppen');
  await dialog().getByRole('button', { name: 'Stoppen' }).click();
  await expect.element(page.getByRole('button', { name: /erneut senden/ })).toBeDisabled();
  answers[HOOKS] = hooks(aWebhook());
  await press('Wieder starten');
  await expect.element(page.getByRole('button', { name: 'Test senden' })).toBeVisible();
  expect(sent).toEqual([
    ['POST /v1/webhook_endpoints/w1/test', undefined],
    ['POST /v1/webhook_endpoints/w1/deliveries/msg_1/again', undefined],
    ['POST /v1/webhook_endpoints/w1/secret', undefined],
    ['PATCH /v1/webhook_endpoints/w1', { webhook: { active: false } }],
    ['PATCH /v1/webhook_endpoints/w1', { webhook: { active: true } }],
  ]);
});

test('both pages are named and readable on a phone in French', async () => {
  const answers = {
    [HOOKS]: hooks(aWebhook(), aWebhook({ id: 'w2', state: 'given_up' })),
    [KEYS]: keys(aKey(), aKey({ id: 'k2', state: 'revoked' })),
    [LOG]: log(aDelivery(), aDelivery({ id: 'msg_2', state: 'waiting', type: 'test', order: null })),
  };
  await open(answers, { width: 390, locale: 'fr' });
  await expect.element(page.getByRole('link', { name: 'Druckerei Nord' }).first()).toBeVisible();
  await expect.element(page.getByText('Etiketten').first()).toBeVisible();
  await faults(390);
  await page.getByRole('link', { name: 'Druckerei Nord' }).first().click();
  await page.getByText('2 essais').first().click();
  await faults(390);
});
