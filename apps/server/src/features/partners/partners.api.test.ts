import { anAlbum } from '@figurina/album/testing';
import {
  changePartner,
  createPartner,
  listAuditLog,
  listPartners,
  readAffiliate,
  rotatePartnerToken,
} from '@figurina/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { albumOnServer } from '../../testing/album-on-server.ts';
import { ask, call, refusal } from '../../testing/checked-call.ts';
import { placedOrder, type PlacedOrder } from '../../testing/placed-order.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';

let server: TestServer;
let staff: TestUser;
let mara: TestUser;
/** March by the world's clock, April by the house's. */
const NOW = new Date('2026-03-31T22:30:00Z');

beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => NOW } });
  staff = await testUser(server, 'staff@figurina.de', { admin: true });
  mara = await testUser(server, 'mara@foto.example');
});
afterAll(() => server.stop());

const make = async (url_source: string, email = `${url_source}@foto.example`) =>
  ask(staff, createPartner, { body: { partner: { name: 'Foto Nord', email, url_source } } });
const tokenOf = (url: string) => new URL(url).searchParams.get('token')!;
const read = async (url_token: string) => (await ask(server.url, readAffiliate, { query: { url_token } })).affiliate;
const gone = async (url_token: string) => refusal(server.url, readAffiliate, { query: { url_token } });
const change = async (id: string, partner: { active?: boolean; name?: string; email?: string }) =>
  (await ask(staff, changePartner, { params: { id }, body: { partner } })).partner;

async function album(source: string, at: string, orders: Partial<PlacedOrder>[] = []): Promise<void> {
  const { db } = server.database;
  const id = await albumOnServer(server.database, anAlbum().section('Team').spread().parts(), [mara]);
  const campaign = { analytics_metadata: JSON.stringify({ utm_source: source }), created_at: new Date(at) };
  await db.updateTable('albums').set(campaign).where('id', '=', id).execute();
  for (const order of orders) await placedOrder(db, { albumId: id, by: mara.id, ...order });
}

test('a partner is made with a link that is told once; what does not fit stands at its field', async () => {
  const { partner, url } = await make('Nord-Foto ', ' Nord@Foto.example');
  expect(partner).toMatchObject({ url_source: 'nord-foto', email: 'nord@foto.example', active: true, albums: 0 });
  expect(url).toMatch(/\/affiliate\?token=[\w-]{32}$/);
  const { partners } = await ask(staff, listPartners, { query: { query: 'NORD-f' } });
  expect(partners).toEqual([partner]);
  expect((await ask(staff, listPartners, { query: { query: '%' } })).partners).toEqual([]);
  const stored = await server.database.db.selectFrom('partners').selectAll().execute();
  const written = (await ask(staff, listAuditLog, { query: { action: 'partner.create' } })).entries;
  expect(written).toMatchObject([{ subject: partner.id, after: { url_source: 'nord-foto' } }]);
  expect(JSON.stringify([stored, written])).not.toContain(tokenOf(url));
  const wrong = async (typed: object) => {
    const answer = await staff.call('POST', '/partners', { partner: typed }, { 'accept-language': 'de' });
    const { code, errors } = (await answer.json()) as { code: string; errors: { pointer: string; detail: string }[] };
    return [code, ...errors.map(({ pointer, detail }) => `${pointer} ${detail}`)];
  };
  expect(await wrong({ name: ' ', email: 'x', url_source: 'ä b' })).toEqual([
    'partner_wrong',
    '/partner/name Der Name fehlt.',
    '/partner/email E-Mail ist ungültig',
    '/partner/url_source Nur Buchstaben von a bis z, Ziffern und Bindestriche',
  ]);
  expect(await wrong({ name: 'Zwei', email: 'NORD@foto.example', url_source: 'nord-foto' })).toEqual([
    'partner_wrong',
    '/partner/email Zu dieser Adresse gibt es schon einen Partner.',
    '/partner/url_source Dieses Kürzel hat schon ein Partner.',
  ]);
});

test('albums and their first orders that stand are counted by months of the house, the newest first, with empty ones', async () => {
  const { url, partner } = await make('sued');
  expect((await read(tokenOf(url))).album_conversions).toEqual({
    total_count: 0,
    monthly: [{ month: '2026-04', count: 0 }],
  });
  const ended = { ended_at: NOW };
  const deleted = { deleted_at: NOW };
  const at = (day: string) => ({ created_at: new Date(day) });
  // February already, by the clock of the house.
  await album('sued', '2026-01-31T23:30:00Z', [
    { ...at('2026-02-01'), ...ended },
    { ...at('2026-02-02'), ...deleted },
    at('2026-03-31T22:10:00Z'),
    at('2026-04-01'),
  ]);
  await album('sued', '2026-02-20', [ended, deleted]);
  await album('sued', '2026-04-01', [at('2026-04-02')]);
  await album('sued-west', '2026-04-01', [at('2026-04-02')]);
  const months = (april: number, march: number, february: number) => [
    { month: '2026-04', count: april },
    { month: '2026-03', count: march },
    { month: '2026-02', count: february },
  ];
  expect(await read(tokenOf(url))).toEqual({
    album_conversions: { total_count: 3, monthly: months(1, 0, 2) },
    order_conversions: { total_count: 2, monthly: months(2, 0, 0) },
    url_source: 'sued',
  });
  const { partners } = await ask(staff, listPartners, { query: {} });
  expect(partners.find(({ id }) => id === partner.id)).toMatchObject({ albums: 3, orders: 2 });
});

test('without a token it is one’s own account, of an address that is proved to be theirs', async () => {
  await make('eigen', 'Mara@foto.example');
  const own = async (by: TestUser | string) => {
    const answer = await call(by, readAffiliate, { query: {} });
    return answer.ok ? answer.body.affiliate.url_source : answer.code;
  };
  expect(await own(mara)).toBe('eigen');
  await server.database.db.updateTable('users').set({ activated_at: null }).where('sub', '=', mara.id).execute();
  expect(await own(mara)).toBe('partner_gone');
  expect(await own(staff)).toBe('partner_gone');
  expect(await own(server.url)).toBe('partner_gone');
});

test('another link ends the one before, a stopped partner has none, and both are written down', async () => {
  const { partner, url } = await make('wechsel');
  const { url: next } = await ask(staff, rotatePartnerToken, { params: { id: partner.id } });
  expect(await gone(tokenOf(url))).toBe('partner_gone');
  expect((await read(tokenOf(next))).url_source).toBe('wechsel');
  expect((await change(partner.id, { active: false, name: 'Anders' })).active).toBe(false);
  expect(await gone(tokenOf(next))).toBe('partner_gone');
  await change(partner.id, { active: false });
  const taken = { params: { id: partner.id }, body: { partner: { email: 'sued@foto.example' } } };
  expect(await refusal(staff, changePartner, taken)).toBe('partner_wrong');
  await change(partner.id, { active: true });
  expect((await read(tokenOf(next))).url_source).toBe('wechsel');
  const { entries } = await ask(staff, listAuditLog, { query: {} });
  expect(entries.filter(({ subject }) => subject === partner.id)).toMatchObject([
    { action: 'partner.change', before: { active: false }, after: { active: true } },
    { action: 'partner.change', before: { name: 'Foto Nord', active: true }, after: { name: 'Anders', active: false } },
    { action: 'partner.rotate', before: null, after: null },
    { action: 'partner.create' },
  ]);
});

test('of partners who are given the same address at once, one gets it', async () => {
  const ids = await Promise.all(['eins', 'zwei', 'drei'].map(async (source) => (await make(source)).partner.id));
  const body = { partner: { email: 'begehrt@foto.example' } };
  const answers = await Promise.all(ids.map(async (id) => call(staff, changePartner, { params: { id }, body })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
});

test('wrong tokens are counted, so that nobody tries one after the other', async () => {
  const said = new Set<string>();
  for (let at = 0; at < 61; at += 1) said.add(await gone(`wrong${at}`));
  expect([...said]).toEqual(['partner_gone', 'too_many_requests']);
});
