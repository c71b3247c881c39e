import { anAlbum } from '@figurina/album/testing';
import { readStickerSheet } from '@figurina/contract';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, call } from '../../../testing/checked-call.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testUser, type TestUser } from '../../../testing/test-user.ts';
import { albumOnServer } from '../../../testing/album-on-server.ts';

let server: TestServer;
let olga: TestUser;
let albumId: string;
beforeAll(async () => {
  server = await startTestServer();
  olga = await testUser(server, 'olga@verein.de');
  const album = anAlbum().section('Vorstand').sticker('Ida Bauer', { id: 'ida3' }).sticker('Ben Otto').spread();
  albumId = await albumOnServer(server.database, album.parts(), [olga]);
});
afterAll(() => server.stop());

const file = async (name: string, user: TestUser) => user.call('GET', `/albums/${albumId}/sticker_link/sheets/${name}`);

test('the poster is shown to members, with the link in its code, and to nobody else', async () => {
  const sheet = { params: { id: albumId, sheet: 'poster' as const } };
  const { sheet: page } = await ask(olga, readStickerSheet, sheet);
  expect(page.html).toContain('/s/');
  const stranger = await testUser(server, 'sam@anderswo.de');
  expect((await call(stranger, readStickerSheet, sheet)).status).toBe(404);
  expect((await file('poster/file', stranger)).status).toBe(404);
});

test('cards are a PDF of A4, for the people asked for', async () => {
  const answer = await file('cards/file?sticker_ids=ida3', olga);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const pdf = await PDFDocument.load(await answer.arrayBuffer());
  expect(pdf.getPageCount()).toBe(1);
  const { width, height } = pdf.getPage(0).getSize();
  expect([width, height].map((points) => Math.round((points * 25.4) / 72))).toEqual([210, 297]);
});
