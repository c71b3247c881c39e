/** Two renderers that know nothing of each other, where the machine has them: what a file says is what both draw. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cmyk, PDFDocument } from '@cantoo/pdf-lib';
import { readPrintProfiles } from '@figurina/album';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setPageBoxes } from '../page-boxes.ts';
import { otherHandsAreThere, readByOthers } from '../testing/other-hands.ts';
import { ABOUT, PLACES, printedPage, SHEET } from '../testing/printed-page.ts';
import { runProgram } from '../testing/run-program.ts';
import { drawPlates } from '../plates/plates.ts';
import { finish } from './finish.ts';
import { INTENTS } from './intents.ts';

const PROFILE = join(import.meta.dirname, '../../../../content/print-profiles/fifth-ink.json');
const ICC = INTENTS.fogra39.path;
/** The colour of an area. */
const SPOT = { color: '#b0402a', cmyk: [10, 90, 80, 5], spot: 'PANTONE 186 C' } as const;
const DPI = 72;

describe.skipIf(!otherHandsAreThere())('a finished file', () => {
  const profile = [...readPrintProfiles([JSON.parse(readFileSync(PROFILE, 'utf8'))]).values()][0]!;
  const folder = mkdtempSync(join(tmpdir(), 'figurina-renderers-'));
  const file = join(folder, 'file.pdf');
  afterAll(() => rmSync(folder, { recursive: true }));
  beforeAll(async () => {
    writeFileSync(
      file,
      await finish(await printedPage(), [SHEET], { profile, about: ABOUT, blackText: ['#11151c'], inks: [SPOT] }),
    );
    runProgram('pdftoppm', '-r', String(DPI), '-png', '-singlefile', file, join(folder, 'poppler'));
    const ghostscript = [
      '-q',
      '-dBATCH',
      '-dNOPAUSE',
      `-r${DPI}`,
      `-sOutputICCProfile=${ICC}`,
      `-sDefaultCMYKProfile=${ICC}`,
    ];
    runProgram(
      'gs',
      ...ghostscript,
      `--permit-file-read=${dirname(ICC)}/`,
      '-sDEVICE=tiffsep',
      '-o',
      join(folder, 'p%d.tif'),
      file,
    );
    runProgram(
      'gs',
      '-q',
      '-sDEVICE=png16m',
      `-sDefaultCMYKProfile=${ICC}`,
      `--permit-file-read=${dirname(ICC)}/`,
      `-r${DPI}`,
      '-o',
      join(folder, 'gs.png'),
      file,
    );
  }, 120_000);

  /** A pixel at a place of the trim, in mm from its left and lower edge. */
  async function at(name: string, x: number, y: number): Promise<number[]> {
    const { data, info } = await sharp(join(folder, name)).raw().toBuffer({ resolveWithObject: true });
    const pixel = (mm: number): number => Math.round((mm / 25.4) * DPI);
    const offset = (pixel(SHEET.height + 10 - y) * info.width + pixel(x + 10)) * info.channels;
    return [...data.subarray(offset, offset + info.channels)];
  }

  test('has no fault that other programs find, but for the font that it has from nowhere; they find those that are planted', async () => {
    const expected = { bleed: SHEET.bleed, inkLimit: 300, spots: [SPOT.spot], separated: 1 };
    const foreign = expect.stringMatching(/^Helvetica-Bold /) as string;
    const sound = readFileSync(file);
    expect(await readByOthers(sound, expected)).toEqual({ faults: [foreign], blackWords: 1 });
    expect((await readByOthers(sound, { bleed: 3, inkLimit: 100, spots: [], separated: 1 })).faults).toEqual([
      'page 1: 2.00, 2.00, 2.00, 2.00 mm of bleed (P2, P3)',
      foreign,
      expect.stringMatching(/^page 1: [\d.]+ % are over the limit of ink$/),
      `plates beside the four inks: ${SPOT.spot}`,
    ]);
    expect((await readByOthers(sound.subarray(0, -2000), expected)).faults[0]).toMatch(/^qpdf: /);
    const inFourInks = await PDFDocument.create();
    inFourInks.addPage([227, 227]).drawText('Word', { x: 60, y: 60, size: 30, color: cmyk(0.6, 0.5, 0.4, 1) });
    const boxed = await setPageBoxes(await inFourInks.save(), [SHEET], ABOUT);
    expect(await readByOthers(boxed, { ...expected, spots: [] })).toEqual({
      faults: [expect.stringMatching(/^Helvetica /), 'page 1: “Word” is not in black alone (P17)'],
      blackWords: 0,
    });
  });

  test('shows gradients with alpha and under opacity alike in poppler and in Ghostscript', async () => {
    for (const name of ['plain', 'faded', 'field', 'masked', 'greys'] as const)
      for (const along of [1, 4, 7]) {
        const [x, y] = PLACES[name];
        const [one, other] = [await at('poppler.png', x + along, y + 4), await at('gs.png', x + along, y + 4)];
        for (const [channel, value] of one.slice(0, 3).entries())
          expect(
            Math.abs(value - other[channel]!),
            `${name} at ${along}: ${one.join()} and ${other.join()}`,
          ).toBeLessThan(40);
      }
  });

  test('has black letters in the black plate alone, over what is beneath them (P17)', async () => {
    const plates = async (x: number, y: number): Promise<number[]> =>
      Promise.all(
        ['Cyan', 'Magenta', 'Yellow', 'Black'].map(
          async (ink) => 100 - Math.round(((await at(`p1(${ink}).tif`, x, y))[0]! / 255) * 100),
        ),
      );
    const [x, y] = PLACES.underText;
    const beneath = await plates(x + 18, y + 2);
    expect(beneath[0]).toBeGreaterThan(50);
    expect(beneath[3]).toBeLessThan(5);
    // The stem of each letter I, found as the blackest place of its row.
    for (const start of [1.5, 10.5]) {
      const row = await Promise.all(Array.from({ length: 12 }, (_, step) => plates(x + start + step * 0.35, y + 5)));
      const stem = row.toSorted((one, other) => other[3]! - one[3]!)[0]!;
      expect(stem[3]).toBe(100);
      for (const channel of [0, 1, 2]) expect(Math.abs(stem[channel]! - beneath[channel]!)).toBeLessThanOrEqual(2);
    }
    const [darkX, darkY] = PLACES.dark;
    const dark = await plates(darkX + 4, darkY + 4);
    expect(dark[0]! + dark[1]! + dark[2]! + dark[3]!).toBeLessThanOrEqual(302);
    expect(dark[0]).toBeGreaterThan(50);
  });

  test('has the plates in our own drawing of them that Ghostscript makes of it', async () => {
    const { pictures } = await drawPlates(readFileSync(file), 0, profile);
    const inks = ['cyan', 'magenta', 'yellow', 'black', 'spot'] as const;
    for (const ink of inks) {
      const own = sharp(pictures.get(ink)).resize(Math.round((80 / 25.4) * DPI));
      await own
        .toColourspace('b-w')
        .png()
        .toFile(join(folder, `${ink}.png`));
      const other = `p1(${ink === 'spot' ? SPOT.spot : `${ink[0]!.toUpperCase()}${ink.slice(1)}`}).tif`;
      for (const name of [
        'dark',
        'white',
        'flat',
        'picture',
        'plain',
        'faded',
        'masked',
        'greys',
        'underText',
      ] as const)
        for (const along of [2, 6]) {
          const [x, y] = PLACES[name];
          const [mine, theirs] = await Promise.all([at(`${ink}.png`, x + along, y + 2), at(other, x + along, y + 2)]);
          expect(
            Math.abs(mine[0]! - theirs[0]!),
            `${ink} of ${name} at ${along}: ${mine[0]}, ${theirs[0]}`,
          ).toBeLessThan(20);
        }
    }
    const [x, y] = PLACES.flat;
    expect((await at('spot.png', x + 4, y + 4))[0]).toBeLessThan(5);
    expect((await at('cyan.png', x + 4, y + 4))[0]).toBeGreaterThan(250);
  });
});
