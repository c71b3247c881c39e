import { houseClock } from '@figurina/commerce';
import { type Checkout, createOffer, readCheckout } from '@figurina/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { placedOrder } from '../../testing/placed-order.ts';
import { ask, refusal } from '../../testing/checked-call.ts';
import { printedAlbumOnServer } from '../../testing/printed-album.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';
import { findTriedVoucher } from '../vouchers/index.ts';
import { startViesServer, type ViesServer } from '../../testing/vies-server.ts';

let server: TestServer;
let vies: ViesServer;
let ann: TestUser;
/** The picture of the checkout: example 3 of the requirements. */
let picture: string;
let small: string;
let aheadMs = 0;
/** In the middle of an hour, so that what is counted by the hour is counted in one. */
const START = Date.parse('2027-05-03T08:20:00Z');
const clock = { now: () => new Date(START + aheadMs) };
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

beforeAll(async () => {
  vies = await startViesServer();
  server = await startTestServer({
    clock,
    env: { VIES_URL: vies.url },
  });
  ann = await testUser(server, 'ann@example.org', { clock });
  const wished = { category: 'sports', pages: 40, singles: 172 } as const;
  picture = await printedAlbumOnServer(server.database, [ann], wished);
  small = await printedAlbumOnServer(server.database, [ann], { category: 'business' });
});
afterAll(async () => {
  await server.stop();
  await vies.stop();
});

const of = async (id: string, query: object, user = ann): Promise<Checkout> =>
  (await ask(user, readCheckout, { params: { id }, query: query as never })).checkout;
const sums = ({ amount, tax_value, amount_gross }: Checkout) => [amount, tax_value, amount_gross];
const day = (ahead: number) => houseClock(new Date(START + ahead * DAY_MS)).day;

async function voucher(code: string, given: object = {}): Promise<string> {
  const id = newId();
  await server.database.db
    .insertInto('vouchers')
    .values({
      id,
      code,
      worth: JSON.stringify({ kind: 'percent', rate: 1000 }),
      currency: 'EUR',
      valid_from: null,
      valid_to: null,
      min_amount: 0,
      max_uses: null,
      series: null,
      created_by: ann.id,
      created_at: new Date(),
      ...given,
    })
    .execute();
  return id;
}
const EXTRAS = { no_albums: 120, 'order_features[]': ['design_check', 'premium_lamination'] };
/** With the extras of the picture, which `ask` cannot repeat in a query. */
async function pictured(code: string, language = 'de'): Promise<Checkout> {
  const search = new URLSearchParams({ no_albums: '120', voucher_code: code });
  for (const feature of EXTRAS['order_features[]']) search.append('order_features[]', feature);
  const answer = await ann.call('GET', `/albums/${picture}/checkout?${search}`, undefined, {
    'accept-language': language,
  });
  return ((await answer.json()) as { checkout: Checkout }).checkout;
}

test('a code that does not count says why, and leaves the price as it is', async () => {
  await voucher('ZLOTY', { currency: 'PLN' });
  await voucher('AUS', { disabled: true });
  await voucher('VORBEI', { valid_to: day(-1) });
  await voucher('BALD', { valid_from: day(1) });
  await voucher('HEUTE', { valid_from: day(0), valid_to: day(0) });
  await voucher('VIEL', { min_amount: 200_000 });
  await voucher('GENAU', { min_amount: 168_900 });
  const plain = (await pictured('')).amount_gross;
  const said = async (code: string) => {
    const { voucher: answer, amount_gross } = await pictured(code);
    expect(amount_gross === plain).toBe(answer!.status !== 'valid');
    return [answer!.status, answer!.error_message];
  };
  expect(await said('gibt es nicht')).toEqual(['invalid', 'Dieser Code ist ungültig.']);
  expect(await said('ZLOTY')).toEqual(['invalid', 'Dieser Code ist ungültig.']);
  for (const code of ['AUS', 'VORBEI', 'BALD'])
    expect(await said(code)).toEqual(['inactive', 'Dieser Code ist nicht mehr aktiv.']);
  expect(await said('VIEL')).toEqual(['below_minimum_amount', 'Der Code gilt erst ab 2.000,00\u00a0EUR netto.']);
  for (const code of ['HEUTE', 'GENAU']) expect(await said(code)).toEqual(['valid', null]);
  expect((await pictured('')).voucher).toBeNull();
});

test('one that is used up is taken, but for the order that used it, whose changes keep it', async () => {
  const voucherId = await voucher('EINMAL', { max_uses: 1, valid_to: day(0) });
  const { db } = server.database;
  expect((await pictured('EINMAL')).voucher!.status).toBe('valid');
  const { id: orderId } = await placedOrder(db, { albumId: small, by: ann.id, voucherId });
  const { voucher: answer } = await pictured('EINMAL');
  expect(answer).toMatchObject({ status: 'taken', error_message: 'Dieser Code wurde schon eingelöst.' });
  const others = await db.transaction().execute((tx) => findTriedVoucher(tx, 'einmal', { hold: true, orderId: null }));
  expect(others).toMatchObject({ id: voucherId, uses: 1, voucher: { max_uses: 1 } });
  const own = await findTriedVoucher(db, 'EINMAL', { hold: false, orderId });
  expect(own).toMatchObject({ uses: 0, voucher: { valid_to: null, max_uses: null } });
  await db.deleteFrom('voucher_redemptions').where('order_id', '=', orderId).execute();
  expect((await pictured('EINMAL')).voucher!.status).toBe('valid');
});

test('who tries out codes is stopped; what was tried before goes on, and others are not kept', async () => {
  const ben = await testUser(server, 'ben@example.org', { clock });
  const album = await printedAlbumOnServer(server.database, [ben]);
  const tries = (code: string) => of(album, { voucher_code: code }, ben);
  for (let at = 0; at < 20; at++) expect((await tries(`GUESS${at}`)).voucher!.status).toBe('invalid');
  const over = { params: { id: album }, query: { voucher_code: 'GUESS20' } as never };
  expect(await refusal(ben, readCheckout, over)).toBe('too_many_requests');
  expect(await refusal(ben, readCheckout, over)).toBe('too_many_requests');
  expect((await tries('guess-19')).voucher!.status).toBe('invalid');
  expect((await tries('')).voucher).toBeNull();
  expect((await pictured('GUESS20')).voucher!.status).toBe('invalid');
});

test('a VAT number that the register knows moves the tax to the buyer, and only then', async () => {
  vies.says.set('ATU12345675', 'VALID');
  vies.says.set('PL8567346215', 'MS_UNAVAILABLE');
  const to = async (country_code: string, vat_id: string, id = small) => {
    const checkout = await of(id, { no_albums: 10, country_code, vat_id });
    return [checkout.vat_id?.state, checkout.tax_category, checkout.tax_rate];
  };
  expect(await to('AT', 'at u123 45675')).toEqual(['checked', 'K', 0]);
  expect(await to('FR', 'ATU12345675')).toEqual(['checked', 'K', 0]);
  expect(vies.asked).toEqual(['ATU12345675']);
  expect(await to('AT', 'ATU12345676')).toEqual(['malformed', 'S', 2000]);
  expect(await to('FR', 'FR40303265045')).toEqual(['refused', 'S', 2000]);
  // The tax cannot move: at home, out of the Union, by a German number, to people who marry.
  expect(await to('DE', 'ATU12345675')).toEqual(['unchecked', 'S', 1900]);
  expect(await to('CH', 'ATU12345675')).toEqual(['unchecked', 'G', 0]);
  expect(await to('AT', 'DE136695976')).toEqual(['unchecked', 'S', 2000]);
  const wedding = await printedAlbumOnServer(server.database, [ann]);
  expect(await to('AT', 'ATU12345675', wedding)).toEqual(['unchecked', 'S', 2000]);
  expect(vies.asked).toEqual(['ATU12345675', 'FR40303265045']);
});

test('a register that is away is left alone for a minute; what it said holds for a day', async () => {
  const state = async (vat_id: string) => (await of(small, { no_albums: 10, country_code: 'PL', vat_id })).vat_id!;
  const asked = () => vies.asked.filter((number) => number.startsWith('PL')).length;
  const away = await state('PL8567346215');
  expect(away.state).toBe('unchecked');
  expect(away.message).toContain('refund');
  await state('PL8567346215');
  expect(asked()).toBe(1);
  vies.says.set('PL8567346215', 'VALID');
  aheadMs += 2 * MINUTE_MS;
  expect((await state('PL8567346215')).state).toBe('checked');
  vies.says.set('PL8567346215', 'INVALID');
  expect((await state('PL8567346215')).state).toBe('checked');
  expect(asked()).toBe(2);
  await server.database.db
    .updateTable('vat_checks')
    .set({ checked_at: new Date(START - DAY_MS) })
    .execute();
  expect((await state('PL8567346215')).state).toBe('refused');
});

test('the number of an offer brings its price, for what was offered; else the price of today, and why', async () => {
  const staff = await testUser(server, 'staff@example.org', { admin: true, clock });
  const { offer } = await ask(staff, createOffer, {
    body: {
      offer: {
        customer: 'Club',
        language: 'de',
        category: 'business',
        country_code: 'DE',
        no_albums: 10,
        sticker_packaging_type: 'stickerpack',
        pages: 40,
        singles: 40,
        valid_until: day(7),
      },
    },
  });
  const [, year, number] = offer.name.split('-');
  const query = { no_albums: 10, country_code: 'DE', quote_name: `a ${year} ${Number(number)}` };
  const offered = await of(small, query);
  expect(offered.offer).toEqual({
    name: offer.name,
    applied: true,
    message: `The price of quote ${offer.name} applies.`,
  });
  expect(sums(offered)).toEqual([offer.amount, offer.tax_value, offer.amount_gross]);
  const more = await of(small, { ...query, no_albums: 11 });
  expect(more.offer).toMatchObject({ applied: false });
  expect(more.offer!.message).toContain('another number of albums');
  expect(sums(more)).toEqual(sums(await of(small, { no_albums: 11, country_code: 'DE' })));
  expect((await of(small, { ...query, quote_name: 'Order 7 of the board' })).offer).toBeNull();
});
