import { listPriceLists, quotePriceList } from '@figurina/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, refusal } from '../../testing/checked-call.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser } from '../../testing/test-user.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('each currency has one list in force, and an order is priced by the list that is asked for', async () => {
  const staff = await testUser(server, 'ramona@figurina.example', { admin: true });
  const { price_lists: lists } = await ask(staff, listPriceLists, {});
  const inForce = lists.filter(({ state }) => state === 'in_force');
  expect(inForce.map(({ currency }) => currency).toSorted()).toEqual(['EUR', 'PLN']);
  const idOf = (currency: string): string => inForce.find((list) => list.currency === currency)!.id;

  const wish = {
    category: 'sports',
    country_code: 'DE',
    no_albums: 50,
    sticker_packaging_type: 'stickerpack',
    packs_per_album: 10,
    order_features: ['design_check'],
    pages: 32,
    singles: 100,
  } as const;
  const quoted = (price_list: string, over: object = {}) => ({ body: { price_list, wish: { ...wish, ...over } } });
  const price = await ask(staff, quotePriceList, quoted(idOf('EUR')) as never);
  expect(price).toMatchObject({ packs_per_album: 10, missing_features: [] });
  expect(price.line_items.map(({ product, quantity }) => [product, quantity])).toEqual([
    ['album', 50],
    ['stickerpack', 500],
    ['design_check', 1],
    ['shipping', price.parcels],
  ]);
  expect(price.line_items[2]!.amount_human).toBe('39.00\u00a0EUR');
  expect(price.amount_gross_human).toMatch(/EUR$/);
  const zloty = await ask(staff, quotePriceList, quoted(idOf('PLN'), { country_code: 'PL' }) as never);
  expect(zloty.amount_gross_human).toMatch(/zł$/);

  const refused = (request: object) => refusal(staff, quotePriceList, request as never);
  expect(await refused(quoted(idOf('PLN')))).toBe('country_unsupported');
  expect(await refused(quoted(idOf('EUR'), { no_albums: 1 }))).toBe('no_albums_out_of_range');
});
