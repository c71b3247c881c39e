import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test, type CDPSession } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './support/accessible.ts';
import { call, createAlbum } from './support/api.ts';
import { signUp } from './support/people.ts';

const PHONE = { viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true };
const EMPTY = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** The portrait that lies in the package of the face networks, as large as a camera makes it. */
async function portrait(): Promise<Buffer> {
  const server = createRequire(join(import.meta.dirname, '../apps/server/package.json'));
  const assets = join(dirname(server.resolve('@vladmandic/human')), '../assets');
  return sharp(await readFile(join(assets, 'samples.jpg')))
    .extract({ left: 326, top: 0, width: 210, height: 156 })
    .resize(3360, 2496, { kernel: 'lanczos3' })
    .jpeg({ quality: 100 })
    .toBuffer();
}

const poorNetwork = (network: CDPSession, offline: boolean) =>
  network.send('Network.emulateNetworkConditions', { ...EMPTY, offline, uploadThroughput: 400_000 });

test('sends a photo from a phone; the connection drops once, and one photo arrives', async ({
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
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const commit = (name: string) => page.getByRole('button', { name }).click();
  const heading = (name: string) => expect(page.getByRole('heading', { name })).toBeFocused();

  await test.step('name and chapter', async () => {
    await page.goto(new URL(sticker_link.sticker_uploads_path, owner.url()).href);
    await expect(page.getByText('Schick uns ein Foto von dir.')).toBeVisible();
    await expectAccessible(page);
    await commit('Los geht’s');
    await heading('Wie heißt du?');
    await expect(page.getByRole('button', { name: 'Weiter' })).toBeDisabled();
    await page.getByLabel('Vorname').fill('Mira');
    await page.getByLabel('Nachname').fill('Öztürk');
    await expectAccessible(page);
    await commit('Weiter');
    await heading('Wo gehörst du hin?');
    await page.getByText('Weiß ich nicht').click();
    await commit('Weiter');
  });

  await test.step('the photo, its face found, pulled a little; a reload keeps it all', async () => {
    await heading('Dein Foto');
    const file = { name: 'IMG_0815.jpg', mimeType: 'image/jpeg', buffer: await portrait() };
    await page.getByLabel('Aus der Galerie').setInputFiles(file);
    await expect(page.getByText('Gesicht gut zu sehen')).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Größer' }).click();
    await page.reload();
    await expect(page.getByText('Gesicht gut zu sehen')).toBeVisible();
    await expectAccessible(page);
    await commit('Weiter');
  });

  await test.step('consent, and sending with a dropped connection', async () => {
    await heading('Dürfen wir das Foto nehmen?');
    await page.getByRole('checkbox').last().check();
    await expectAccessible(page);
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    await poorNetwork(network, false);
    await commit('Foto abschicken');
    const sending = page.getByRole('progressbar').last();
    await expect(sending).not.toHaveAttribute('aria-valuenow', '0');
    await poorNetwork(network, true);
    await expect(page.getByText(/^Kurz kein Netz\. Es geht von selbst weiter/)).toBeVisible();
    await network.send('Network.emulateNetworkConditions', EMPTY);
    await heading('Geschafft, Mira!');
    await expectAccessible(page);
  });

  await test.step('one photo is there to be collected, as it was framed', async () => {
    const { sticker_uploads } = await call<{
      sticker_uploads: { name: string; last_name: string; section_id: null; cscale: number; consent: object }[];
    }>(owner, 'GET', `/v1/albums/${id}/sticker_uploads`);
    expect(sticker_uploads).toHaveLength(1);
    expect(sticker_uploads[0]).toMatchObject({ name: 'Mira', last_name: 'Öztürk', section_id: null });
    expect(sticker_uploads[0]?.cscale).toBeGreaterThan(1);
  });

  await test.step('and it can be taken back', async () => {
    await page.getByRole('link', { name: 'Foto zurückziehen' }).click();
    await heading('Foto zurückziehen?');
    await expectAccessible(page);
    await commit('Ja, Foto löschen');
    await heading('Dein Foto ist gelöscht');
    expect(await call(owner, 'GET', `/v1/albums/${id}/sticker_uploads`)).toEqual({ sticker_uploads: [] });
  });
  await context.close();
});
