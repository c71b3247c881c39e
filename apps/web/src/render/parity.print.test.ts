/** What the render page shows is what is printed: a screenshot of it against the PDF drawn at the same size (P38). */
import { renderParamsSchema } from '@figurina/album';
import { everything } from '@figurina/drawing/testing';
import { chromiumLaunch, createPrintBrowser } from '@figurina/press';
import { exportIntoMemory } from '@figurina/press/testing';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startRenderServer, type RenderServer } from '../../testing/render-server.ts';

/** Five pixels a millimetre: the sheet's margin and its trim are whole pixels, so that both pictures lie on one grid. */
const DPI = 127;
const MARGIN = 50;
const browser = createPrintBrowser();
let server: RenderServer;

beforeAll(async () => {
  server = await startRenderServer();
  const album = everything();
  server.albums.set('all', album);
  let hue = 0;
  for (const image of album.images.keys()) {
    const background = { r: 40 + ((hue += 37) % 180), g: 120, b: 90 };
    const picture = sharp({ create: { width: 400, height: 300, channels: 3, background } });
    server.pictures.set(image, await picture.jpeg().toBuffer());
  }
}, 120_000);
afterAll(async () => {
  await browser.close();
  await server.close();
});

const query = { mode: 'spreads', range: '2', includeBleed: 'false' };

async function printed(): Promise<Buffer> {
  const params = renderParamsSchema.parse({ ...query, includeBleed: false, album_id: 'all', format: 'png', dpi: DPI });
  const { data } = await exportIntoMemory(browser, {
    params,
    renderUrl: server.url('all', query),
    about: { title: 'Probe', date: new Date('2026-01-02T03:04:05Z') },
    expectedSheets: 1,
    onProgress: () => undefined,
  });
  return data;
}

/** The sheet as the page shows it, at the same pixels a millimetre, laid out as for print. */
async function shown({ width, height }: { width: number; height: number }): Promise<Buffer> {
  const opened = await chromium.launch(await chromiumLaunch());
  try {
    const context = await opened.newContext({
      viewport: { width: 1900, height: 1300 },
      deviceScaleFactor: DPI / 96,
    });
    const page = await context.newPage();
    await page.emulateMedia({ media: 'print' });
    await page.goto(server.url('all', query));
    await page.waitForFunction(
      () => (globalThis as { figurinaRender?: { state: string } }).figurinaRender?.state === 'ready',
    );
    const whole = await page.screenshot({ type: 'png' });
    return await sharp(whole).extract({ left: MARGIN, top: MARGIN, width, height }).png().toBuffer();
  } finally {
    await opened.close();
  }
}

it('prints what the page shows, within 2 of 255 levels on average (P38)', async () => {
  const paper = await printed();
  const { width, height } = await sharp(paper).metadata();
  expect([width, height]).toEqual([2300, 1485]);
  const screen = await shown({ width, height });
  const [one, other] = [await levels(paper), await levels(screen)];
  expect(other.length).toBe(one.length);
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += Math.abs(one[at]! - other[at]!);
  expect(sum / one.length).toBeLessThan(2);
  // And there is something to see: an empty page would be equal too.
  const { entropy } = await sharp(paper).stats();
  expect(entropy).toBeGreaterThan(1);
});

function levels(file: Buffer): Promise<Buffer> {
  return sharp(file).removeAlpha().raw().toBuffer();
}
