import type { AlbumRole, Category } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { type Checkout, createOffer, createVouchers, readCheckout, readConfig } from '@figurina/contract';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { albumOnServer } from '../../testing/album-on-server.ts';
import { ask, call, refusal } from '../../testing/checked-call.ts';
import { printedAlbumOnServer } from '../../testing/printed-album.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';

/** A Monday morning, with the first price lists in force. */
const clock = { now: () => new Date('2027-05-03T08:00:00Z') };
let server: TestServer;
let ann: TestUser;
let ben: TestUser;
let staff: TestUser;

beforeAll(async () => {
  server = await startTestServer({ clock, env: { PREPAYMENT_ABOVE: '2000', SUPPORT_EMAIL: 'help@example.org' } });
  ann = await testUser(server, 'ann@example.org', { clock });
  ben = await testUser(server, 'ben@example.org', { clock });
  staff = await testUser(server, 'staff@example.org', { admin: true, clock });
});
afterAll(() => server.stop());

type Query = Record<string, unknown>;
const of = async (id: string, query: Query = {}, user = ann): Promise<Checkout> =>
  (await ask(user, readCheckout, { params: { id }, query: query as never })).checkout;
const units = (...amounts: number[]): number[] => amounts.map((amount) => Math.round(amount * 100));
const album = (wished: Parameters<typeof printedAlbumOnServer>[2] = {}) =>
  printedAlbumOnServer(server.database, [ann], wished);
const setAlbum = (id: string, change: object) =>
  server.database.db.updateTable('albums').set(change).where('id', '=', id).execute();

describe('the worked examples over HTTP', () => {
  const small = { pages: 20, singles: 16 };
  const picture = { category: 'sports', pages: 40, singles: 172 } as const;
  const extras = 'order_features[]=design_check&order_features[]=premium_lamination';
  /** The third one has these whatever is taken off. */
  const pictured = [
    '120 Alben, Softcover 23 × 29,7 cm',
    '5.400 Tüten mit je 4 Stickern',
    'Prüfung durch Figurina',
    'Glanzfolie auf dem Umschlag',
  ];
  beforeAll(async () => {
    const worth = (code: string, kind: object, min_amount = 0) =>
      ask(staff, createVouchers, { body: { voucher: { code, currency: 'EUR', min_amount, ...kind } as never } });
    await worth('SOMMER10', { worth: { kind: 'percent', rate: 1000 } }, 100_000);
    await worth('FUENFZIG', { worth: { kind: 'fixed', gross: 5000 } });
    await worth('FUENFHUNDERT', { worth: { kind: 'fixed', gross: 50_000 } });
  });
  const ids = new Map<string, string>();
  const idOf = async (wished: object): Promise<string> => {
    const key = JSON.stringify(wished);
    const id = ids.get(key) ?? (await album(wished));
    ids.set(key, id);
    return id;
  };

  const sentences = (albums: number, packed: string, ...more: string[]) => [
    `${albums} Alben, Softcover 23 × 29,7 cm`,
    packed,
    ...more,
  ];
  it.each<
    [
      number,
      { category?: Category; pages: number; singles: number; doubles?: number },
      query: string,
      nets: number[],
      sums: string[],
      texts: string[],
      grosses?: number[],
    ]
  >([
    [
      1,
      small,
      'no_albums=10',
      [196, 35.5, 7.99],
      ['239,49 EUR', '45,50 EUR', '284,99 EUR'],
      sentences(10, '50 Tüten mit je 4 Stickern', 'Versand nach Deutschland'),
    ],
    [
      2,
      small,
      'no_albums=10&country_code=PL',
      [810, 149, 49.94],
      ['1.008,94 zł', '232,06 zł', '1.241,00 zł'],
      sentences(10, '50 Tüten mit je 4 Stickern', 'Versand nach Polen'),
    ],
    [
      3,
      picture,
      `no_albums=120&${extras}`,
      [480, 1134, 39, 36, 20],
      ['1.709,00 EUR', '324,71 EUR', '2.033,71 EUR'],
      [...pictured, 'Versand nach Deutschland'],
      [571.2, 1349.46, 46.41, 42.84, 23.8],
    ],
    [
      4,
      { pages: 32, singles: 100 },
      'no_albums=50&country_code=DE',
      [316, 314, 7.99],
      ['637,99 EUR', '121,22 EUR', '759,21 EUR'],
      sentences(50, '1.300 Tüten mit je 4 Stickern', 'Versand nach Deutschland'),
    ],
    [
      5,
      small,
      'no_albums=10&country_code=FI',
      [196, 35.5, 22],
      ['253,50 EUR', '64,64 EUR', '318,14 EUR'],
      sentences(10, '50 Tüten mit je 4 Stickern', 'Versand nach Finnland'),
      [245.98, 44.55, 27.61],
    ],
    [
      6,
      { category: 'business', pages: 32, singles: 120 },
      'no_albums=80&country_code=CH',
      [366.4, 566, 40],
      ['972,40 EUR', '0,00 EUR', '972,40 EUR'],
      sentences(80, '2.560 Tüten mit je 4 Stickern', 'Versand in die Schweiz'),
    ],
    [
      7,
      picture,
      `no_albums=120&voucher_code=+sommer-10&${extras}`,
      [480, 1134, 39, 36, -168.9, 20],
      ['1.540,10 EUR', '292,62 EUR', '1.832,72 EUR'],
      [...pictured, 'Gutschein SOMMER10', 'Versand nach Deutschland'],
      [571.2, 1349.46, 46.41, 42.84, -200.99, 23.8],
    ],
    [
      8,
      picture,
      `no_albums=120&voucher_code=FUENFZIG&${extras}`,
      [480, 1134, 39, 36, -42.02, 20],
      ['1.666,98 EUR', '316,73 EUR', '1.983,71 EUR'],
      [...pictured, 'Gutschein FUENFZIG', 'Versand nach Deutschland'],
      [571.2, 1349.46, 46.41, 42.84, -50, 23.8],
    ],
    [
      9,
      small,
      'no_albums=10&voucher_code=FUENFHUNDERT',
      [196, 35.5, -231.5, 7.99],
      ['7,99 EUR', '1,52 EUR', '9,51 EUR'],
      sentences(10, '50 Tüten mit je 4 Stickern', 'Gutschein FUENFHUNDERT', 'Versand nach Deutschland'),
      [233.24, 42.25, -275.49, 9.51],
    ],
    [
      10,
      { category: 'business', pages: 48, singles: 180, doubles: 10 },
      'no_albums=250&country_code=AT&sticker_packaging_type=stickerbox_single_variety&order_features=premium_lamination',
      [813, 2734, 75, 48],
      ['3.670,00 EUR', '734,00 EUR', '4.404,00 EUR'],
      sentences(250, '190 Boxen mit je 260 Stickern', 'Glanzfolie auf dem Umschlag', 'Versand nach Österreich'),
    ],
  ])('%i to the cent and in words', async (_number, wished, query, nets, sums, texts, grosses) => {
    const path = `/albums/${await idOf(wished)}/checkout?${query}`;
    const answer = await ann.call('GET', path, undefined, { 'accept-language': 'de' });
    const { checkout } = (await answer.json()) as { checkout: Checkout };
    expect(checkout.errors).toEqual([]);
    expect(checkout.line_items.map(({ amount }) => amount)).toEqual(units(...nets));
    const { amount_human: net, tax_value_human: vat, amount_gross_human: gross } = checkout;
    expect([net, vat, gross].map((text) => text.replaceAll('\u00A0', ' '))).toEqual(sums);
    const cents = (text: string) => Number(text.replaceAll(/\D/g, ''));
    expect([checkout.amount, checkout.tax_value, checkout.amount_gross]).toEqual(sums.map(cents));
    expect(checkout.line_items.map(({ text }) => text.replaceAll('\u00A0', ' '))).toEqual(texts);
    const shares = checkout.line_items.map(({ amount_gross }) => amount_gross);
    if (grosses) expect(shares).toEqual(units(...grosses));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(checkout.amount_gross);
    // What was typed counts, as it is compared.
    const code = /voucher_code=\+?([^&]+)/.exec(query)?.[1]?.replace('-', '').toUpperCase();
    expect(checkout.voucher).toEqual(code ? { code, status: 'valid', error_message: null } : null);
  });

  it.each([
    [49, [313.3, 308.8, 7.99], [630.09, 119.72, 749.81]],
    [50, [316, 314, 7.99], [637.99, 121.22, 759.21]],
    [51, [317.68, 319.2, 7.99], [644.87, 122.53, 767.4]],
    [200, [568, 1094, 20], [1682, 319.58, 2001.58]],
    [201, [569.46, 1099.2, 20], [1688.66, 320.85, 2009.51]],
    [700, [1298, 3448, 62], [4808, 913.52, 5721.52]],
  ])('11: around the brackets, %i albums to the cent', async (no_albums, nets, sums) => {
    const id = await idOf({ category: 'business', pages: 32, singles: 100 });
    const { line_items, amount, tax_value, amount_gross } = await of(id, { no_albums });
    expect(line_items.map((line) => line.amount)).toEqual(units(...nets));
    expect([amount, tax_value, amount_gross]).toEqual(units(...sums));
    expect(line_items.reduce((sum, line) => sum + line.amount_gross, 0)).toBe(amount_gross);
  });

  it('12: its amounts, which no list has, as those of a quote: the two cents go to the largest remainders', async () => {
    const { offer } = await ask(staff, createOffer, {
      body: {
        offer: {
          customer: 'Club',
          language: 'de',
          category: 'wedding',
          country_code: 'DE',
          no_albums: 10,
          sticker_packaging_type: 'stickerpack',
          order_features: ['design_check', 'premium_lamination'],
          pages: 20,
          singles: 16,
          valid_until: '2027-05-10',
        },
      },
    });
    const { db } = server.database;
    const row = await db.selectFrom('offers').select('lines').where('id', '=', offer.id).executeTakeFirstOrThrow();
    const nets = [3333, 3333, 3334, 999, 1];
    const lines = JSON.stringify(row.lines.map((line, at) => ({ ...line, net: nets[at]! })));
    await db
      .updateTable('offers')
      .set({ lines } as never)
      .where('id', '=', offer.id)
      .execute();
    const query = new URLSearchParams({ no_albums: '10', country_code: 'DE', quote_name: offer.name });
    const answer = await ann.call('GET', `/albums/${await idOf(small)}/checkout?${query}&${extras}`);
    const { checkout } = (await answer.json()) as { checkout: Checkout };
    expect(checkout.offer).toMatchObject({ applied: true });
    expect([checkout.amount, checkout.tax_value, checkout.amount_gross]).toEqual(units(110, 20.9, 130.9));
    expect(checkout.line_items.map((line) => line.amount)).toEqual(nets);
    expect(checkout.line_items.map((line) => line.amount_gross)).toEqual([3966, 3966, 3968, 1189, 1]);
  });

  it('3 as a whole: words, delivery, packs, limits', async () => {
    const query = { no_albums: 120, order_features: 'design_check', release_date: '2027-06-12' };
    const id = await idOf(picture);
    const checkout = await of(id, query);
    expect(checkout.line_items.map(({ text }) => text)).toEqual([
      '120 albums, softcover 23 × 29.7 cm',
      '5,400 packs of 4 stickers',
      'Check by Figurina',
      'Shipping to Germany',
    ]);
    expect(checkout).toMatchObject({
      currency: 'EUR',
      tax_rate: 1900,
      tax_category: 'S',
      amounts_first: 'gross',
      country_code: 'DE',
      estimated_delivery_date: '2027-05-20',
      order_by_date: '2027-05-26',
      delivery_tight: false,
      voucher: null,
      vat_id: null,
      offer: null,
      album: { pages: 40, total_sticker_sorts: 172, spine: 2.6, category: 'sports', release_date: null },
      limits: { min: 10, max: 200, step: 1 },
      packaging: { type: 'stickerpack', unavailable: [], per_box: null },
      available_features: ['design_check', 'premium_lamination', 'custom_stickerpack'],
      order_features: ['design_check'],
      pack_plan: { per_album: 45, min: 5, max: 90, recommended: 45, motifs: 172, alone: 112, spare: 8 },
      support_email: 'help@example.org',
    });
    expect(checkout.feature_prices.map(({ amount, amount_gross }) => [amount, amount_gross])).toEqual([
      [3900, 4641],
      [3600, 4284],
      [8900, 10_591],
    ]);
    expect(checkout.prepayment_note).toBeNull();
    const more = await of(id, { ...query, 'order_features[]': 'premium_lamination' });
    expect(more.order_features).toEqual(['design_check', 'premium_lamination']);
    expect(more.prepayment_note).toContain('2,000.00\u00a0EUR');
    expect((await of(id, { ...query, release_date: '2027-05-20' })).delivery_tight).toBe(true);
    expect((await of(id, { ...query, release_date: '2027-05-21' })).delivery_tight).toBe(false);
  });
});

test('the same question has the same answer, and what was agreed to is another as soon as a figure is', async () => {
  const id = await album();
  const plain = await of(id);
  expect(await of(id)).toEqual(plain);
  const others = await Promise.all(
    [{ no_albums: 51 }, { packs_per_album: 6 }, { release_date: '2027-08-01' }, { quote_name: 'K-7' }].map((query) =>
      of(id, query),
    ),
  );
  expect(new Set([plain, ...others].map(({ quote_hash }) => quote_hash)).size).toBe(5);
  await setAlbum(id, { release_date: '2027-08-01' });
  expect((await of(id)).quote_hash).toBe(others[2]!.quote_hash);
});

test('speaks the language of the caller, and takes their country from it', async () => {
  const id = await album({ singles: 4 });
  const inLanguage = async (language: string): Promise<Checkout> => {
    const headers = { 'accept-language': language };
    const answer = await ann.call('GET', `/albums/${id}/checkout?no_albums=10`, undefined, headers);
    return ((await answer.json()) as { checkout: Checkout }).checkout;
  };
  const told = await Promise.all(['de', 'fr', 'it', 'pl'].map(inLanguage));
  expect(told.map(({ country_code }) => country_code)).toEqual(['DE', 'FR', 'IT', 'PL']);
  expect(told.map(({ line_items }) => line_items.at(-1)!.text)).toEqual([
    'Versand nach Deutschland',
    'Livraison en France',
    'Spedizione in Italia',
    'Wysyłka do Polski',
  ]);
  expect(told.at(-1)!.amount_gross_human).toBe('1\u00a0241,00\u00a0zł');
  const { config } = await ask(server.url, readConfig, {});
  expect(config.price_labels).toEqual({
    de: 'ab 285\u00a0EUR',
    en: 'from 285\u00a0EUR',
    fr: 'à partir de 285\u00a0EUR',
    it: 'da 285\u00a0EUR',
    pl: 'od 1\u00a0241,00\u00a0zł',
  });
});

test('an extra that cannot be had is left out, of the price as well', async () => {
  const id = await album();
  const query = { no_albums: 50, order_features: 'custom_stickerpack' };
  const few = await of(id, query);
  expect(few.available_features).toEqual(['design_check', 'premium_lamination']);
  expect(few.order_features).toEqual([]);
  expect(few.amount).toBe((await of(id, { no_albums: 50 })).amount);
  expect((await of(id, { ...query, no_albums: 200 })).order_features).toEqual(['custom_stickerpack']);
});

test('packs that cannot be made give way to boxes, in words', async () => {
  const [three, lonely] = [await album({ singles: 3 }), await album({ singles: 1, doubles: 4 })];
  for (const [id, code] of [
    [three, 'too_few_motifs'],
    [lonely, 'lonely_single'],
  ] as const)
    for (const query of [{}, { sticker_packaging_type: 'stickerpack' }]) {
      const { packaging, pack_plan, line_items } = await of(id, query);
      expect(packaging).toMatchObject({ type: 'stickerbox_single_variety', per_box: 52 });
      expect(packaging.unavailable).toMatchObject([{ type: 'stickerpack', code }]);
      expect(packaging.unavailable[0]!.message).toMatch(/^(For packs|Besides double)/);
      expect(pack_plan).toBeNull();
      expect(line_items[1]!.product).toBe('stickerbox_single_variety');
    }
});

test('what stands in the way is told in words with its place, until it is put right', async () => {
  const parts = anAlbum()
    .section('Team')
    .spread()
    .spread()
    .cell({ id: 'blurred', x: 20, y: 20, sticker: 'Ada', photo: [140, 196] })
    .cell({ x: 20, y: 120, sticker: 'Bea', hidden: true })
    .picture({ id: 'poster', name: 'Poster', x: 250, y: 20, width: 100, height: 100, pixels: [100, 100] })
    .parts();
  const id = await albumOnServer(server.database, parts, [ann]);
  const { errors, error_details, line_items } = await of(id);
  expect(line_items.length).toBeGreaterThan(0);
  expect(error_details.map(({ message }) => message)).toEqual(errors);
  expect(errors.toSorted()).toEqual([
    '7 more spreads are needed for binding.',
    'Page 4-5: The photo of Ada has too few pixels for print.',
    'Page 4-5: The picture “Poster” has too few pixels for print.',
    'Page 4-5: The sticker Bea is hidden and would be missing from the album.',
  ]);
  expect(error_details.find(({ node_id }) => node_id === 'blurred')).toEqual({
    code: 'P24',
    message: 'Page 4-5: The photo of Ada has too few pixels for print.',
    node_id: 'blurred',
    sticker_id: 's1',
    spread: 2,
  });
  await server.app.realtime.applyMutation({
    albumId: id,
    actor: { userId: ann.id, role: 'owner' },
    units: [[{ part: 'stickers', path: 's1/name', value: 'Cleo' }]],
  });
  expect((await of(id)).errors).toContain('Page 4-5: The photo of Cleo has too few pixels for print.');

  const empty = await of(await album({ singles: 0 }));
  expect(empty.errors).toEqual(['No sticker has been placed in the album yet. It needs at least one.']);
  expect(empty).toMatchObject({ line_items: [], amount_gross: 0, packaging: { type: null }, quote_hash: '' });
});

test('refuses what cannot be ordered, with its range where a number is out of it', async () => {
  const id = await album();
  const refused = async (query: Query) => {
    const answer = await ann.call('GET', `/albums/${id}/checkout?${new URLSearchParams(query as never)}`);
    const { code, range } = (await answer.json()) as { code: string; range?: object };
    return [answer.status, code, range];
  };
  expect(await refused({ no_albums: 9 })).toEqual([422, 'no_albums_out_of_range', { min: 10, max: 200 }]);
  expect(await refused({ no_albums: 201 })).toEqual([422, 'no_albums_out_of_range', { min: 10, max: 200 }]);
  expect(await refused({ packs_per_album: 4 })).toEqual([422, 'packs_per_album_out_of_range', { min: 5, max: 70 }]);
  expect(await refused({ country_code: 'GB' })).toEqual([422, 'country_unsupported', undefined]);
  expect(await refused({ order_features: 'gold' })).toEqual([400, 'invalid_request', undefined]);
  // The last of all days has no day after it, and whoever counts on from there holds up everybody.
  expect(await refused({ release_date: '9999-12-31' })).toEqual([400, 'invalid_request', undefined]);
  await setAlbum(id, { is_blueprint: true });
  expect(await refused({})).toEqual([409, 'blueprint_not_orderable', undefined]);
});

test.each(['9999-12-31', '9999-12-15', '0000-01-01'])(
  'an album of an earlier release that has %s for its event is answered as one without a day',
  async (release_date) => {
    const id = await album();
    await setAlbum(id, { release_date });
    const unplanned = { order_by_date: null, delivery_tight: false, album: { release_date: null } };
    expect(await of(id)).toMatchObject(unplanned);
    expect(await of(id, { release_date: '2027-06-12' })).toMatchObject({ order_by_date: expect.any(String) });
  },
);

test('is for who may order: owner, editors, administrators', async () => {
  const role = async (name: Exclude<AlbumRole, 'owner' | 'admin' | 'viewer'>) =>
    call(ben, readCheckout, {
      params: { id: await albumOnServer(server.database, anAlbum().parts(), [ann, { id: ben.id, role: name }]) },
      query: {} as never,
    });
  expect(await role('editor')).toMatchObject({ ok: true });
  for (const name of ['filler', 'commenter', 'reader'] as const)
    expect(await role(name)).toMatchObject({ ok: false, code: 'forbidden' });
  const id = await album();
  const query = {} as never;
  expect(await refusal(ben, readCheckout, { params: { id }, query })).toBe('not_found');
  expect(await refusal(ann, readCheckout, { params: { id: 'nowhere' }, query })).toBe('not_found');
  expect(await refusal(server.url, readCheckout, { params: { id }, query })).toBe('unauthorized');
  expect((await of(id, {}, staff)).album.id).toBe(id);
});
