import type { VoucherRecord } from '@figurina/contract';
import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage, Staged, type Answers } from '../../app/testing.tsx';
import { VouchersScreen } from './VouchersScreen.tsx';

const LIST = 'GET /v1/vouchers';
const MAKE = 'POST /v1/vouchers';

const aVoucher = (part: Partial<VoucherRecord> = {}): VoucherRecord => ({
  id: 'v1',
  code: 'SOMMER10',
  worth: { kind: 'percent', rate: 1000 },
  worth_human: '10 %',
  currency: 'EUR',
  valid_from: null,
  valid_to: '2027-08-31',
  min_amount: 100_000,
  min_amount_human: '1.000,00 EUR',
  max_uses: null,
  uses: 2,
  disabled: false,
  state: 'active',
  note: 'Sommeraktion',
  series: null,
  series_size: null,
  series_uses: null,
  created_by: 'Mara',
  created_at: '2027-05-03T10:00:00Z',
  redemptions: [{ order_id: 'o1', order_name: 'F-20001', redeemed_at: '2027-05-04T10:00:00Z' }],
  ...part,
});
const aPage = (vouchers: VoucherRecord[], total_pages = 1) => ({
  body: { vouchers, pagination: { current_page: 1, total_pages } },
});

let unmount: (() => Promise<void>) | null = null;
afterEach(async () => {
  await unmount?.();
  unmount = null;
});

async function open(answers: Answers, { width = 1440, locale = 'de' as 'de' | 'pl', at = '/vouchers' } = {}) {
  await page.viewport(width, 900);
  const sent: [string, unknown][] = [];
  const stage = await aStage(answers, locale, (call, body) => body !== undefined && sent.push([call, body]));
  await stage.services.language.load(['vouchers']);
  const routes = [
    {
      path: '/vouchers',
      element: (
        <main>
          <VouchersScreen />
        </main>
      ),
    },
    { path: '*', element: <p>Anderswo</p> },
  ];
  const screen = await render(<Staged services={stage.services} routes={routes} at={at} />);
  unmount = () => screen.unmount();
  return { ...stage, sent };
}
const dialog = () => page.getByRole('dialog');
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const refused = (code: string, status: number, errors?: unknown) => ({
  status,
  body: { code, status, title: 'x', errors },
});

test('without any there is one thing to do; what fails can be tried again', async () => {
  const { answers } = await open({ [LIST]: refused('internal', 500) });
  await expect.element(page.getByRole('alert')).toBeVisible();
  answers[LIST] = aPage([]);
  await press('Erneut versuchen');
  await expect.element(page.getByRole('heading', { name: 'Noch keine Gutscheine' })).toBeVisible();
  await press('Neuer Gutschein');
  await expect.element(dialog().getByRole('textbox', { name: 'Code' })).toHaveFocus();
});

test('a code is made; what is refused stands at its field, and goes when it is changed', async () => {
  const { sent, answers } = await open({ [LIST]: aPage([aVoucher()]), [MAKE]: refused('voucher_code_exists', 409) });
  await press('Neuer Gutschein');
  await dialog().getByRole('textbox', { name: 'Code' }).fill('sommer-10');
  await dialog().getByRole('button', { name: 'Code anlegen' }).click();
  await expect.element(dialog().getByText('Diesen Code gibt es schon.')).toBeVisible();
  await expect.element(dialog().getByRole('textbox', { name: 'Code' })).toHaveFocus();
  await dialog().getByRole('textbox', { name: 'Code' }).fill('herbst-10');
  await expect.element(dialog().getByText('Diesen Code gibt es schon.')).not.toBeInTheDocument();
  answers[MAKE] = { status: 201, body: { vouchers: [aVoucher({ code: 'HERBST10' })] } };
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Code HERBST10 ist angelegt.')).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
  const voucher = { worth: { kind: 'percent', rate: 1000 }, currency: 'EUR', min_amount: 0, max_uses: 1 };
  expect(sent.map(([, body]) => body)).toMatchObject([
    { voucher: { ...voucher, code: 'sommer-10' } },
    { voucher: { ...voucher, code: 'herbst-10' } },
  ]);
});

test('a series of amounts: said what it is worth, and shown on its own with its codes as a file', async () => {
  const series = [1, 2].map((n) =>
    aVoucher({ id: `s${n}`, code: `CUP${n}`, series: 'abc', series_size: 2, series_uses: 0 }),
  );
  const { sent, calls } = await open({
    [LIST]: aPage([aVoucher()]),
    [MAKE]: { status: 201, body: { vouchers: series } },
    'GET /v1/voucher_series/abc/codes': { body: { csv: 'CUP1', filename: 'codes.csv' } },
  });
  await press('Neuer Gutschein');
  await dialog().getByText('Eine Serie').click();
  await dialog().getByText('Betrag', { exact: true }).click();
  await dialog().getByRole('textbox', { name: 'Anzahl Codes' }).fill('2');
  await dialog().getByRole('button', { name: '2 Codes anlegen' }).click();
  await expect.element(dialog().getByText('Wie viel ist der Code wert?')).toBeVisible();
  await dialog().getByRole('textbox', { name: 'Betrag mit MwSt.' }).fill('19,99');
  await dialog().getByRole('button', { name: '2 Codes anlegen' }).click();
  await expect.element(page.getByText('2 Codes sind angelegt.')).toBeVisible();
  expect(sent).toMatchObject([
    [MAKE, { voucher: { worth: { kind: 'fixed', gross: 1999 } }, series: { count: 2, prefix: '' } }],
  ]);
  await press('Codes als CSV');
  await expect.poll(() => calls).toContain('GET /v1/voucher_series/abc/codes');
  expect(calls.filter((call) => call.startsWith(LIST)).at(-1)).toContain('series=abc');
});

test('a series is one row until it is looked at', async () => {
  const one = aVoucher({ code: 'CUP1', series: 'abc', series_size: 40, series_uses: 3 });
  const { calls } = await open({ [LIST]: aPage([one]) });
  await expect.element(page.getByText('3-mal')).toBeVisible();
  await press('Serie mit 40 Codes');
  await expect.poll(() => calls.at(-1)).toContain('series=abc');
  await expect.element(page.getByRole('button', { name: 'Code CUP1 kopieren' })).toBeVisible();
});

test('the search is in the address: it waits until nothing more is typed, and Back to all is one click', async () => {
  const { calls, answers } = await open({ [LIST]: aPage([aVoucher()], 3) }, { at: '/vouchers?page=2' });
  await expect.poll(() => calls).toContain('GET /v1/vouchers?page=2&per=25');
  answers[LIST] = aPage([]);
  await page.getByRole('searchbox').fill('nichts');
  await expect.element(page.getByText('Nichts gefunden')).toBeVisible();
  expect(calls.filter((call) => call.includes('query='))).toEqual(['GET /v1/vouchers?page=1&per=25&query=nichts']);
  answers[LIST] = aPage([aVoucher()]);
  await press('Alle anzeigen');
  await expect.element(page.getByText('SOMMER10')).toBeVisible();
  await expect.element(page.getByRole('searchbox')).toHaveValue('');
});

test('is switched off from its menu, and its days are changed', async () => {
  const CHANGE = 'PATCH /v1/vouchers/v1';
  const { sent, answers } = await open({
    [LIST]: aPage([aVoucher()]),
    [CHANGE]: { body: { voucher: aVoucher({ disabled: true, state: 'disabled' }) } },
  });
  const menu = async (entry: string) => {
    await press('Aktionen für SOMMER10');
    await page.getByRole('menuitem', { name: entry }).click();
  };
  await menu('Sperren');
  await expect.element(page.getByText('Code SOMMER10 ist gesperrt.')).toBeVisible();
  await menu('Bearbeiten');
  const errors = [{ pointer: '/voucher/valid_to', code: 'x', detail: 'Der letzte Tag liegt vor dem ersten.' }];
  answers[CHANGE] = refused('voucher_wrong', 422, errors);
  await dialog().getByRole('textbox', { name: 'Notiz, nur für das Team' }).fill('Neu');
  await dialog().getByRole('button', { name: 'Speichern' }).click();
  await expect.element(dialog().getByText('Der letzte Tag liegt vor dem ersten.')).toBeVisible();
  answers[CHANGE] = { body: { voucher: aVoucher({ note: 'Neu' }) } };
  await dialog().getByRole('button', { name: 'Speichern' }).click();
  await expect.element(page.getByText('Erfolgreich gespeichert.')).toBeVisible();
  expect(sent).toMatchObject([
    [CHANGE, { voucher: { disabled: true } }],
    [CHANGE, { voucher: { note: 'Neu', valid_to: '2027-08-31', max_uses: null } }],
    [CHANGE, {}],
  ]);
});

test.for([
  [390, 'pl'],
  [1440, 'de'],
] as const)('all of it is named and readable, at %i pixels in %s', async ([width, locale]) => {
  await open(
    { [LIST]: aPage([aVoucher(), aVoucher({ id: 'v2', code: 'CUP', series: 's', series_size: 9 })]) },
    { width, locale },
  );
  await expect.element(page.getByText('SOMMER10')).toBeVisible();
  const { violations } = await axe.run(document.body);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
