import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPrintProfiles, type PrintProfile } from '@figurina/album';
import type { RenderPageState } from '@figurina/contract';
import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream, PDFString } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkPdf } from '../checks/check-pdf.ts';
import { readContents, type Content } from '../content/contents.ts';
import { operation, type Operation } from '../content/operations.ts';
import { points } from '../measure.ts';
import { ABOUT, printedPage, SHEET } from '../testing/printed-page.ts';
import { inkPicture } from '../ink-picture.ts';
import { readPlatePages } from '../plates/plates.ts';
import { finish } from './finish.ts';

const FOLDER = join(import.meta.dirname, '../../../../content/print-profiles');
const profiles = readPrintProfiles(
  ['default', 'sticker-shop'].map((id): unknown => JSON.parse(readFileSync(join(FOLDER, `${id}.json`), 'utf8'))),
);
const [house, stickers] = [profiles.get('default')!, profiles.get('sticker-shop')!];
const PAGE: RenderPageState = {
  state: 'ready',
  message: null,
  isMissing: false,
  sheets: [SHEET],
  fonts: ['Helvetica'],
  blackText: ['#11151c'],
  inks: [],
  images: [],
};

let printed: Uint8Array;
let rgb: Uint8Array;
let cmyk: Uint8Array;
beforeAll(async () => {
  printed = await printedPage();
  const order = { about: ABOUT, blackText: PAGE.blackText, inks: PAGE.inks };
  rgb = await finish(printed, [SHEET], { profile: house, ...order });
  cmyk = await finish(printed, [SHEET], { profile: stickers, ...order });
});

async function broken(file: Uint8Array, profile: PrintProfile): Promise<string[]> {
  const checks = await checkPdf(file, { page: PAGE, includeBleed: true, showStickers: true, profile });
  // The letters of the fixture are of a font that is in no file.
  return checks.filter(({ rule, passed }) => !passed && rule !== 'P14').map(({ rule }) => rule);
}

const lines = (content: Content): string[] =>
  content.operations.map(({ operator, operands }) => [...operands, operator].join(' '));

async function contentsOf(file: Uint8Array): Promise<Content[]> {
  return readContents(await PDFDocument.load(file)).contents;
}

describe('a finished file', () => {
  test('keeps to every rule of its profile, in RGB with profiles and in CMYK', async () => {
    expect(await broken(rgb, house)).toEqual([]);
    expect(await broken(cmyk, stickers)).toEqual([]);
    const page = (await PDFDocument.load(rgb)).getPage(0);
    expect(page.getTrimBox().x).toBeCloseTo(points(10), 2);
    expect(page.getMediaBox().width).toBeCloseTo(points(80), 2);
    expect((await PDFDocument.load(cmyk)).getPage(0).getMediaBox().width).toBeCloseTo(points(64), 2);
  });

  test('is the same for the same print (P37), and another one for another profile', async () => {
    const again = await finish(printed, [SHEET], { profile: house, about: ABOUT, blackText: PAGE.blackText, inks: [] });
    expect(Buffer.compare(again, rgb)).toBe(0);
    expect(Buffer.compare(again, cmyk)).not.toBe(0);
    // Nothing but what is written in the slug tells of an order.
    const named = { ...ABOUT, order: 'F-20001' };
    const ordered = await finish(printed, [SHEET], {
      profile: house,
      about: named,
      blackText: PAGE.blackText,
      inks: [],
    });
    const [[mine], [plain]] = [await contentsOf(ordered), await contentsOf(rgb)];
    const marks = (page: Content) => page.operations.findIndex(({ operands }) => operands[0] === '/FgAll');
    expect(lines(mine!).slice(0, marks(mine!))).toEqual(lines(plain!).slice(0, marks(plain!)));
    expect(lines(mine!)).not.toEqual(lines(plain!));
  });

  test('prints letters in black and in what is as good as black with one ink over what is beneath them, areas not', async () => {
    const contents = await contentsOf(rgb);
    const [page] = contents;
    const letters = contents.find((content) => content.operations.some(({ operator }) => operator === 'BT'))!;
    // No group any more: in one, overprint would end at its edge.
    expect(letters.dict.has(PDFName.of('Group'))).toBe(false);
    const words = lines(letters).filter((line) => / (k|rg|gs)$/.test(line));
    expect(words.slice(0, 3)).toEqual(['0 0 0 1 k', '/FgOver gs', '/FgKnock gs']);
    expect(words.slice(3, 6)).toEqual([expect.stringMatching(/rg$/), '0 0 0 1 k', '/FgOver gs']);
    expect(lines(page!)).toContain('0.0667 0.0824 0.1098 rg');
    expect(lines(page!)).toContain('0 0 0 0 k');
    expect(lines(page!)).toContain('0 0 0 0.5 K');
  });

  test('prints large black areas in more inks, but no frames, tints, letters, or what is cut down (P22)', async () => {
    const side = (mm: number): string => points(mm).toFixed(3);
    const area = `${side(20)} ${side(20)} ${side(30)} ${side(30)} re`;
    const hole = `${side(21)} ${side(21)} ${side(28)} ${side(28)} re`;
    const clipped = `q ${side(20)} ${side(20)} ${side(15)} ${side(30)} re W n ${area} f Q`;
    // Nothing has set a colour yet: black is what everything begins with.
    const drawn = `${area} f 0 0 0 rg ${area} f ${area} ${hole} f* ${clipped} /Half gs ${area} f /Plain gs ${area} f`;
    const file = await printedPage((content) => `${drawn} ${content}`);
    const order = { about: ABOUT, blackText: PAGE.blackText, inks: [] };
    const finished = await finish(file, [SHEET], { profile: house, ...order });
    expect(await broken(finished, house)).toEqual([]);
    const page = lines((await contentsOf(finished))[0]!);
    const painted = page.flatMap((line, at) =>
      line.startsWith('f') ? [page.slice(0, at).findLast((one) => one.endsWith(' k'))] : [],
    );
    expect(painted.slice(0, 6)).toEqual(
      [true, true, false, false, false, true].map((isRich) => (isRich ? '0.6 0.5 0.4 1 k' : '0 0 0 1 k')),
    );
    const plain = await finish(file, [SHEET], { profile: { ...house, rich_black: null }, ...order });
    expect(lines((await contentsOf(plain))[0]!)).not.toContain('0.6 0.5 0.4 1 k');
  });

  test('prints a flat picture in the inks of a flat area beside it, to one point', async () => {
    const pdf = await PDFDocument.load(cmyk);
    const { contents } = readContents(pdf);
    const picture = pdf.context
      .enumerateIndirectObjects()
      .map(([, object]) => object)
      .find(
        (object) => object instanceof PDFRawStream && object.dict.get(PDFName.of('Subtype')) === PDFName.of('Image'),
      );
    const pixels = decodePDFRawStream(picture as PDFRawStream).decode();
    expect(pixels).toHaveLength(16 * 16 * 4);
    const area = contents[0]!.operations.filter(({ operator }) => operator === 'k')[2]!.operands.map(Number);
    expect(Math.max(...area)).toBeGreaterThan(0.5);
    for (const [at, ink] of area.entries()) expect(Math.abs(pixels[at]! / 255 - ink)).toBeLessThanOrEqual(0.01);
  });

  test('has no calculated gradients, masks in grey, and greys in black ink', async () => {
    const contents = await contentsOf(cmyk);
    const spaces = contents.flatMap(({ resources, isMask }) =>
      (resources.lookupMaybe(PDFName.of('Pattern'), PDFDict)?.entries() ?? []).map(([name, ref]) => {
        const shading = resources.context.lookup(ref, PDFDict).lookup(PDFName.of('Shading'), PDFDict);
        return `${isMask ? 'mask ' : ''}${name.decodeText()} ${String(shading.get(PDFName.of('ColorSpace')))}`;
      }),
    );
    expect(spaces.toSorted()).toEqual([
      'Faded /DeviceCMYK',
      'Field /DeviceCMYK',
      'Greys /DeviceCMYK',
      'P /DeviceCMYK',
      'Plain /DeviceCMYK',
      'mask P /DeviceGray',
    ]);
  });
});

describe('the inks that an album names for its colours', () => {
  const club = { color: '#ff0000', cmyk: [5, 100, 80, 10] } as const;
  const named = (profile: PrintProfile) =>
    finish(printed, [SHEET], {
      profile,
      about: ABOUT,
      blackText: PAGE.blackText,
      inks: [club, { color: '#0099e6', cmyk: [100, 30, 0, 0] }, { color: '#11151c', cmyk: [60, 40, 40, 100] }],
    });

  test.each([
    ['rgb', house],
    ['cmyk', stickers],
  ])('are in the file as they were given, in areas, letters and gradients of the lane %s', async (_, profile) => {
    const file = await named(profile);
    expect(await broken(file, profile)).toEqual([]);
    const contents = await contentsOf(file);
    const [page] = contents;
    expect(lines(page!)).toContain('1 0.3 0 0 k');
    expect(lines(page!)).toContain('0.6 0.4 0.4 1 k');
    const letters = contents.find((content) => content.operations.some(({ operator }) => operator === 'BT'))!;
    // Black stays what it is; the album's ink is what the album says.
    expect(lines(letters)).toContain('0 0 0 1 k');
    expect(lines(letters)).toContain('0.6 0.4 0.4 1 k');
    const patterns = page!.resources.lookup(PDFName.of('Pattern'), PDFDict);
    const stopsOf = (name: string): number[][] => {
      const shading = patterns.lookup(PDFName.of(name), PDFDict).lookup(PDFName.of('Shading'), PDFDict);
      expect(String(shading.get(PDFName.of('ColorSpace')))).toBe('/DeviceCMYK');
      return stops(shading.lookup(PDFName.of('Function'), PDFDict));
    };
    for (const name of ['Plain', 'Field']) {
      const along = stopsOf(name);
      expect(along[0]).toEqual([0.05, 1, 0.8, 0.1]);
      // Towards the other end, of which nothing is said, without a leap.
      const leap = along
        .slice(1)
        .map((ink, at) => Math.max(...ink.map((one, channel) => Math.abs(one - along[at]![channel]!))));
      expect(Math.max(...leap)).toBeLessThan(0.35);
    }
  });

  test('one of them is an ink of its own where the shop takes a fifth, on a plate of its own, and nowhere else (P19)', async () => {
    const inks = [club, { color: '#0099e6', cmyk: [100, 30, 0, 0], spot: 'PANTONE 2 C+' }] as const;
    const order = { about: ABOUT, blackText: PAGE.blackText, inks };
    const page = { ...PAGE, inks };
    const rules = async (file: Uint8Array, profile: PrintProfile, told = page) =>
      (await checkPdf(file, { page: told, includeBleed: true, showStickers: true, profile }))
        .filter(({ rule, passed }) => !passed && rule !== 'P14')
        .map(({ rule }) => rule);
    const taking = { ...house, fifth_ink: true };
    const five = await finish(printed, [SHEET], { profile: taking, ...order });
    expect(await rules(five, taking)).toEqual([]);
    const painted = lines((await contentsOf(five))[0]!);
    expect(painted.filter((line) => /FgSpot| scn$/.test(line)).slice(-2)).toEqual(['/FgSpot cs', '1 scn']);
    expect(painted).not.toContain('1 0.3 0 0 k');
    // Only this shop, only an album that says so, and never on the cutter's plate.
    expect(await rules(five, house)).toEqual(['P19']);
    expect(await rules(five, taking, { ...PAGE, inks: [club] })).toEqual(['P19']);
    for (const profile of [house, { ...taking, cut: { ...taking.cut, name: 'pantone 2 C+' } }]) {
      const four = await finish(printed, [SHEET], { profile, ...order });
      expect(await rules(four, profile)).toEqual([]);
      expect(lines((await contentsOf(four))[0]!)).toContain('1 0.3 0 0 k');
    }
    expect((await readPlatePages(five, taking)).spot).toMatchObject({ name: 'PANTONE 2 C+' });
    expect((await readPlatePages(rgb, house)).spot).toBeNull();
  });

  function stops(ramp: PDFDict): number[][] {
    const parts = ramp.lookupMaybe(PDFName.of('Functions'), PDFArray);
    if (parts) return parts.asArray().flatMap((_, at) => stops(parts.lookup(at, PDFDict)));
    return ['C0', 'C1'].map((end) => ramp.lookup(PDFName.of(end), PDFArray).asArray().map(Number));
  }
});

describe('a file with a fault breaks the rule of it', () => {
  /** A finished file with a fault. */
  async function spoiled(fault: (pdf: PDFDocument, contents: Content[]) => void, file = rgb): Promise<Uint8Array> {
    const pdf = await PDFDocument.load(file, { updateMetadata: false });
    const { contents, write } = readContents(pdf);
    fault(pdf, contents);
    write();
    return pdf.save({ useObjectStreams: false });
  }
  const painting = (...operations: Operation[]) =>
    spoiled((_, [page]) => {
      const marks = page!.operations.findIndex(({ operands }) => operands[0] === '/FgAll');
      page!.operations = page!.operations.toSpliced(marks, 0, ...operations);
    });
  const square = [operation('re', 60, 60, 9, 9), operation('f')];
  const letter = [operation('BT'), operation('Tj', '(I)'), operation('ET')];
  const set = (dict: PDFDict, key: string, value: never): void => dict.set(PDFName.of(key), value);

  test('of marks, identity and intent', async () => {
    const mark = await spoiled((_, [page]) => {
      page!.operations = [...page!.operations, operation('m', 100, 100), operation('l', 110, 100), operation('S')];
    });
    expect(await broken(mark, house)).toEqual(['P6']);
    expect(await broken(await spoiled((pdf) => pdf.catalog.delete(PDFName.of('Metadata'))), house)).toEqual(['P10']);
    const untitled = await spoiled((pdf) => pdf.setModificationDate(new Date(0)));
    expect(await broken(untitled, house)).toEqual(['P10']);
    const active = await spoiled((pdf) =>
      set(pdf.catalog, 'OpenAction', pdf.context.obj({ S: 'JavaScript' }) as never),
    );
    expect(await broken(active, house)).toEqual(['P9']);
    const intents = (pdf: PDFDocument) => pdf.catalog.lookup(PDFName.of('OutputIntents'), PDFArray);
    const condition = await spoiled((pdf) =>
      set(intents(pdf).lookup(0, PDFDict), 'OutputConditionIdentifier', PDFString.of('SWOP') as never),
    );
    expect(await broken(condition, house)).toEqual(['P11']);
    const profile = await spoiled((pdf) =>
      set(
        intents(pdf).lookup(0, PDFDict),
        'DestOutputProfile',
        pdf.context.register(pdf.context.flateStream('?')) as never,
      ),
    );
    expect(await broken(profile, house)).toEqual(['P11']);
    const two = await spoiled((pdf) => intents(pdf).push(intents(pdf).get(0)));
    expect(await broken(two, house)).toEqual(['P11']);
    expect(await broken(rgb, { ...house, largest_file_mb: 0.1 })).toEqual(['size']);
  });

  test('of colours', async () => {
    const bare = await spoiled((_, contents) => {
      for (const { resources } of contents)
        resources.lookupMaybe(PDFName.of('ColorSpace'), PDFDict)?.delete(PDFName.of('DefaultRGB'));
    });
    expect(await broken(bare, house)).toEqual(['P12']);
    const wrongLane = await broken(rgb, { ...stickers, slug: house.slug, marks: true });
    expect(wrongLane).toEqual(['P12']);
    const group = await spoiled((_, [page]) => page!.dict.delete(PDFName.of('Group')));
    expect(await broken(group, house)).toEqual(['P13']);
    expect(await broken(await painting(operation('k', 0, 0, 0, 1), ...letter), house)).toEqual(['P17']);
    expect(await broken(await painting(operation('rg', 0, 0, 0), ...letter), house)).toEqual(['P17', 'P18']);
    expect(await broken(await painting(operation('rg', 0.2, 0.2, 0.2), ...square), house)).toEqual(['P18']);
    const over = await spoiled((_, contents) => {
      const letters = contents.find(({ operations }) => operations.some(({ operator }) => operator === 'BT'))!;
      letters.operations = [...letters.operations, operation('gs', '/FgOver'), operation('k', 0, 0, 0, 0), ...square];
    });
    expect(await broken(over, house)).toEqual(['P18']);
    expect(await broken(await painting(operation('k', 0.9, 0.9, 0.9, 0.9), ...square), house)).toEqual(['P20']);
    const plate = await spoiled((pdf, [page]) => {
      const spaces = page!.resources.lookup(PDFName.of('ColorSpace'), PDFDict);
      set(spaces, 'Spot', pdf.context.obj(['Separation', 'Gold', 'DeviceCMYK', {}]) as never);
    });
    expect(await broken(plate, house)).toEqual(['P19']);
  });

  test('of black: large areas in more inks, letters, lines and small areas in one (P22)', async () => {
    const large = [operation('re', points(20), points(20), points(22), points(22)), operation('f')];
    const rich = operation('k', 0.6, 0.5, 0.4, 1);
    expect(await broken(await painting(operation('k', 0, 0, 0, 1), ...large), house)).toEqual(['P22']);
    expect(await broken(await painting(rich, ...large), house)).toEqual([]);
    expect(await broken(await painting(rich, ...square), house)).toEqual(['P22']);
    expect(await broken(await painting(rich, ...letter), house)).toEqual(['P22']);
    expect(await broken(await painting(operation('k', 0, 0, 0, 1), ...large), { ...house, rich_black: null })).toEqual(
      [],
    );
  });

  test('of ink, of which a picture shows where: what is covered is not marked', async () => {
    const heavy = operation('k', 0.9, 0.9, 0.9, 0.9);
    const light = operation('k', 0, 0, 0, 0.1);
    const [left, bottom] = [points(8 + 4), points(8 + 4)];
    const at = (x: number, width = 12) => [
      operation('re', left + points(x), bottom, points(width), points(12)),
      operation('f'),
    ];
    const file = await painting(heavy, ...at(0), ...at(40), light, ...at(39, 14));
    const picture = await inkPicture(file, [SHEET], house);
    const { data, info } = await sharp(picture!).raw().toBuffer({ resolveWithObject: true });
    const colourAt = (x: number): number[] => {
      const pixel = (millimetres: number) => Math.round((millimetres / 25.4) * 50);
      const place = (info.height - pixel(8 + 4 + 6)) * info.width + pixel(8 + 4 + x + 6);
      return [...data.subarray(3 * place, 3 * place + 3)];
    };
    const [red, green] = colourAt(0);
    expect(red! - green!).toBeGreaterThan(120);
    const [covered, grey] = colourAt(40);
    expect(Math.abs(covered! - grey!)).toBeLessThan(20);
    expect(await inkPicture(rgb, [SHEET], house)).toBeNull();
  });

  test('of gradients that Ghostscript leaves out, also deep in another object', async () => {
    const field = await spoiled((pdf, [page]) => {
      const pattern = pdf.context.obj({ PatternType: 2, Shading: { ShadingType: 1, Function: { FunctionType: 4 } } });
      page!.resources.lookup(PDFName.of('Pattern'), PDFDict).set(PDFName.of('Deep'), pattern);
    });
    const checks = await checkPdf(field, { page: PAGE, includeBleed: true, showStickers: true, profile: house });
    expect(checks.find(({ rule }) => rule === 'P16')).toMatchObject({
      passed: false,
      detail: expect.stringContaining('ShadingType 1'),
    });
    const transfer = await spoiled((pdf, [page]) => {
      const states = page!.resources.lookup(PDFName.of('ExtGState'), PDFDict);
      set(states, 'Curve', pdf.context.obj({ SMask: { TR: 'Identity' } }) as never);
    });
    expect(await broken(transfer, house)).toEqual(['P16']);
  });
});
