import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage, Staged, type Answer } from '../../app/testing.tsx';
import { anUpdate, aPublicOrder, stationsReached } from '../../orders/testing.ts';
import { OrderStatusScreen } from './OrderStatusScreen.tsx';

const READ = 'GET /v1/public/orders/t1';

async function open(answer: Answer) {
  const stage = await aStage({ [READ]: answer });
  await stage.services.language.load(['order_pages']);
  const routes = [{ path: '/order/:token', element: <OrderStatusScreen /> }];
  await render(<Staged services={stage.services} routes={routes} at="/order/t1" />);
}
const robots = () => document.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content;
const faults = async () => (await axe.run(document)).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);

test('whoever has the link sees how far it is, on a phone too, and no search lists it', async () => {
  await page.viewport(390, 844);
  const shipped = anUpdate({
    signal: 'shipped',
    title: 'Drei Pakete sind unterwegs',
    message: '',
    color: 'green',
    target_url: 'https://carrier.example/003404',
  });
  const odd = anUpdate({ signal: 'shipment_created', title: 'Angemeldet', target_url: 'javascript:alert(1)' });
  const stations = stationsReached('2027-05-03', '2027-05-06', '2027-05-08', '2027-05-18');
  await open({ body: { order: aPublicOrder({ stations, order_updates: [shipped, odd, anUpdate()] }) } });
  await expect.element(page.getByRole('heading', { name: 'Drei Pakete sind unterwegs', level: 1 })).toBeVisible();
  await expect.element(page.getByText('SV Blau-Weiß 09, 120 Alben')).toBeVisible();
  await expect.element(page.getByText('Donnerstag, 20. Mai 2027')).toBeVisible();
  await expect.element(page.getByText('23 Tage vor eurem Fest am 12. Juni 2027')).toBeVisible();
  const track = page.getByRole('region', { name: 'Weg der Bestellung' });
  await expect.element(track.getByRole('listitem').nth(3)).toHaveAttribute('aria-current', 'step');
  await expect.element(track.getByRole('listitem').last()).toHaveTextContent('5Zugestellt20.5. erwartetsteht noch aus');
  // An address that runs something is none.
  const links = page.getByRole('link', { name: 'Sendung verfolgen' });
  await expect.element(links).toHaveAttribute('href', 'https://carrier.example/003404');
  expect(robots()).toBe('noindex');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  expect(await faults()).toEqual([]);
});

test('a link that is wrong says so', async () => {
  await open({ status: 404, body: { type: 'x', title: 'Weg', status: 404, code: 'order_gone' } });
  await expect.element(page.getByRole('heading', { name: 'Zu diesem Link gibt es keine Bestellung.' })).toBeVisible();
  expect(await faults()).toEqual([]);
});

test('an order that was called off promises no day', async () => {
  const cancelled = anUpdate({ signal: 'cancelled', title: 'Bestellung storniert', color: 'grey' });
  await open({ body: { order: aPublicOrder({ order_updates: [cancelled, anUpdate()] }) } });
  await expect.element(page.getByText('Wird nicht gedruckt')).toBeVisible();
  await expect.element(page.getByText(/erwartet/)).not.toBeInTheDocument();
});
