import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './support/accessible.ts';
import { call, createAlbum } from './support/api.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/within-policy.ts';

const PHONE = { viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true };
/** A gym at the edge of the network, in bytes a second. */
const GYM = { offline: false, latency: 60, downloadThroughput: 300_000, uploadThroughput: 300_000 };
const NO_NETWORK = { ...GYM, offline: true };

interface Upload {
  name: string;
  last_name: string;
  section_id: string | null;
  cscale: number;
  created_at: string;
  image: { blob: { original: string } };
}

/**
 * The portrait that lies in the package of the face networks as a phone saves it: 12 MP with the grain of a sensor,
 * lying on its side with a note how to hold it, and the place where it was taken.
 */
async function phonePhoto(): Promise<Buffer> {
  const server = createRequire(join(import.meta.dirname, '../apps/server/package.json'));
  const samples = join(dirname(server.resolve('@vladmandic/human')), '../assets/samples.jpg');
  const portrait = sharp(await readFile(samples)).extract({ left: 326, top: 0, width: 208, height: 156 });
  const lying = await sharp(await portrait.png().toBuffer())
    .rotate(-90)
    .png()
    .toBuffer();
  const noise = { type: 'gaussian', mean: 128, sigma: 24 } as const;
  const grain = sharp({ create: { width: 600, height: 600, channels: 3, noise, background: '#888' } });
  return sharp(lying)
    .resize(3000, 4000)
    .composite([{ input: await grain.png().toBuffer(), tile: true, blend: 'soft-light' }])
    .withExif({
      IFD0: { Make: 'Phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 8/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '11/1 34/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** Opens the stickers of an album with the polling switched off: what appears there was pushed. */
async function openStickers(page: Page, id: string): Promise<void> {
  await page.addInitScript(() => {
    const { setInterval: begin } = globalThis;
    const short = (work: () => void, every?: number) => (every! >= 5000 ? 0 : begin(work, every));
    globalThis.setInterval = short as typeof setInterval;
  });
  const listed = page.waitForResponse((answer) => answer.url().endsWith('/sticker_uploads'));
  await page.goto(`/album/${id}/stickers`);
  expect(await (await listed).json()).toEqual({ sticker_uploads: [] });
}

/** When the page, by its own clock, first shows some words. */
async function seenAt(page: Page, words: string): Promise<number> {
  const handle = await page.waitForFunction((text) => document.body.textContent.includes(text) && Date.now(), words);
  return Number(await handle.jsonValue());
}

test('sends a photo from a phone; the connection drops once, and one photo arrives in the open editor', async ({
  page: owner,
  browser,
}) => {
  await signUp(owner, 'Olga Ohneeile');
  const id = await createAlbum(owner, { title: 'TSV Funkloch', category: 'sports' });
  await call(owner, 'PATCH', `/v1/albums/${id}`, {
    album: { sticker_upload_enabled: true, sticker_upload_content: 'Schick uns ein Foto von dir.' },
  });
  const { sticker_link } = await call<{ sticker_link: { sticker_uploads_path: string } }>(
    owner,
    'GET',
    `/v1/albums/${id}/sticker_link`,
  );
  await openStickers(owner, id);
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const network: CDPSession = await context.newCDPSession(page);
  await network.send('Network.enable');
  const emulate = (conditions: typeof GYM) => network.send('Network.emulateNetworkConditions', conditions);
  await emulate(GYM);
  const commit = (name: string) => page.getByRole('button', { name }).click();
  const heading = (name: string) => expect(page.getByRole('heading', { name })).toBeFocused();

  await test.step('name and chapter', async () => {
    await page.goto(new URL(sticker_link.sticker_uploads_path, owner.url()).href);
    await expect(page.getByText('Schick uns ein Foto von dir.')).toBeVisible();
    await commit('Los geht’s');
    await heading('Wie heißt du?');
    await expect(page.getByRole('button', { name: 'Weiter' })).toBeDisabled();
    await page.getByLabel('Vorname').fill('Mira');
    await page.getByLabel('Nachname').fill('Öztürk');
    await commit('Weiter');
    await heading('Wo gehörst du hin?');
    await page.getByText('Weiß ich nicht').click();
    await commit('Weiter');
  });

  await test.step('the photo, its face found, pulled a little; a reload keeps it all', async () => {
    await heading('Dein Foto');
    const file = { name: 'IMG_0815.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() };
    await page.getByLabel('Aus der Galerie').setInputFiles(file);
    await expect(page.getByText('Gesicht gut zu sehen')).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Größer' }).click();
    await page.reload();
    await expect(page.getByText('Gesicht gut zu sehen')).toBeVisible();
    await expectAccessible(page);
    await commit('Weiter');
  });

  const begun: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && begun.push(new URL(request.url()).pathname));
  await test.step('consent, and sending with a dropped connection', async () => {
    await heading('Dürfen wir das Foto nehmen?');
    await page.getByRole('checkbox').last().check();
    await expectAccessible(page);
    await commit('Foto abschicken');
    await expect(page.getByRole('progressbar').last()).not.toHaveAttribute('aria-valuenow', '0');
    await emulate(NO_NETWORK);
    await expect(page.getByText(/^Kurz kein Netz\. Es geht von selbst weiter/)).toBeVisible();
    await emulate(GYM);
  });

  const list = () => call<{ sticker_uploads: Upload[] }>(owner, 'GET', `/v1/albums/${id}/sticker_uploads`);
  await test.step('the open editor shows it, told by the server', async () => {
    const shown = await seenAt(owner, '1 neuer Upload');
    await heading('Geschafft, Mira!');
    await expectAccessible(page);
    // Gone on with, not begun anew.
    expect(begun.filter((path) => path === '/v1/blobs')).toHaveLength(1);
    const [upload] = (await list()).sticker_uploads;
    const late = shown - Date.parse(upload?.created_at ?? '');
    test.info().annotations.push({ type: 'from the server to the editor', description: `${late} ms` });
    console.log(`    in the open editor ${late} ms after the server took it`);
  });

  await test.step('one photo is there to be collected, upright, as it was framed, and without the place', async () => {
    const { sticker_uploads } = await list();
    expect(sticker_uploads).toHaveLength(1);
    expect(sticker_uploads[0]).toMatchObject({ name: 'Mira', last_name: 'Öztürk', section_id: null });
    expect(sticker_uploads[0]?.cscale).toBeGreaterThan(1);
    const original = await owner.request.get(sticker_uploads[0]?.image.blob.original ?? '');
    const { width, height, exif } = await sharp(await original.body()).metadata();
    expect({ width, height, exif }).toEqual({ width: 3000, height: 2250, exif: undefined });
  });

  await test.step('and it can be taken back, which the editor hears too', async () => {
    await page.getByRole('link', { name: 'Foto zurückziehen' }).click();
    await heading('Foto zurückziehen?');
    await commit('Ja, Foto löschen');
    await heading('Dein Foto ist gelöscht');
    await expect(owner.getByText('1 neuer Upload')).toBeHidden();
    expect(await list()).toEqual({ sticker_uploads: [] });
  });
  await context.close();
});
