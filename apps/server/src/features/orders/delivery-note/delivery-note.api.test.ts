import { anAlbum } from '@figurina/album/testing';
import { readDeliveryNote } from '@figurina/contract';
import { textOfPdf } from '@figurina/press/testing/pdf-text';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { albumOnServer } from '../../../testing/album-on-server.ts';
import { ask } from '../../../testing/checked-call.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testUser, type TestUser } from '../../../testing/test-user.ts';
import { placedOrder } from '../../../testing/placed-order.ts';

let server: TestServer;
let olga: TestUser;
let album: string;
let now = new Date('2026-05-05T10:00:00Z');

beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now } });
  olga = await testUser(server, 'olga@verein.de');
  album = await albumOnServer(server.database, anAlbum().section('Team').spread().parts(), [olga]);
});
afterAll(() => server.stop());

const link = async (id: string) => (await ask(olga, readDeliveryNote, { params: { id } })).pdf_url;
const plain = (words: string): string => words.replaceAll(/\s+/g, '');
const pdf = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer());

test('the note says what is in the parcels and for whom, without prices, page by page', async () => {
  const comment = Array.from({ length: 60 }, (_, at) => `Zeile ${at}: <b>klingeln</b> & warten`).join('\n');
  const { id, number } = await placedOrder(server.database.db, {
    albumId: album,
    by: olga.id,
    comment,
    purchase_order: 'B-4711',
  });
  const answer = await fetch(await link(id));
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('cache-control')).toContain('no-store');
  const pages = await textOfPdf(Buffer.from(await answer.arrayBuffer()));
  expect(pages).toHaveLength(2);
  // Where words end is the reader's guess.
  const said = plain(pages.join(' '));
  for (const words of [
    `Lieferschein F-${number}`,
    'SV Blau-Weiß 09 e. V. Mara König Am Waldstadion 12 50933 Köln',
    'Album, Softcover 23 × 29,7 cm 40 Seiten, 172 Sticker 120',
    'Stickertüten zu 4 Stickern 45 Tüten je Album 5.400',
    'Glanzfolie auf dem Umschlag 120',
    'Pakete 3',
    'Gewicht etwa 46,4 kg',
    'B-4711',
    'Zeile 59: <b>klingeln</b> & warten',
    'Seite 1 von 2',
    'Seite 2 von 2',
  ])
    expect(said).toContain(plain(words));
  expect(said).toMatch(/SVBlau-Weiß09\(A-[A-Z2-9]{6}\)/);
  for (const amount of ['EUR', '480,00', '2.033', 'Versand', 'Prüfung']) expect(said).not.toContain(amount);
});

test('the same order gives the same file, also when it is over', async () => {
  const ended_at = new Date('2026-05-04T12:00:00Z');
  const order = { albumId: album, by: olga.id, language: 'pl', country: 'PL', comment: '' } as const;
  const { id } = await placedOrder(server.database.db, { ...order, ended_at, address: { city: 'Łódź' } });
  const [first, second] = [await pdf(await link(id)), await pdf(await link(id))];
  expect(first.equals(second)).toBe(true);
  const said = plain((await textOfPdf(first)).join(' '));
  for (const words of ['50933 Łódź Polska', 'Dokument dostawy (WZ)', 'nie zostanie dostarczone', 'Strona 1 z 1'])
    expect(said).toContain(plain(words));
});

test('its address holds for ten minutes and for this order alone', async () => {
  const [one, other] = [
    await placedOrder(server.database.db, { albumId: album, by: olga.id }),
    await placedOrder(server.database.db, { albumId: album, by: olga.id }),
  ];
  const url = await link(one.id);
  const status = async (address: string) => (await fetch(address)).status;
  now = new Date(now.getTime() + 9 * 60_000);
  expect(await status(url)).toBe(200);
  expect(await status(url.replace(one.id, other.id))).toBe(404);
  expect(await status(`${url}x`)).toBe(404);
  now = new Date(now.getTime() + 60_001);
  expect(await status(url)).toBe(404);
});
