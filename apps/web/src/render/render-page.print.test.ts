/**
 * Prints the built render page with the press and reads the files back: what stands on the screen must stand on paper.
 * Rule numbers are those of docs/print.md.
 */
import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import {
  chooseSheets,
  createDocument,
  renderParamsSchema,
  toParts,
  type AlbumDocument,
  type RenderMode,
} from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { everything, longTexts, oddPlaces } from '@figurina/drawing/testing';
import { chromiumLaunch, createPrintBrowser } from '@figurina/press';
import { exportIntoMemory, type FileInMemory } from '@figurina/press/testing';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { marksOf } from '../../testing/pdf-marks.ts';
import { readLines, type ReadText } from '../../testing/read-lines.ts';
import { startRenderServer, type RenderServer } from '../../testing/render-server.ts';

const BLEED = 2;
const browser = createPrintBrowser();
let server: RenderServer;

beforeAll(async () => {
  server = await startRenderServer();
}, 120_000);
afterAll(async () => {
  await browser.close();
  await server.close();
});

/** Puts an album on the server, each of its pictures in a colour of its own. */
async function serve(id: string, album: AlbumDocument): Promise<void> {
  server.albums.set(id, album);
  let hue = 0;
  for (const image of album.images.keys()) {
    const background = { r: 40 + ((hue += 37) % 180), g: 120, b: 90 };
    const picture = sharp({ create: { width: 400, height: 300, channels: 3, background } });
    server.pictures.set(image, await picture.jpeg().toBuffer());
  }
}

type Settings = { mode?: RenderMode; format?: 'pdf' | 'png'; range?: string } & Record<string, string | undefined>;

async function print(id: string, settings: Settings = {}): Promise<FileInMemory> {
  const query = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
  const params = renderParamsSchema.parse({
    ...query,
    album_id: id,
    dpi: 100,
    ...Object.fromEntries(
      ['showStickers', 'includeCover', 'includeBleed'].map((name) => [name, settings[name] !== 'false']),
    ),
  });
  const chosen = chooseSheets(server.albums.get(id)!, { ...params, mode: settings.mode ?? 'spreads' });
  return exportIntoMemory(browser, {
    params,
    renderUrl: server.url(id, query as Record<string, string>),
    about: { title: 'Probe', date: new Date('2026-01-02T03:04:05Z') },
    expectedSheets: chosen.ok ? chosen.sheets.length : 0,
    onProgress: () => undefined,
  });
}

const failedRules = ({ checks }: FileInMemory): string[] =>
  checks.filter(({ passed }) => !passed).map(({ rule }) => rule);

describe('the printed page', () => {
  it('puts everything where the document says, within 0.002 mm (P4)', async () => {
    const { document, places } = oddPlaces();
    await serve('odd', document);
    const file = await print('odd', { range: '2' });
    const { boxes } = marksOf((await PDFDocument.load(file.data)).getPage(0));
    let worst = 0;
    for (const place of places) {
      const distances = boxes.map((box) =>
        Math.max(
          ...(['left', 'top', 'right', 'bottom'] as const).map((side) => Math.abs(box[side] - BLEED - place[side])),
        ),
      );
      worst = Math.max(worst, Math.min(...distances));
    }
    expect(worst).toBeLessThanOrEqual(0.002);
  });

  it('passes every check of the press in all modes, with and without stickers and bleed', async () => {
    await serve('all', everything());
    for (const settings of [
      { mode: 'spreads' },
      { mode: 'pages' },
      { mode: 'stickers' },
      { mode: 'pages', includeCover: 'false', includeBleed: 'false', showStickers: 'false' },
    ] as const)
      expect(failedRules(await print('all', settings)), JSON.stringify(settings)).toEqual([]);
  });

  it('unfolds the softcover: both pages end at the spine, which carries its words and shows nothing inside', async () => {
    const thick = anAlbum().section().spreads(41);
    await serve('cover', thick.build());
    const file = await print('cover', { mode: 'album_softcover' });
    expect(failedRules(file)).toEqual([]);
    const [outside, inside] = (await PDFDocument.load(file.data)).getPages().map(marksOf);
    const spine = outside!.boxes.find(({ left, right }) => right - left < 10)!;
    const edges = { left: BLEED + 230, right: BLEED + 235.6, top: 0, bottom: 301 };
    for (const [edge, at] of Object.entries(edges)) expect(spine[edge as keyof typeof edges]).toBeCloseTo(at, 2);
    expect(outside!.text).toBe('Probe');
    expect(inside!.text).toBe('');
    expect(inside!.boxes.filter(({ left, right }) => right - left < 10)).toEqual([]);
  });

  it('inks the bleed all around (P5), and runs on over the fold from page to page (P28)', async () => {
    await serve('all', everything());
    const pixelsOf = async (range: string) => {
      const { data } = await print('all', { mode: 'pages', range, format: 'png' });
      return sharp(data).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    };
    const [left, right] = [await pixelsOf('2'), await pixelsOf('3')];
    const { width, height } = left.info;
    const at = ({ data }: { data: Buffer }, x: number, y: number): number[] => [
      ...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3),
    ];
    const white = [255, 255, 255];
    // The ground of the fixture is white only at its lower right corner.
    for (let x = 0; x < width; x++) expect(at(left, x, 0)).not.toEqual(white);
    for (let y = 0; y < height; y++) expect(at(left, 0, y)).not.toEqual(white);
    // 230 mm are 905.5 pixels: the seams lie half a pixel apart, so edges may differ by what half a pixel shows.
    const seam = Math.round((230 / 25.4) * 100);
    let apart = 0;
    for (let y = 0; y < height; y++)
      for (let x = 1; x < 14; x++) {
        const difference = at(left, seam + x, y).map((value, channel) => Math.abs(value - at(right, x, y)[channel]!));
        if (Math.max(...difference) > 30) apart += 1;
      }
    expect(apart / (height * 13)).toBeLessThan(0.01);
  });

  it('leaves what lies on the other page out of the file', async () => {
    await serve('all', everything());
    const pdf = await PDFDocument.load((await print('all', { mode: 'pages', range: '2-3' })).data);
    const [left, right] = pdf.getPages().map((page) => marksOf(page).text);
    expect(left).toContain('Schritt');
    expect(left).not.toContain('Gruppe');
    expect(right).toContain('Gruppe');
    expect(right).not.toContain('Schritt');
  });

  it('prints pictures with effects as JPEG, never as a bitmap of the browser', async () => {
    const parts = toParts(everything());
    const nodes = parts.workspace.nodes as Record<string, { type: string; props?: object }>;
    const filter = { contrast: 1.3, hue: 0.6, saturation: 0.8, tone: [0.2, 0.5, 0.8] };
    const effects = [{ gradientMap: ['#14212b', 3, '#f3f0e8'] }, { grayscale: true, filter }];
    const pictures = Object.values(nodes).filter(({ type }) => type === 'Image');
    pictures.forEach((node, index) => (node.props = { ...node.props, ...effects[index % effects.length] }));
    await serve('effects', createDocument(parts));
    const file = await print('effects', { range: '2' });
    expect(failedRules(file)).toEqual([]);
    const pdf = await PDFDocument.load(file.data);
    const filters = pdf.context
      .enumerateIndirectObjects()
      .map(([, object]) => object)
      .filter((object) => object instanceof PDFRawStream)
      .filter(({ dict }) => dict.get(PDFName.of('Subtype')) === PDFName.of('Image'))
      .map(({ dict }) => dict.get(PDFName.of('Filter'))?.toString());
    expect(filters).toHaveLength(4);
    expect(new Set(filters)).toEqual(new Set(['/DCTDecode']));
  });

  it('says what is missing instead of printing without it', async () => {
    const album = anAlbum()
      .section()
      .spread()
      .picture({ pixels: [400, 300] })
      .build();
    await serve('gap', album);
    server.pictures.delete([...album.images.keys()][0]!);
    await expect(print('gap')).rejects.toThrow(/^content_missing: Picture .* answered 404/);
  });

  it('prints a family that nobody has in the first of the list', async () => {
    const foreign = anAlbum().section().spread().text('Hallo', { font: 'Comic Sans MS' }).build();
    await serve('foreign', foreign);
    await expect(print('foreign')).resolves.toMatchObject({ extension: 'pdf' });
  });
});

describe('text', () => {
  const album = longTexts();

  /** The texts as a browser lays them out that has another number of device pixels a CSS pixel. */
  async function readAt(scaleFactor: number): Promise<ReadText[]> {
    const launch = await chromiumLaunch();
    const opened = await chromium.launch({
      ...launch,
      args: [...launch.args, `--force-device-scale-factor=${scaleFactor}`],
    });
    try {
      // Without a viewport of its own, since Playwright's would take the place of the device's factor.
      const page = await (await opened.newContext({ viewport: null })).newPage();
      await page.goto(server.url('texts', { includeCover: 'false' }));
      await page.waitForFunction(
        () => (globalThis as { figurinaRender?: { state: string } }).figurinaRender?.state === 'ready',
      );
      expect(await page.evaluate(() => devicePixelRatio)).toBe(scaleFactor);
      return await page.evaluate(readLines);
    } finally {
      await opened.close();
    }
  }

  it('breaks alike on every device and on paper, and loses no letter', { timeout: 180_000 }, async () => {
    await serve('texts', album);
    const reference = await readAt(1);
    expect(reference).toHaveLength(300);
    for (const scaleFactor of [1.25, 1.5, 2]) {
      const other = await readAt(scaleFactor);
      const differently = other.filter(({ breaks }, index) => breaks.join() !== reference[index]!.breaks.join());
      expect(differently.map(({ id }) => id)).toEqual([]);
      let worst = 0;
      for (const [index, { starts }] of other.entries())
        for (const [line, { x, baseline }] of starts.entries()) {
          const wanted = reference[index]!.starts[line]!;
          worst = Math.max(worst, Math.abs(x - wanted.x), Math.abs(baseline - wanted.baseline));
        }
      expect(worst).toBeLessThanOrEqual(0.05);
    }

    const file = await print('texts', { includeCover: 'false' });
    expect(failedRules(file)).toEqual([]);
    const pages = (await PDFDocument.load(file.data)).getPages().map(marksOf);
    let worst = 0;
    for (const { sheet, starts } of reference)
      for (const { x, baseline } of starts) {
        const distances = pages[sheet]!.runs.map((run) =>
          Math.max(Math.abs(run.x - BLEED - x), Math.abs(run.y - BLEED - baseline)),
        );
        worst = Math.max(worst, Math.min(...distances));
      }
    expect(worst).toBeLessThanOrEqual(0.05);
    const letters = (text: string): string => text.replaceAll(/\s/g, '');
    for (const [sheet, { text }] of pages.entries()) {
      const shown = reference.filter((one) => one.sheet === sheet).map((one) => one.text);
      expect(letters(text)).toBe(letters(shown.join('')));
    }
  });
});
