/**
 * Who may make which call: every call of the contract, by everybody who could make it, for ids of an album they are in, of a
 * locked one, of somebody else's, of one in the trash and of none; for every public token at every public address. What is
 * expected is data: `packages/contract/src/authorisation.ts`. Source: operations 9, shop 6.3 and 11.6.
 */
import * as contract from '@figurina/contract';
import { createOrderComment, type Endpoint, listOrders, readOrder, scopeOf } from '@figurina/contract';
import {
  AUTHORISATION,
  type Caller,
  CALLERS,
  type EndpointName,
  FILES,
  type Rule,
  said,
  type Token,
  TOKENS,
  type Whose,
} from '@figurina/contract/authorisation';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StoredOrder } from './features/orders/index.ts';
import {
  allPeople,
  allTokens,
  bearing,
  CALLERS_BY_TOKEN,
  within,
  keysWithout,
  membersOf,
  type People,
} from './testing/authorisation/people.ts';
import { REQUESTS, type Sent } from './testing/authorisation/requests.ts';
import { makeAlbum, THINGS } from './testing/authorisation/things.ts';
import { ask, call } from './testing/checked-call.ts';
import { placedOrder } from './testing/placed-order.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';
import type { TestUser } from './testing/test-user.ts';

const declared: Readonly<Record<string, unknown>> = contract;
const ENDPOINTS = Object.entries(AUTHORISATION).map(
  ([name, rule]) => [name as EndpointName, rule, declared[name] as Endpoint] as const,
);
const REFUSED = ['unauthorized', 'token_expired', 'api_key_scope_missing', 'forbidden', 'not_found', 'album_locked'];
/**
 * Who is tried for whose ids of an album. Who has no account, or none that counts, is told before an id is looked at: their own are
 * enough, and for what is not there those who may most. `npm run test:long` tries every cell.
 */
const WALKED: Readonly<Record<Whose, readonly Caller[]>> = {
  own: CALLERS,
  locked: CALLERS.slice(CALLERS.indexOf('reader')),
  foreign: ['orderer', 'reader', 'owner'],
  crossed: ['filler', 'editor', 'owner', 'staff'],
  deleted: ['owner', 'staff'],
  unknown: ['visitor', 'owner', 'staff'],
};
const walked = (whose: Whose): readonly Caller[] => (process.env['TEST_LONG'] ? CALLERS : WALKED[whose]);
/** Orders and what staff do with them: money and addresses, so everybody is tried with every id. */
const isDesk = ({ by }: Rule): boolean => by === 'order' || by === 'staff';

let server: TestServer;
let people: People;
let keys: ReadonlyMap<string, string>;
let tokens: Record<Token, string>;
/** Of the orderer; the same of somebody else's album; one that was deleted; one that was called off. All are over. */
let orders: Record<'own' | 'foreign' | 'deleted' | 'cancelled', StoredOrder>;
let commentOfOther: string;
let ahead = 0;

beforeAll(async () => {
  server = await startTestServer({
    env: { WORKS: 'prints,pictures', RATE_LIMIT: '0' },
    clock: { now: () => new Date(Date.now() + ahead) },
  });
  people = await allPeople(server);
  const { db } = server.database;
  const ended = { ended_at: new Date(), features: JSON.stringify(['custom_stickerpack']) };
  const place = async (owner: TestUser, by: TestUser, last: 'shipped' | 'cancelled' = 'shipped') =>
    placedOrder(db, {
      albumId: await makeAlbum(server, owner === people.owner ? membersOf(people) : [owner]),
      by: by.id,
      signals: ['accepted', last],
      ...ended,
    });
  orders = {
    own: await place(people.owner, people.orderer),
    foreign: await place(people.other, people.other),
    deleted: await place(people.owner, people.orderer),
    cancelled: await place(people.owner, people.orderer, 'cancelled'),
  };
  await db.updateTable('orders').set({ deleted_at: new Date() }).where('id', '=', orders.deleted.id).execute();
  const wish = { params: { id: orders.foreign.id }, body: { comment: { content: 'Hallo' } } };
  commentOfOther = (await ask(people.staff, createOrderComment, wish)).comment.id;
  keys = await keysWithout(server, people.staff);
  tokens = await allTokens(server, await makeAlbum(server, membersOf(people)), people);
});
afterAll(() => server.stop());

/** Who calls so. */
function callerOf(caller: Caller, endpoint: Endpoint, at: number): Pick<TestUser, 'call'> {
  if (caller === 'visitor') return { call: (method, path, body) => within(server, method, path, { body }) };
  if (caller === 'bearer') return bearing(server, tokens[TOKENS[at % TOKENS.length]!]);
  if (caller === 'key') return bearing(server, keys.get(scopeOf(endpoint) ?? 'none')!);
  return people[caller];
}

/** The status or the code, of an answer as it is declared. */
async function answer(by: Caller, endpoint: Endpoint, { params, sent }: { params: object; sent: Sent }, at = 0) {
  // Before the measure of a minute is full.
  ahead += 50;
  const request = { params, query: sent.query ?? {}, ...(sent.body !== undefined && { body: sent.body }) };
  const answered = await call(callerOf(by, endpoint, at), endpoint, request as never);
  return answered.ok ? answered.status : answered.code;
}

const segments = (path: string) => [...path.matchAll(/(\w+)\/:(\w+)/g)].map(([, of = '', name = '']) => ({ of, name }));
const FIXED: Readonly<Record<string, string>> = { sheets: 'poster', plates: '1' };
/** What is named beside the album, and could be another album's. */
const isThing = ({ of }: { of: string }): boolean => of !== 'albums' && !(of in FIXED) && of !== 'sticker_people';

/** An album with what the path names in it, whosever that is to be. */
async function idsOf(path: string, whose: Whose, things: Sent['things'] = {}) {
  const { owner, other, extra, editor } = people;
  const mine = { server, owner, extra, editor };
  const theirs = { server, owner: other, extra: other, editor: other };
  const own = whose !== 'foreign';
  const members = own ? membersOf(people) : [other];
  const album = whose === 'unknown' ? 'none' : await makeAlbum(server, members, { locked: whose === 'locked' });
  const params: Record<string, string> = {};
  const elsewhere = whose === 'crossed' ? await makeAlbum(server, [other]) : album;
  for (const { of, name } of segments(path)) {
    const make = { ...THINGS, ...things }[of];
    if (of in FIXED) params[name] = FIXED[of]!;
    else if (whose === 'unknown') params[name] = 'none';
    else if (of === 'albums') params[name] = album;
    else if (!make) throw new Error(`nothing makes what ${path} names`);
    else params[name] = await make(whose === 'crossed' || !own ? { ...theirs, album: elsewhere } : { ...mine, album });
  }
  if (whose === 'deleted')
    await server.database.db.updateTable('albums').set({ trashed_at: new Date() }).where('id', '=', album).execute();
  return { album, params };
}

const requestsOf = (name: EndpointName, ids: { album: string; order: string }): readonly Sent[] =>
  REQUESTS[name]?.(ids) ?? [{}];

describe('by the roles of an album', () => {
  const rows = ENDPOINTS.flatMap(([name, rule, endpoint]) =>
    rule.by === 'role' ? rule.may.map((action, at) => [name, action, endpoint, rule, at] as const) : [],
  );
  test.each(rows)('%s (%s)', async (name, action, endpoint, rule, at) => {
    const named = segments(endpoint.path).filter((one) => one.of === 'albums' || isThing(one));
    const isCrossable = named.length > 1;
    const wrong: unknown[] = [];
    for (const whose of [
      'own',
      'locked',
      'foreign',
      'deleted',
      'unknown',
      ...(isCrossable ? ['crossed'] : []),
    ] as Whose[]) {
      const sentTo = (album: string): Sent => requestsOf(name, { album, order: 'none' })[at] ?? {};
      // Who is refused changes nothing: they may all try the same.
      const shared = await idsOf(endpoint.path, whose, sentTo('').things);
      for (const caller of walked(whose)) {
        const expected = said(rule, caller, whose, action);
        if (whose === 'foreign' && caller === 'staff') continue;
        // It says no more than what they may not do anyway.
        if (whose === 'locked' && caller !== 'staff' && expected === said(rule, caller, 'own', action)) continue;
        if (expected !== 'allowed') {
          const got = await answer(caller, endpoint, { params: shared.params, sent: sentTo(shared.album) }, at);
          // Who may reach nothing of it may also be told that they may not do it.
          const isNone = got === expected || (whose === 'crossed' && got === 'forbidden');
          if (!isNone) wrong.push([whose, caller, { got, expected }]);
          continue;
        }
        const fresh = await idsOf(endpoint.path, whose, sentTo('').things);
        const sent = sentTo(fresh.album);
        if (sent.slow) continue;
        const got = await answer(caller, endpoint, { params: fresh.params, sent });
        if (sent.says === undefined ? REFUSED.includes(String(got)) : got !== sent.says)
          wrong.push([whose, caller, { got, expected: sent.says ?? 'allowed' }]);
      }
    }
    expect(JSON.stringify(wrong)).toBe('[]');
  });
});

describe('of orders, by the staff, by the account and by nobody', () => {
  const rows = ENDPOINTS.filter(([, { by }]) => ['order', 'staff', 'account', 'anybody', 'print', 'self'].includes(by));
  test.each(rows)('%s', async (name, rule, endpoint) => {
    const names = segments(endpoint.path);
    const all: readonly Whose[] =
      names.length === 0 || rule.by === 'anybody'
        ? ['own']
        : (['own', 'foreign', 'deleted', 'unknown'] as const).filter((one) => one !== 'deleted' || rule.by !== 'self');
    const wrong: unknown[] = [];
    for (const whose of all) {
      const ofOrder = whose === 'own' && (rule.by === 'order' || name === 'createInvoice') ? 'cancelled' : whose;
      const params = await paramsOf(endpoint, ofOrder);
      for (const caller of isDesk(rule) ? CALLERS : walked(whose)) {
        if (whose === 'foreign' && caller === 'staff') continue;
        const order = whose === 'unknown' ? 'none' : orders[whose as 'own'].id;
        const [sent = {}] = requestsOf(name, { album: 'none', order });
        const expected = expectedOf(rule, caller, whose, sent);
        const fresh = rule.by === 'self' && expected === 'allowed' ? await paramsOf(endpoint, whose) : params;
        const got = await answer(caller, endpoint, { params: fresh, sent });
        if (expected === 'allowed' ? REFUSED.includes(String(got)) : got !== expected)
          wrong.push([whose, caller, { got, expected }]);
      }
    }
    expect(JSON.stringify(wrong)).toBe('[]');
  });

  const expectedOf = (rule: Rule, caller: Caller, whose: Whose, sent: Sent): string | number => {
    const expected = said(rule, caller, whose);
    return expected === 'allowed' ? (sent.says ?? 'allowed') : expected;
  };

  async function paramsOf(endpoint: Endpoint, whose: Whose | 'cancelled'): Promise<Record<string, string>> {
    const [first] = segments(endpoint.path);
    if (first && first.of in THINGS) return (await idsOf(endpoint.path, whose as Whose)).params;
    const order = whose === 'unknown' ? undefined : orders[whose as 'own'];
    const ids: Record<string, string | undefined> = {
      orders: order?.id,
      addresses: order?.address.id,
      line_items: order?.lines[0]?.id,
      order_updates: order?.updates[0]?.id,
      comments: commentOfOther,
    };
    return Object.fromEntries(segments(endpoint.path).map(({ of, name }) => [name, ids[of] ?? 'none']));
  }
});

test('each public token opens what it was made for, whoever sends it, and nothing else', async () => {
  const wrong: unknown[] = [];
  for (const [name, rule, endpoint] of ENDPOINTS) {
    if (rule.by !== 'token') continue;
    const [sent = {}] = requestsOf(name, { album: 'none', order: 'none' });
    const by = async (caller: Caller, token: string) => {
      const inQuery = endpoint.path.includes(':token') ? sent : { ...sent, query: { url_token: token } };
      return answer(caller, endpoint, { params: { token }, sent: inQuery });
    };
    const callers = endpoint.method === 'GET' ? CALLERS_BY_TOKEN : (['visitor'] as const);
    const [first, ...others] = TOKENS.filter((kind) => kind !== rule.of);
    for (const [kind, caller] of [
      ...callers.map((one) => [first!, one] as const),
      ...others.map((one) => [one, 'visitor'] as const),
    ]) {
      const got = await by(caller, tokens[kind]);
      if (got !== rule.gone) wrong.push([name, kind, caller, { got, expected: rule.gone }]);
    }
    for (const caller of callers) {
      const got = await by(caller, tokens[rule.of]);
      if (got === rule.gone || REFUSED.includes(String(got))) wrong.push([name, caller, { got }]);
    }
  }
  expect(JSON.stringify(wrong)).toBe('[]');
});

test('files have rows as calls have, and nothing that the server serves is without one', async () => {
  const { paths } = (await (await fetch(`${server.url}/v1/openapi.json`)).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const served = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(
      (method) => `${method.toUpperCase()} ${path.replace('/v1', '').replaceAll(/\{(\w+)\}/g, ':$1')}`,
    ),
  );
  const calls = ENDPOINTS.map(([, , { method, path }]) => `${method} ${path}`);
  expect(served.toSorted()).toEqual([...calls, ...Object.keys(FILES)].toSorted());
});

test.each(Object.entries(FILES))('%s', async (route, rule) => {
  const [method = '', path = ''] = route.split(' ');
  const may = rule.by === 'role' ? rule.may[0] : undefined;
  const wrong: unknown[] = [];
  for (const whose of segments(path).length > 0
    ? (['own', 'foreign', 'deleted', 'unknown'] as const)
    : (['own'] as const)) {
    if (whose === 'deleted' && rule.by === 'self') continue;
    const params = await paramsOfFile(path, whose);
    for (const caller of walked(whose)) {
      const expected = said(rule, caller, whose, may);
      if (whose === 'foreign' && caller === 'staff') continue;
      if (expected === 'allowed' && (path.includes('sheet') || path.includes('artwork'))) continue;
      const got = await answerOfFile(
        caller,
        method,
        path.replaceAll(/:(\w+)/g, (_, name: string) => params[name]!),
      );
      if (expected === 'allowed' ? ['unauthorized', 'forbidden'].includes(got) : got !== expected)
        wrong.push([whose, caller, { got, expected }]);
    }
  }
  expect(JSON.stringify(wrong)).toBe('[]');

  async function paramsOfFile(of: string, whose: Whose): Promise<Record<string, string>> {
    if (/^.(orders|public|blueprints|stock_photos)/.test(of)) {
      const id = whose === 'unknown' ? 'none' : orders[whose as 'own'].id;
      return { id, token: 'a'.repeat(43) };
    }
    return { page: '1', picture: 'cyan.png', variant: 'small', ...(await idsOf(of, whose)).params };
  }
  async function answerOfFile(caller: Caller, by: string, address: string): Promise<string> {
    const query = /csv|datev/.test(address)
      ? '?from=2026-01-01&to=2026-01-31&month=2026-01'
      : address.includes('packed')
        ? '?of=none.small'
        : '';
    const scope = {
      '/orders.csv': 'orders:read',
      '/invoices.csv': 'invoices:read',
      '/invoices.datev': 'invoices:read',
    } as const;
    const as = callerOf(caller, { scope: scope[address as '/orders.csv'] ?? null } as Endpoint, 0);
    const got = await as.call(by, address + query);
    const body = await got.text();
    return got.ok
      ? String(got.status)
      : (((body.startsWith('{') ? JSON.parse(body) : {}) as { code?: string }).code ?? String(got.status));
  }
});

test('a list of orders has those that one may open, and no others', async () => {
  const count = async (by: TestUser) => (await ask(by, listOrders, { query: {} })).orders.length;
  const { stranger, orderer, owner, other, editor, filler, commenter, reader, staff } = people;
  const counts = await Promise.all(
    [stranger, orderer, owner, other, editor, filler, commenter, reader, staff].map(count),
  );
  expect(counts).toEqual([0, 3, 3, 1, 0, 0, 0, 0, 0]);
});

test('who ordered and is still in the album may order it again', async () => {
  const album = await makeAlbum(server, membersOf(people));
  const { id } = await placedOrder(server.database.db, { albumId: album, by: people.editor.id });
  const [sent = {}] = requestsOf('quoteReorder', { album, order: id });
  expect(await answer('editor', contract.quoteReorder, { params: { id }, sent })).toBe('order_not_approved');
});

test('the staff’s view of an invoice, and what else of an order is theirs, is the staff’s alone', async () => {
  const { orders: listed } = await ask(people.orderer, listOrders, { query: {} });
  const { id } = listed.find((one) => one.id !== orders.own.id)!;
  for (const by of ['orderer', 'owner', 'staff'] as const) {
    const { order } = await ask(people[by], readOrder, { params: { id } });
    expect([by, order.invoice !== null, order.user_invoice !== null]).toEqual([by, by === 'staff', true]);
    expect([by, order.staff !== null]).toEqual([by, by === 'staff']);
  }
});
