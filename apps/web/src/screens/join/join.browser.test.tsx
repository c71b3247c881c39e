import type { GuestOrder, GuestQuote, PublicBatch } from '@figurina/contract';
import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Answers, aStage, Staged } from '../../app/testing.tsx';
import { JoinScreen } from './JoinScreen.tsx';
import { OwnOrderScreen } from './OwnOrderScreen.tsx';

const READ = 'GET /v1/public/batches/t1';
const QUOTE = 'POST /v1/public/batches/t1/quote';
const ORDER = 'POST /v1/public/batches/t1/orders';
const OWN = '/v1/public/batch_orders/g1';

const aBatch = (part: Partial<PublicBatch> = {}): PublicBatch => ({
  kind: 'group',
  state: 'open',
  open: true,
  title: 'SV Blau-Weiß 09',
  note: 'Bitte bis Pfingsten!',
  pages: 40,
  stickers: 172,
  deadline: '2027-05-20',
  minimum: 10,
  orders: 3,
  organization: 'hidden',
  country_code: 'DE',
  packs_recommended: 45,
  has_packs: true,
  numbers: null,
  payments: ['invoice'],
  most: { albums: 20, packs: 1000, stickers: 300 },
  ...part,
});
const aQuote = (albums: number, total: string): GuestQuote => ({
  albums,
  packs: 45,
  motifs: [],
  country_code: 'DE',
  currency: 'EUR',
  lines: [{ product: 'album', text: `${albums} Alben`, quantity: albums, amount_gross_human: total }],
  amount_human: '20,00 EUR',
  tax_value_human: '3,80 EUR',
  tax_rate: 1900,
  amount_gross_human: total,
  album_gross_human: '23,80 EUR',
  pack_gross_human: '0,30 EUR',
  sticker_gross_human: '0,54 EUR',
  quote_hash: `hash ${albums}`,
});
const problem = (status: number, code: string, errors?: object[]) => ({
  status,
  body: { type: 'x', title: 'Nein', status, code, ...(errors && { errors }) },
});

let unmount: (() => Promise<void>) | null = null;
afterEach(async () => {
  await unmount?.();
  unmount = null;
  sessionStorage.clear();
});

async function open(answers: Answers, at = '/join/t1') {
  await page.viewport(390, 844);
  const sent: { call: string; body: Record<string, unknown> }[] = [];
  const stage = await aStage(answers, 'de', (call, body) => {
    if (call.startsWith('POST')) sent.push({ call, body: (body as { order?: Record<string, unknown> })?.order ?? {} });
  });
  await stage.services.language.load(['join', 'address']);
  const routes = [
    { path: '/join/:token', element: <JoinScreen /> },
    { path: '/join/order/:token', element: <OwnOrderScreen /> },
  ];
  ({ unmount } = await render(<Staged services={stage.services} routes={routes} at={at} />));
  return { sent, stage, ordered: () => sent.filter(({ call }) => call === ORDER) };
}
const faults = async () => (await axe.run(document)).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
const field = (name: string) => page.getByRole('textbox', { name });

test('a guest orders on a phone at the price that is shown; what is refused stands at its field, and a reload keeps it', async () => {
  let tries = 0;
  const answers: Answers = {
    [READ]: { body: { batch: aBatch() } },
    [QUOTE]: () => ({ body: { quote: aQuote(quoted === 1 ? 1 : 2, quoted === 1 ? '37,06 EUR' : '60,86 EUR') } }),
    [ORDER]: () =>
      (tries += 1) === 1
        ? problem(422, 'order_invalid', [{ pointer: '/order/zip_code', code: 'zip_required', detail: 'PLZ fehlt' }])
        : { status: 201, body: { email: 'ida@familie.example' } },
  };
  let quoted = 1;
  const first = await open(answers);
  await expect.element(page.getByRole('heading', { name: 'SV Blau-Weiß 09', level: 1 })).toBeVisible();
  await expect.element(page.getByText('3 Bestellungen sind da.')).toBeVisible();
  await expect.element(page.getByRole('cell', { name: '37,06 EUR' }).first()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  expect(await faults()).toEqual([]);
  await field('Vorname').fill('Ida');
  await field('E-Mail').fill('ida@familie.example');
  await field('Telefon').fill('0170 1234');
  quoted = 2;
  await field('Alben').fill('2');
  await expect.element(page.getByRole('cell', { name: '60,86 EUR' }).first()).toBeVisible();
  const commit = page.getByRole('button', { name: 'Zahlungspflichtig bestellen' });
  await commit.click();
  await expect.element(page.getByText('PLZ fehlt')).toBeVisible();
  await expect.element(field('PLZ')).toHaveFocus();
  expect(first.ordered()[0]!.body).toMatchObject({ albums: 2, phone: '00491701234', quote_hash: 'hash 2' });
  await unmount?.();

  const again = await open(answers);
  await expect.element(field('Vorname')).toHaveValue('Ida');
  await expect.element(page.getByRole('cell', { name: '60,86 EUR' }).first()).toBeVisible();
  await field('PLZ').fill('50667');
  await commit.click();
  await expect.element(page.getByRole('heading', { name: 'Schau in dein Postfach' })).toBeVisible();
  expect(again.ordered()).toHaveLength(1);
  expect(sessionStorage.getItem('join t1')).toBeNull();
});

test('a guest confirms by the link in their mail and may take it back; what is over says so', async () => {
  const own = (part: Partial<GuestOrder>): GuestOrder => {
    const { quote_hash: _, album_gross_human: __, pack_gross_human: ___, ...quote } = aQuote(1, '37,06 EUR');
    return {
      state: 'placed',
      batch: aBatch(),
      first_name: 'Ida',
      for_name: '',
      address_lines: ['Ida Brandt', '50667 Köln'],
      quote,
      may: { confirm: true, withdraw: true },
      status_path: null,
      ...part,
    };
  };
  const { stage } = await open(
    {
      [`GET ${OWN}`]: { body: { order: own({}) } },
      [`POST ${OWN}/confirmation`]: {
        body: { order: own({ state: 'confirmed', may: { confirm: false, withdraw: true } }) },
      },
      [`POST ${OWN}/withdrawal`]: problem(409, 'batch_closed'),
      [READ]: { body: { batch: aBatch({ state: 'expired', open: false }) } },
    },
    '/join/order/g1',
  );
  await page.getByRole('button', { name: 'Bestellung bestätigen' }).click();
  await expect.element(page.getByRole('heading', { name: 'Du bist dabei' })).toBeVisible();
  expect(await faults()).toEqual([]);
  await page.getByRole('button', { name: 'Von der Bestellung zurücktreten' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Von der Bestellung zurücktreten' }).click();
  await expect.element(page.getByText(/Hier kann gerade nicht mehr/)).toBeVisible();
  expect(stage.calls.filter((call) => call === `GET ${OWN}`)).toHaveLength(2);
  await unmount?.();
  await open({ [READ]: { body: { batch: aBatch({ state: 'expired', open: false }) } } });
  await expect.element(page.getByRole('heading', { name: 'Es wird leider nicht gedruckt' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Zahlungspflichtig bestellen' })).not.toBeInTheDocument();
});
