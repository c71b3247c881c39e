import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFArray, PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { gangSheets, packSheets, readPrintProfiles, type PrintProfile, type SheetPlan } from '@figurina/album';
import type { RenderPageState, RenderSheet } from '@figurina/contract';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkPdf } from '../checks/check-pdf.ts';
import { readContents, type Content } from '../content/contents.ts';
import { operation } from '../content/operations.ts';
import { finish } from '../finish/finish.ts';
import { points } from '../measure.ts';
import { setPageBoxes } from '../page-boxes.ts';
import { rasterise } from '../raster.ts';
import { ABOUT, printedPage, SHEET } from '../testing/printed-page.ts';
import { cutFile, isCutApart, withoutCuts } from './cut-file.ts';
import { readPlatePages } from '../plates/plates.ts';
import { impose } from './impose.ts';

const FOLDER = join(import.meta.dirname, '../../../../content/print-profiles');
const profiles = readPrintProfiles(
  ['default', 'sticker-shop'].map((id): unknown => JSON.parse(readFileSync(join(FOLDER, `${id}.json`), 'utf8'))),
);
const [house, shop] = [profiles.get('default')!, profiles.get('sticker-shop')!];
const SETTINGS = { paper: { width: 140, height: 185 }, gap: 2, around: 10 };
const PEOPLE = [
  { numbers: [1], double: false },
  { numbers: [2, 3], double: true },
  { numbers: [4], double: false },
  { numbers: [5], double: false },
];
const STICKERS: readonly RenderSheet[] = PEOPLE.map(({ numbers, double }) => {
  const size = { width: double ? 100 : 50, height: 70 };
  return { label: `sticker ${numbers.join('+')}`, ...size, bleed: 2, numbers, cuts: [{ x: 0, y: 0, ...size }] };
});
/** Room for two singles above one double: two sheets. */
const PLANS = gangSheets(PEOPLE, SETTINGS);

let printed: Uint8Array;
beforeAll(async () => {
  const pdf = await PDFDocument.create();
  for (const { width, height } of STICKERS) {
    const page = pdf.addPage([points(width + 20), points(height + 20)]);
    page.drawRectangle({ x: 0, y: 0, width: points(width + 20), height: points(height + 20) });
  }
  printed = await setPageBoxes(await pdf.save(), STICKERS, ABOUT);
});

interface OnSheets {
  readonly file: Uint8Array;
  readonly page: RenderPageState;
  readonly plans: readonly SheetPlan[];
}
async function onSheets(profile: PrintProfile, plans = PLANS): Promise<OnSheets> {
  const { file, sheets } = await impose(printed, STICKERS, plans);
  const ready = {
    state: 'ready',
    message: null,
    isMissing: false,
    fonts: [],
    blackText: [],
    inks: [],
    images: [],
  } as const;
  const finished = await finish(file, sheets, { profile, about: ABOUT, blackText: [], inks: [] });
  return { file: finished, page: { ...ready, sheets }, plans };
}
async function broken({ file, page, plans }: OnSheets, profile: PrintProfile): Promise<string[]> {
  const checks = await checkPdf(file, { page, plans, profile, includeBleed: true, showStickers: true });
  return checks.filter(({ passed }) => !passed).map(({ rule, detail }) => `${rule} ${detail}`);
}

test('stickers lie on sheets of one die, each drawn once, under a cut line in the colour of the shop (P30 to P32)', async () => {
  expect(PLANS.map(({ label }) => label)).toEqual(['stickers 1-4', 'stickers 5']);
  expect(PLANS[1]!.cuts).toEqual(PLANS[0]!.cuts);
  for (const profile of [house, shop]) expect(await broken(await onSheets(profile), profile)).toEqual([]);
  const { file } = await onSheets(house);
  // What is looked at beside the editor says where each of them is, to a tenth of a millimetre.
  const { pages } = await readPlatePages(file, house);
  for (const [at, { stickers }] of pages.entries())
    expect(stickers.map(({ number, x, y }) => [number, x, y].map((one) => Math.round(one * 10)))).toEqual(
      PLANS[at]!.stickers.map(({ number, x, y }) => [number, x, y].map((one) => Math.round(one * 10))),
    );
  const pdf = await PDFDocument.load(file);
  const { contents } = readContents(pdf);
  expect(contents.filter(({ kind }) => kind === 'form')).toHaveLength(4);
  const [page] = contents;
  expect(String(page!.resources.lookup(PDFName.of('ColorSpace'), PDFDict).lookup(PDFName.of('FgCut')))).toMatch(
    /^\[ \/Separation \/CutContour \/DeviceCMYK/,
  );
});

test('a shop that wants cut lines apart gets them in a file of the same boxes, and none in the other', async () => {
  const profile: PrintProfile = { ...shop, cut: { ...shop.cut, file: 'apart', radius: 4 } };
  const { page, plans } = await onSheets(profile);
  expect(isCutApart(profile, page.sheets)).toBe(true);
  expect(isCutApart(shop, page.sheets)).toBe(false);
  const cuts = await cutFile(page.sheets, profile, ABOUT);
  const checks = await checkPdf(cuts, { page, profile, includeBleed: true, showStickers: true });
  expect(checks.filter(({ passed }) => !passed)).toEqual([]);
  const art = await finish((await impose(printed, STICKERS, plans)).file, withoutCuts(page).sheets, {
    profile,
    about: ABOUT,
    blackText: [],
    inks: [],
  });
  expect(await broken({ file: art, page: withoutCuts(page), plans }, profile)).toEqual([]);
});

test('the sheets of packs hold the packs they are for, with a back that says which', async () => {
  const packs = [
    { number: 7, stickers: [4, 2, 1] },
    { number: 8, stickers: [5, 1, 4, 5] },
  ];
  const order = { stickers: PEOPLE, packs, count: 40, back: ['SV Blau-Weiß', 'F-20001'] };
  const sheets = packSheets(order);
  expect(sheets.map(({ label }) => label)).toEqual(['pack 7', 'pack 7 back', 'pack 8', 'pack 8 back']);
  expect(sheets[1]!.words).toEqual(['7 / 40', 'SV Blau-Weiß', 'F-20001', '4 - 2 - 1']);
  expect(sheets[0]!.stickers.map(({ x }) => x)).toEqual([5, 70, 185]);
  expect(packSheets({ ...order, back: null })).toHaveLength(2);
  expect(() => packSheets({ ...order, packs: [{ number: 1, stickers: [1, 2, 4, 5] }] })).toThrow(RangeError);
  expect(() => packSheets({ ...order, packs: [{ number: 1, stickers: [3] }] })).toThrow(RangeError);
  const file = await onSheets(shop, sheets);
  expect(await broken(file, shop)).toEqual([]);
  expect(file.page.sheets[0]).toMatchObject({ width: 240, height: 75 });
});

test('what is drawn on a sticker, gradients too, lies on its sheet where it lay alone', async () => {
  const alone = { ...SHEET, label: 'sticker 1', numbers: [1], cuts: [] };
  const places = [
    { number: 1, x: 2, y: 2 },
    { number: 1, x: 80, y: 30 },
  ];
  const plan: SheetPlan = { label: 'stickers 1', width: 150, height: 100, cuts: [], stickers: places };
  const one = await printedPage();
  const { file, sheets } = await impose(one, [alone], [plan]);
  const order = { profile: { ...house, slug: 0, marks: false }, about: ABOUT, blackText: [], inks: [] };
  const pixels = async (finished: Uint8Array, on: readonly RenderSheet[]) => {
    for await (const picture of rasterise(finished, on, { format: 'png', dpi: 101.6 })) {
      const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
      // Four pixels a millimetre, from the corner of the bleed.
      return (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
    }
    throw new Error('nothing was drawn');
  };
  const drawn = await pixels(await finish(one, [alone], order), [alone]);
  const onSheet = await pixels(await finish(file, sheets, order), sheets);
  for (const { x: left, y: top } of places)
    for (let y = 10; y < 240; y += 7)
      for (let x = 10; x < 240; x += 7)
        for (const [channel, value] of onSheet(x + 4 * left, y + 4 * top).entries())
          expect(Math.abs(value - drawn(x, y)[channel]!), `${x}, ${y} at ${left}`).toBeLessThan(40);
});

describe('sheets with a fault break the rule of it', () => {
  async function spoiled(fault: (page: Content) => void): Promise<string[]> {
    const made = await onSheets(shop);
    const pdf = await PDFDocument.load(made.file, { updateMetadata: false });
    const { contents, write } = readContents(pdf);
    fault(contents.find(({ kind }) => kind === 'page')!);
    write();
    return broken({ ...made, file: await pdf.save({ useObjectStreams: false }) }, shop);
  }
  const replaced = (page: Content, operator: string, change: (operands: readonly string[]) => string[]): void => {
    page.operations = page.operations.map((one) =>
      one.operator === operator ? { operator, operands: change(one.operands) } : one,
    );
  };

  test('of the cut line (P30, P31)', async () => {
    const spaces = (page: Content) => page.resources.lookup(PDFName.of('ColorSpace'), PDFDict);
    const another = await spoiled((page) => {
      spaces(page).lookup(PDFName.of('FgCut'), PDFArray).set(1, PDFName.of('cutcontour'));
    });
    expect(another).toEqual(['P19 cutcontour', 'P30 stickers 1-4: 0 of 3 cuts']);
    const process = await spoiled((page) => {
      page.operations = page.operations.map((one) => (one.operator === 'SCN' ? operation('K', 0, 1, 0, 0) : one));
    });
    expect(process).toEqual(['P30 stickers 1-4: 0 of 3 cuts']);
    expect(await spoiled((page) => replaced(page, 'SCN', () => ['0.5']))).toEqual(['P30 stickers 1-4: a tint']);
    expect(await spoiled((page) => replaced(page, 'w', () => ['1']))).toEqual(['P30 stickers 1-4: another width']);
    const knocking = await spoiled((page) => {
      page.operations = page.operations.filter(({ operands }) => operands[0] !== '/FgCutOver');
    });
    expect(knocking).toEqual(['P30 stickers 1-4: overprint']);
    const covered = await spoiled((page) => {
      page.operations = [...page.operations, operation('re', 0, 0, 9, 9), operation('f')];
    });
    expect(covered).toEqual(['P30 stickers 1-4: something above it']);
    const open = await spoiled((page) => {
      page.operations = page.operations.map((one) => (one.operator === 's' ? operation('S') : one));
    });
    expect(open).toEqual(['P30 stickers 1-4: 0 of 3 cuts']);
  });

  test('of what lies on them (P32)', async () => {
    const twice = await spoiled((page) =>
      replaced(page, 'Do', (operands) => (operands[0] === '/St4' ? ['/St1'] : [...operands])),
    );
    expect(twice).toEqual(['P32 stickers 1-4']);
    const missing = await spoiled((page) => {
      page.operations = page.operations.filter(({ operands }) => operands[0] !== '/St2');
    });
    expect(missing).toEqual(['P32 stickers 1-4']);
    const moved = await spoiled((page) =>
      replaced(page, 'cm', ([a, b, c, d, x, y]) => [a!, b!, c!, d!, String(Number(x) + 0.2), y!]),
    );
    expect(moved).toEqual(['P32 stickers 1-4']);
  });
});
