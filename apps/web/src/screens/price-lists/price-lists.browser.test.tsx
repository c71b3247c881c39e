import type { PriceListRecord } from '@figurina/contract';
import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage, Staged, type Answers } from '../../app/testing.tsx';
import { PriceListsScreen } from './PriceListsScreen.tsx';

const LIST = 'GET /v1/price_lists';
const QUOTE = 'POST /v1/price_lists/quote';
const aList = (id: string, part: Partial<PriceListRecord> = {}): PriceListRecord => ({
  id,
  currency: 'EUR',
  effective_from: '2026-01-01',
  state: 'in_force',
  ...part,
});
const LISTS = [
  aList('2027-01-01.pln', { currency: 'PLN', effective_from: '2027-01-01' }),
  aList('2028-01-01.eur', { effective_from: '2028-01-01', state: 'coming' }),
  aList('2027-01-01.eur', { effective_from: '2027-01-01' }),
  aList('2026-01-01.eur', { state: 'over' }),
];
const aPrice = (gross: string, part: object = {}) => ({
  body: {
    line_items: [{ product: 'album', text: 'Album', quantity: 50, amount_human: '316,00 EUR' }],
    packs_per_album: 26,
    parcels: 2,
    missing_features: [],
    amount_human: '637,99 EUR',
    tax_value_human: '121,22 EUR',
    amount_gross_human: gross,
    ...part,
  },
});

let unmount: (() => Promise<void>) | null = null;
afterEach(async () => {
  await unmount?.();
  unmount = null;
});

async function open(answers: Answers, { at = '/price-lists', width = 1440, locale = 'de' as 'de' | 'pl' } = {}) {
  await page.viewport(width, 900);
  const sent: unknown[] = [];
  const stage = await aStage(answers, locale, (call, body) => call === QUOTE && sent.push(body));
  await stage.services.language.load(['price_lists', 'offers']);
  const element = (
    <main>
      <PriceListsScreen />
    </main>
  );
  const screen = await render(
    <Staged services={stage.services} routes={[{ path: '/price-lists', element }]} at={at} />,
  );
  unmount = () => screen.unmount();
  return { ...stage, sent };
}

test('lists say which one is in force; an order is reckoned by the one that is chosen, for the countries of its currency', async () => {
  const { answers, sent } = await open(
    { [LIST]: { body: { price_lists: LISTS } }, [QUOTE]: aPrice('759,21 EUR') },
    { at: '/price-lists?list=2027-01-01.eur' },
  );
  const rows = page.getByRole('table').getByRole('row');
  await expect.element(rows.nth(2)).toHaveTextContent('2028-01-01.eurEuro (EUR)1.1.2028kommtDamit rechnen');
  await expect.element(rows.nth(3).getByText('gilt', { exact: true })).toBeVisible();
  const price = (list: string) => page.getByRole('region', { name: `Preis nach ${list}` });
  await expect.element(price('2027-01-01.eur').getByText('759,21 EUR')).toBeVisible();
  await expect.element(price('2027-01-01.eur').getByText('50 × Album')).toBeVisible();

  answers[QUOTE] = aPrice('3.402,00 zł', { missing_features: ['premium_lamination'] });
  await page.getByRole('button', { name: 'Damit rechnen: 2027-01-01.pln' }).click();
  await expect.element(price('2027-01-01.pln').getByText('3.402,00 zł')).toBeVisible();
  await expect.element(page.getByText(/^Nicht im Preis.*Glanzfolie/)).toBeVisible();
  const countries = page.getByRole('combobox', { name: 'Lieferland' });
  expect([...(countries.element() as HTMLSelectElement).options].map(({ value }) => value)).toEqual(['PL']);
  expect(sent).toMatchObject([
    { price_list: '2027-01-01.eur', wish: { country_code: 'DE', no_albums: 50, packs_per_album: null } },
    { price_list: '2027-01-01.pln', wish: { country_code: 'PL' } },
  ]);

  answers[QUOTE] = { status: 422, body: { code: 'no_albums_out_of_range', status: 422, title: 'Zu wenige Alben' } };
  await page.getByRole('textbox', { name: 'Anzahl Alben' }).fill('1');
  await expect.element(price('2027-01-01.pln').getByText('Alben', { exact: false }).first()).toBeVisible();
  await expect.element(price('2027-01-01.pln').getByText('3.402,00 zł')).not.toBeInTheDocument();
  await page.getByRole('textbox', { name: 'Seiten mit Umschlag' }).fill('33');
  await expect.element(page.getByText('Eine gerade Zahl von 4 bis 400')).toBeVisible();
});

test('lists and calculator are named and readable on a phone in Polish; what fails is tried again', async () => {
  const failed = { status: 500, body: { code: 'internal', status: 500, title: 'x' } };
  const { answers } = await open({ [LIST]: failed, [QUOTE]: aPrice('759,21 EUR') }, { width: 390, locale: 'pl' });
  answers[LIST] = { body: { price_lists: LISTS } };
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect.element(page.getByText('759,21 EUR')).toBeVisible();
  const { violations } = await axe.run(document.body);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
