import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { PrintProfile } from '@figurina/album';
import { renderParamsSchema, type RenderPageState } from '@figurina/contract';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkPdf, createPrintBrowser, makeArtifact, PressError, type ExportOrder } from './index.ts';
import { openDocuments, rasterise } from './raster.ts';
import { exportIntoMemory } from './testing/export-into-memory.ts';
import { storedFiles } from './testing/stored-files.ts';

const HOUSE_PROFILE = join(import.meta.dirname, '../../../content/print-profiles/default.json');

/** A page that follows the render page's agreement with two sheets of different size: a red square in the bleed's corner. */
function sheetHtml(state: RenderPageState): string {
  const sheets = state.sheets
    .map(
      (
        sheet,
        index,
      ) => `<section style="page:s${index};width:${sheet.width + 19}mm;height:${sheet.height + 19}mm;position:relative;overflow:hidden;contain:strict;break-after:${index === state.sheets.length - 1 ? 'auto' : 'page'};print-color-adjust:exact">
      <div style="position:absolute;left:0;top:0;transform-origin:0 0;transform:translate(10mm,10mm) scale(3.7795275591)">
      <svg width="1" height="1" style="position:absolute;overflow:visible"><rect x="${-sheet.bleed}" y="${-sheet.bleed}" width="${sheet.width + 2 * sheet.bleed}" height="${sheet.height + 2 * sheet.bleed}" fill="#ff0000"/><rect x="10" y="10" width="20" height="20" fill="#0000ff"/></svg></div></section>`,
    )
    .join('');
  const pages = state.sheets
    .map((sheet, index) => `@page s${index}{size:${sheet.width + 20}mm ${sheet.height + 20}mm;margin:0}`)
    .join('');
  return `<!doctype html><style>body{margin:0}${pages}</style>${sheets}<script>window.figurinaRender=${JSON.stringify(state)}</script>`;
}

const two: RenderPageState = {
  state: 'ready',
  message: null,
  isMissing: false,
  sheets: [
    { label: 'page 1', width: 230, height: 297, bleed: 2 },
    { label: 'spread 2', width: 460, height: 297, bleed: 2 },
  ],
  fonts: [],
  blackText: [],
  inks: [],
  images: [],
};

async function written(path: string, text: string): Promise<string> {
  await writeFile(path, text);
  return path;
}

describe('press', () => {
  const browser = createPrintBrowser();
  const pages = new Map<string, string>();
  let server: Server;
  let origin = '';

  beforeAll(async () => {
    server = createServer((request, response) => {
      const html = pages.get(request.url ?? '');
      response.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(html ?? 'nothing here');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    pages.set('/favicon.ico', '');
  });
  afterAll(async () => {
    await browser.close();
    await new Promise((resolve) => server.close(resolve));
  });

  it('makes room for a fresh browser when one has taken much memory, and for none otherwise', async () => {
    const frugal = createPrintBrowser({ mostBytes: 1 });
    const browsers = async (from: typeof browser) => [
      await from.withPage(async (page) => page.context().browser()),
      await from.withPage(async (page) => page.context().browser()),
    ];
    const [first, second] = await browsers(frugal);
    expect([first?.isConnected(), second?.isConnected()]).toEqual([false, true]);
    await frugal.close();
    expect(new Set(await browsers(browser)).size).toBe(1);
  });

  function order(path: string, params: object, expectedSheets: number): Omit<ExportOrder, 'target'> {
    return {
      params: renderParamsSchema.parse({ album_id: 'a', ...params }),
      renderUrl: origin + path,
      about: { title: 'Probe', date: new Date('2026-01-02T03:04:05Z') },
      expectedSheets,
      onProgress: () => undefined,
    };
  }

  it('prints sheets of different size with exact boxes and passes its own checks', async () => {
    pages.set('/two', sheetHtml(two));
    const { data, checks } = await exportIntoMemory(browser, order('/two', {}, 2));
    expect(checks.filter((check) => !check.passed)).toEqual([]);
    const trim = (await PDFDocument.load(data)).getPage(1).getTrimBox();
    expect(trim.x).toBeCloseTo((2 / 25.4) * 72, 3);
    expect(trim.width).toBeCloseTo((460 / 25.4) * 72, 3);
    expect(trim.height).toBeCloseTo((297 / 25.4) * 72, 3);
  });

  it('inks the bleed and keeps the content where it was drawn', async () => {
    pages.set('/one', sheetHtml({ ...two, sheets: [two.sheets[0]!] }));
    const { data, checks, extension } = await exportIntoMemory(browser, order('/one', { format: 'png', dpi: 100 }, 1));
    expect(extension).toBe('png');
    expect(openDocuments()).toBe(0);
    expect(checks.find((check) => check.rule === 'P35')?.passed).toBe(true);
    const { data: pixels, info } = await sharp(data).raw().toBuffer({ resolveWithObject: true });
    const at = (mmX: number, mmY: number): number[] => {
      const offset = (Math.round((mmY / 25.4) * 100) * info.width + Math.round((mmX / 25.4) * 100)) * info.channels;
      return [...pixels.subarray(offset, offset + 3)];
    };
    expect(at(0.4, 0.4)).toEqual([255, 0, 0]);
    expect(at(233.4, 300.4)).toEqual([255, 0, 0]);
    expect(at(2 + 11, 2 + 11)).toEqual([0, 0, 255]);
    expect(at(2 + 9, 2 + 9)).toEqual([255, 0, 0]);
  });

  it('finishes what is printed for a print shop, and keeps gradients where they were drawn', async () => {
    const stops = '<stop offset=".5" stop-color="#000"/><stop offset=".5" stop-color="#fff"/>';
    const gradient = `<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="40" y1="0" x2="60" y2="0">${stops}</linearGradient>`;
    const drawn = `<defs>${gradient}</defs><rect x="40" y="40" width="20" height="20" fill="url(#g)"/><rect x="40" y="70" width="20" height="20" fill="url(#g)" fill-opacity=".5"/>`;
    const faded =
      '<p style="position:absolute;left:70px;top:70px;width:20px;height:9px;margin:0;opacity:.5;background:linear-gradient(#f0f8,#00f)"></p>';
    const html = sheetHtml({ ...two, sheets: [two.sheets[0]!] });
    pages.set('/fine', html.replace('</svg>', `${drawn}</svg>${faded}`));
    const profile = JSON.parse(await readFile(HOUSE_PROFILE, 'utf8')) as PrintProfile;
    const { data, checks } = await exportIntoMemory(browser, { ...order('/fine', {}, 1), profile });
    expect(checks.filter(({ passed }) => !passed)).toEqual([]);
    expect(checks.map(({ rule }) => rule)).toContain('P17');
    const sheet = { ...two.sheets[0]!, bleed: 10 };
    for await (const picture of rasterise(data, [sheet], { format: 'png', dpi: 100 })) {
      const { data: pixels, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
      const red = (x: number, y: number): number =>
        pixels[
          (Math.round(((y + 10) / 25.4) * 100) * info.width + Math.round(((x + 10) / 25.4) * 100)) * info.channels
        ]!;
      expect(red(49, 50)).toBeLessThan(60);
      expect(red(51, 50)).toBeGreaterThan(250);
      // In the slug, outside the bleed.
      expect(red(180, -5)).toBe(255);
    }
  });

  it('puts all that a print shop gets into one archive, which is the same for the same version and params', async () => {
    pages.set('/two', sheetHtml(two));
    const folder = await mkdtemp(join(tmpdir(), 'figurina-artifact-'));
    const made = async (): Promise<Buffer> => {
      const { onProgress, ...print } = order('/two', {}, 2);
      const pictures = { ...print, params: { ...print.params, format: 'jpg' as const, dpi: 36 } };
      const { path, checks } = await makeArtifact(browser, {
        parts: [
          { name: '01_cover', order: print, ppi: 212 },
          { name: 'proof/', order: pictures },
        ],
        texts: (files) => [{ name: 'ticket.xjdf', text: files.map(({ name }) => name).join() }],
        about: () => ({ schema: 'probe', browser: browser.version }),
        documents: [
          { name: 'delivery_note.pdf', path: await written(join(folder, 'note'), 'a note'), type: 'application/pdf' },
        ],
        date: print.about.date,
        target: join(folder, 'artifact'),
        onProgress,
      });
      expect(checks.find(({ rule }) => rule === 'P42')).toMatchObject({ passed: true, detail: '5 files' });
      expect(await readdir(folder)).toEqual([basename(path)]);
      return readFile(path);
    };
    const [first, second] = [await made(), await made()];
    expect(Buffer.compare(first, second)).toBe(0);
    const files = storedFiles(first);
    expect([...files.keys()]).toEqual([
      '01_cover.pdf',
      'delivery_note.pdf',
      'manifest.json',
      'proof/001-page-1.jpg',
      'proof/002-spread-2.jpg',
      'ticket.xjdf',
    ]);
    expect(files.get('ticket.xjdf')!.toString()).toBe(
      '01_cover.pdf,proof/001-page-1.jpg,proof/002-spread-2.jpg,delivery_note.pdf',
    );
    const manifest = JSON.parse(files.get('manifest.json')!.toString()) as {
      browser: string;
      files: { name: string; sha256: string }[];
    };
    expect(manifest.browser).toMatch(/^\d+\./);
    for (const { name, sha256 } of manifest.files)
      expect(createHash('sha256').update(files.get(name)!).digest('hex')).toBe(sha256);
    expect(manifest.files[0]).toMatchObject({
      pages: 2,
      boxes: [{ trim: [230, 297] }, { trim: [460, 297], bleed: [464, 301] }],
      plates: ['Cyan', 'Magenta', 'Yellow', 'Black'],
      intent: null,
      min_ppi: 212,
    });
    await rm(folder, { recursive: true });
  });

  it('puts several pictures into an archive', async () => {
    pages.set('/two', sheetHtml(two));
    const { extension, checks } = await exportIntoMemory(browser, order('/two', { format: 'jpg', dpi: 72 }, 2));
    expect(extension).toBe('zip');
    expect(checks.filter((check) => check.rule === 'P35').map((check) => check.passed)).toEqual([true, true]);
    expect(openDocuments()).toBe(0);
  });

  it('prints again on a fresh browser when the browser died', async () => {
    pages.set('/two', sheetHtml(two));
    let killed = false;
    const printed = await browser.withPage(async (page) => {
      await page.goto(`${origin}/two`);
      if (!killed) {
        killed = true;
        await page.context().browser()!.close();
      }
      return page.title();
    });
    expect(printed).toBe('');
  });

  it('fails with the reason when the render page reports an error or a request of it fails', async () => {
    pages.set('/error', sheetHtml({ ...two, state: 'error', message: 'image i7 is missing' }));
    await expect(exportIntoMemory(browser, order('/error', {}, 2))).rejects.toThrow('image i7 is missing');
    pages.set('/broken', sheetHtml(two).replace('<script>', '<img src="/gone.png"><script>'));
    await expect(exportIntoMemory(browser, order('/broken', {}, 2))).rejects.toBeInstanceOf(PressError);
  });

  it('finds a letter that no font has, which a page shows as an empty box', async () => {
    pages.set('/letters', sheetHtml(two).replace('<svg', '<p style="font:20px serif">Mia &#xE123;</p><svg'));
    const { data } = await exportIntoMemory(browser, order('/letters', {}, 2));
    const checks = await checkPdf(data, {
      page: { ...two, fonts: ['Open Sans'] },
      includeBleed: true,
      showStickers: true,
    });
    // The fonts of the browser are the press's own, whatever the machine has.
    expect(checks.filter(({ passed }) => !passed)).toEqual([{ rule: 'P44', passed: false, detail: 'not on page 1' }]);
  });

  it('finds wrong boxes, foreign fonts, a missing page and pictures of stickers', async () => {
    pages.set('/two', sheetHtml(two).replace('<svg', '<p style="font:20px serif">Foreign</p><svg'));
    const { data } = await exportIntoMemory(browser, order('/two', {}, 2));
    const failed = async (page: RenderPageState, extra: object = {}): Promise<string[]> =>
      (await checkPdf(data, { page, includeBleed: true, showStickers: true, ...extra }))
        .filter((check) => !check.passed)
        .map((check) => check.rule);
    expect(await failed(two)).toEqual(['P14']);
    expect(await failed({ ...two, sheets: [two.sheets[1]!, two.sheets[0]!] })).toEqual(['P1', 'P14']);
    expect(await failed({ ...two, sheets: [...two.sheets, two.sheets[0]!] })).toEqual(['P1', 'P2', 'P14', 'P15']);
    expect(await failed(two, { includeBleed: false })).toEqual(['P3', 'P14']);
    const withSticker = { ...two, images: [{ id: 's', purpose: 'sticker' as const }] };
    expect(await failed(withSticker, { showStickers: false })).toEqual(['P14', 'P39']);
  });
});
