/** Two servers on one database count the same calls. */
import { anAlbum } from '@figurina/album/testing';
import { changeAlbum, readPublicStickerLink, readStickerLink } from '@figurina/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openCounters } from '../../platform/counters/open-counters.ts';
import { createLog } from '../../platform/log/log.ts';
import { albumOnServer } from '../../testing/album-on-server.ts';
import { ask, refusal } from '../../testing/checked-call.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser } from '../../testing/test-user.ts';
import { createRateLimits, type RateLimits } from './rate-limits.ts';

let now = new Date('2026-11-22T10:00:05Z').getTime();
const clock = { now: () => new Date(now) };
let first: TestServer;
let second: TestServer;
beforeAll(async () => {
  first = await startTestServer({ clock, env: { STICKER_RATE_LIMIT: '1' } });
  second = await startTestServer({ clock, env: { STICKER_RATE_LIMIT: '1' }, beside: first });
});
afterAll(async () => {
  await second.stop();
  await first.stop();
});
beforeEach(() => {
  now += 120_000;
});

const limitsOf = async ({ database: { db } }: TestServer, perMinute: number): Promise<RateLimits> =>
  createRateLimits(
    perMinute,
    await openCounters({ config: { redisUrl: undefined }, db, clock, log: createLog('silent') }),
  );

async function often(count: number, call: () => Promise<boolean>): Promise<number> {
  let allowed = 0;
  for (let at = 0; at < count; at += 1) if (await call()) allowed += 1;
  return allowed;
}

test('what is too much through two servers together is refused by both, for the rest of the minute', async () => {
  const olga = await testUser(first, 'olga@verein.de');
  const id = await albumOnServer(first.database, anAlbum().section('Jugend').spread().parts(), [olga]);
  await ask(olga, changeAlbum, { params: { id }, body: { album: { sticker_upload_enabled: true } } });
  const { sticker_link: link } = await ask(olga, readStickerLink, { params: { id } });
  const look = { params: { token: link.sticker_uploads_path.replace('/s/', '') } };
  for (let at = 0; at < 5; at += 1)
    for (const server of [first, second]) await ask(server.url, readPublicStickerLink, look);
  expect(await refusal(first.url, readPublicStickerLink, look)).toBe('too_many_requests');
  expect(await refusal(second.url, readPublicStickerLink, look)).toBe('too_many_requests');
  now += 60_000;
  expect((await ask(second.url, readPublicStickerLink, look)).sticker_link.title).toBe('Album');
});

test('an address has its number of uploads a minute, over all links', async () => {
  const [here, there] = [await limitsOf(first, 3), await limitsOf(second, 3)];
  expect(await often(2, () => here.allows('upload', 'a', '192.0.2.1'))).toBe(2);
  expect(await often(3, () => there.allows('upload', 'a', '192.0.2.1'))).toBe(1);
  expect(await here.allows('upload', 'b', '192.0.2.1')).toBe(false);
  expect(await here.allows('upload', 'a', '192.0.2.2')).toBe(true);
});

test('a link has ten times as many, over all addresses, also when all come at once', async () => {
  const limits = [await limitsOf(first, 2), await limitsOf(second, 2)];
  const calls = Array.from({ length: 30 }, (_, at) => limits[at % 2]!.allows('upload', 'c', `192.0.2.${100 + at}`));
  expect((await Promise.all(calls)).filter(Boolean)).toHaveLength(20);
});

test('reading is not counted as uploading, and 0 is no limit', async () => {
  const limits = await limitsOf(first, 1);
  expect(await often(12, () => limits.allows('read', 'd', '192.0.2.9'))).toBe(10);
  expect(await limits.allows('upload', 'd', '192.0.2.9')).toBe(true);
  const none = await limitsOf(first, 0);
  expect(await often(50, () => none.allows('upload', 'd', '192.0.2.9'))).toBe(50);
});

test('what was counted is forgotten soon, and no address can be read from it', async () => {
  const limits = await limitsOf(first, 3);
  await limits.allows('upload', 'e', '192.0.2.7');
  const rows = () => first.database.db.selectFrom('counters').select(['key', 'expires_at']).execute();
  expect(JSON.stringify(await rows())).not.toContain('192.0.2');
  now += 120_000;
  await limits.allows('upload', 'e', '192.0.2.7');
  expect((await rows()).filter(({ expires_at: at }) => at.getTime() < now)).toEqual([]);
});
