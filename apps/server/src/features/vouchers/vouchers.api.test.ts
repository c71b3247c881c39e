import {
  changeVoucher,
  createVouchers,
  exportVoucherSeries,
  listVouchers,
  type VoucherRecord,
  type RequestOf,
} from '@figurina/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placedOrder } from '../../testing/placed-order.ts';
import { ask, call, refusal } from '../../testing/checked-call.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';

let server: TestServer;
let staff: TestUser;
let customer: TestUser;
/** Late in the evening by the world's clock, a day later by the house's. */
const NOW = new Date('2026-03-31T22:30:00Z');

beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => NOW } });
  staff = await testUser(server, 'staff@figurina.de', { admin: true });
  customer = await testUser(server, 'olga@verein.de');
});
afterAll(() => server.stop());

type Wish = RequestOf<typeof createVouchers>['body'];
const PERCENT = { kind: 'percent', rate: 1000 } as const;
const FIFTY = { kind: 'fixed', gross: 5000 } as const;

async function create(voucher: Partial<Wish['voucher']>, series?: Wish['series']): Promise<VoucherRecord[]> {
  const body = { voucher: { worth: PERCENT, ...voucher }, ...(series && { series }) };
  return (await ask(staff, createVouchers, { body })).vouchers;
}
const refused = (voucher: Partial<Wish['voucher']>, series?: Wish['series']) =>
  refusal(staff, createVouchers, { body: { voucher: { worth: PERCENT, ...voucher }, ...(series && { series }) } });
const list = async (query: RequestOf<typeof listVouchers>['query']) => ask(staff, listVouchers, { query });
const change = async (id: string, voucher: RequestOf<typeof changeVoucher>['body']['voucher']) =>
  (await ask(staff, changeVoucher, { params: { id }, body: { voucher } })).voucher;

test('visitors and customers keep no vouchers, not even where there are none', async () => {
  const [one] = await create({ code: 'MATRIX' });
  const calls = [
    [listVouchers, { query: {} }],
    [createVouchers, { body: { voucher: { worth: PERCENT, code: 'MINE' } } }],
    [changeVoucher, { params: { id: one!.id }, body: { voucher: { disabled: true } } }],
    [changeVoucher, { params: { id: 'none' }, body: { voucher: { disabled: true } } }],
    [exportVoucherSeries, { params: { series: 'none' } }],
  ] as const;
  for (const [endpoint, request] of calls) {
    expect((await call(server.url, endpoint, request as never)).status).toBe(401);
    expect((await call(customer, endpoint, request as never)).status).toBe(403);
  }
  expect((await list({ query: 'mine' })).vouchers).toEqual([]);
  expect((await list({ query: 'matrix' })).vouchers).toMatchObject([{ disabled: false }]);
});

test('a code is kept as it is compared, with all that it is worth, and is there once', async () => {
  const [voucher] = await create({
    code: ' sommer-10 ',
    currency: 'EUR',
    min_amount: 100_000,
    valid_from: '2026-04-01',
    valid_to: '2026-04-01',
    max_uses: 3,
    note: 'Messe',
  });
  expect(voucher).toMatchObject({
    code: 'SOMMER10',
    worth: PERCENT,
    worth_human: '10%',
    min_amount: 100_000,
    uses: 0,
    state: 'active',
    series: null,
    created_by: 'staff',
    redemptions: [],
  });
  expect(voucher!.min_amount_human).toMatch(/^1,000/);
  expect(await refused({ code: 'Sommer 10' })).toBe('voucher_code_exists');
});

test('what makes no voucher is refused, field by field', async () => {
  expect(await refused({})).toBe('voucher_code_required');
  expect(await refused({ code: ' - ' })).toBe('voucher_code_required');
  expect(await refused({ code: 'BOTH' }, { count: 2 })).toBe('invalid_request');
  expect(await refused({ code: 'X', worth: { kind: 'percent', rate: 9 } })).toBe('invalid_request');
  expect(await refused({ code: 'X', min_amount: 10 ** 12, currency: 'EUR' })).toBe('invalid_request');
  const wrong = { worth: FIFTY, code: 'A_B', valid_from: '2026-05-02', valid_to: '2026-05-01' };
  const answer = await staff.call('POST', '/vouchers', { voucher: wrong }, { 'accept-language': 'de' });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({
    code: 'voucher_wrong',
    errors: [
      { pointer: '/voucher/code', detail: 'Ein Code besteht aus Buchstaben und Ziffern.' },
      { pointer: '/voucher/currency', detail: 'Ein Betrag braucht eine Währung.' },
      { pointer: '/voucher/valid_to', detail: 'Der letzte Tag liegt vor dem ersten.' },
    ],
  });
});

test('a series of a thousand codes: all different, none to be guessed or misread, as a table', async () => {
  const made = await create({ worth: FIFTY, currency: 'PLN', max_uses: 1 }, { count: 1000, prefix: 'cup-' });
  expect(new Set(made.map(({ code }) => code)).size).toBe(1000);
  for (const { code } of made) expect(code).toMatch(/^CUP[ACDEFGHJKMNPRTWXY34679]{12}$/);
  const series = made[0]!.series!;
  expect(made.every((one) => one.series === series)).toBe(true);
  const inAll = (await list({ per: 100 })).vouchers.filter((one) => one.series === series);
  expect(inAll).toMatchObject([{ code: made[0]!.code, series_size: 1000, series_uses: 0 }]);
  const { csv, filename } = await ask(staff, exportVoucherSeries, { params: { series } });
  expect(filename).toMatch(/^vouchers-1000-.*\.csv$/);
  const rows = csv.trim().split('\r\n');
  expect(rows).toHaveLength(1001);
  expect(rows.slice(1).toSorted()).toEqual(made.map(({ code }) => code).toSorted());
  const page = await list({ series, per: 100, page: 10 });
  expect(page.pagination).toEqual({ current_page: 10, total_pages: 10 });
  expect(page.vouchers.map(({ code }) => code)).toEqual(made.slice(900).map(({ code }) => code));
  expect((await list({ series, page: 41 })).vouchers).toEqual([]);
  expect(await refusal(staff, exportVoucherSeries, { params: { series: 'none' } })).toBe('not_found');
});

test('is found by a part of its code, its note or its maker, with signs that mean themselves', async () => {
  await create({ code: 'Winter-26', note: '50 % für Vereine' });
  const codes = async (query: string) => (await list({ query })).vouchers.map(({ code }) => code);
  expect(await codes('inter 2')).toEqual(['WINTER26']);
  expect(await codes('0 % FÜR')).toEqual(['WINTER26']);
  expect(await codes('%_%')).toEqual([]);
  expect(await codes('--')).toEqual([]);
  expect((await codes('staff@')).length).toBe(25);
  expect((await list({ query: 'cup', per: 100 })).pagination.total_pages).toBe(10);
});

test('switched off, limited and dated anew; each time judged as a whole', async () => {
  const [{ id }] = (await create({ code: 'DAYS', valid_from: '2026-04-02' })) as [VoucherRecord];
  const states = async (voucher: Parameters<typeof change>[1]) => (await change(id, voucher)).state;
  expect(await states({})).toBe('not_yet');
  expect(await states({ valid_from: null, valid_to: '2026-03-31' })).toBe('over');
  expect(await states({ disabled: true })).toBe('disabled');
  expect(await states({ valid_to: null, disabled: false, note: 'neu' })).toBe('active');
  await change(id, { valid_to: '2026-06-30' });
  const late = { params: { id }, body: { voucher: { valid_from: '2026-07-01' } } };
  expect(await refusal(staff, changeVoucher, late)).toBe('voucher_wrong');
  expect((await list({ query: 'DAYS' })).vouchers).toMatchObject([{ valid_from: null, note: 'neu' }]);
  expect(await refusal(staff, changeVoucher, { ...late, params: { id: 'none' } })).toBe('not_found');
  // What changed nothing, and what was refused, is not written down.
  const deeds = await server.database.db
    .selectFrom('audit_log')
    .select(['action', 'before', 'after'])
    .where('subject', '=', id)
    .orderBy('id')
    .execute();
  // The clock stands still: which came first is not told by it.
  expect(deeds.map(({ action }) => action).toSorted()).toEqual([
    ...Array.from({ length: 4 }, () => 'voucher.change'),
    'voucher.create',
  ]);
  const made = deeds.find(({ action }) => action === 'voucher.create');
  expect(made?.after).toMatchObject({ code: 'DAYS', valid_from: '2026-04-02' });
  expect(deeds.find(({ after }) => after?.['disabled'] === true)?.before).toEqual({ disabled: false });
});

test('the orders that redeemed it are counted, and the newest named', async () => {
  const [{ id: voucherId }] = (await create({ code: 'USED', max_uses: 7 })) as [VoucherRecord];
  const [other] = await create({ code: 'OTHER' });
  const order = { albumId: 'album', by: customer.id };
  const ids: string[] = [];
  for (let at = 0; at < 7; at += 1) ids.push((await placedOrder(server.database.db, { ...order, voucherId })).id);
  await placedOrder(server.database.db, { ...order, voucherId: other!.id });
  const [voucher] = (await list({ query: 'USED' })).vouchers;
  expect(voucher).toMatchObject({ uses: 7, state: 'used_up' });
  expect(voucher!.redemptions.map(({ order_id }) => order_id)).toEqual(ids.slice(2).toReversed());
  expect(voucher!.redemptions[0]!.order_name).toMatch(/^F-2000\d$/);
});
