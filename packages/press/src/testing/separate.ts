/** Pages of a print file as Ghostscript separates them, with the words on them as poppler finds them. */
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { INTENTS } from '../finish/intents.ts';
import { runProgram } from './run-program.ts';

const DPI = 100;
const INKS = ['Cyan', 'Magenta', 'Yellow', 'Black'] as const;
const ICC = INTENTS.fogra39.path;
const SETTINGS = ['-q', '-dBATCH', '-dNOPAUSE', '-sDEVICE=tiffsep', `-r${DPI}`];
const COLOURS = [`-sOutputICCProfile=${ICC}`, `-sDefaultCMYKProfile=${ICC}`, `--permit-file-read=${dirname(ICC)}/`];
/** Per cent of black from which on a dot belongs to a black letter, and below which it is what is beneath it. */
const [SOLID, CLEAR] = [99, 1];
/** Per cent: more of another ink in a letter than beneath it is an ink of the letter's own. */
const OWN_INK = 4;

/** In points from the left and lower edge: left, bottom, right, top. */
export interface Boxes {
  readonly trim: readonly number[];
  readonly bleed: readonly number[];
  readonly media: readonly number[];
}

export interface SeparatedPage {
  /** From 1. */
  readonly number: number;
  readonly spots: readonly string[];
  /** How much of what is inside the bleed has more ink, in per cent, than this: 0 to 1. */
  shareOver(limit: number): number;
  words(): { readonly black: number; readonly mixed: readonly string[] };
}

export async function* separate(file: string, folder: string, pages: readonly Boxes[]): AsyncGenerator<SeparatedPage> {
  runProgram('gs', ...SETTINGS, ...COLOURS, `-dLastPage=${pages.length}`, '-o', join(folder, 'p%d.tif'), file);
  const written = readdirSync(folder);
  for (const [at, { bleed, media }] of pages.entries()) {
    const number = at + 1;
    const start = `p${number}(`;
    const names = written.flatMap((name) =>
      name.startsWith(start) ? [name.slice(start.length, -').tif'.length)] : [],
    );
    const plates = await Promise.all(INKS.map((ink) => readPlate(join(folder, `p${number}(${ink}).tif`))));
    yield {
      number,
      spots: names.filter((name) => !(INKS as readonly string[]).includes(name)),
      shareOver(limit) {
        const [left, bottom, right, top] = bleed as [number, number, number, number];
        return shareOver(plates, limit, inDots([left, media[3]! - top, right, media[3]! - bottom]));
      },
      words() {
        const mixed: string[] = [];
        let black = 0;
        for (const { word, box } of wordsOf(file, number)) {
          const verdict = verdictOf(dotsOf(plates, inDots(box)));
          if (verdict === 'mixed') mixed.push(word);
          else if (verdict === 'black') black += 1;
        }
        return { black, mixed };
      },
    };
  }
}

type Area = readonly [left: number, top: number, right: number, bottom: number];
/** Per cent of each ink. */
type Dot = readonly number[];
interface Plate {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

async function readPlate(path: string): Promise<Plate> {
  const { data, info } = await sharp(path).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function inDots(points: Area): Area {
  return points.map((side) => Math.round((side / 72) * DPI)) as unknown as Area;
}

/** Where the dots of an area lie in the data of a plate. */
function* placesOf({ width, height }: Plate, [left, top, right, bottom]: Area): Generator<number> {
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y++)
    for (let x = Math.max(0, left); x < Math.min(width, right); x++) yield y * width + x;
}

const percent = ({ data }: Plate, place: number): number => 100 - data[place]! / 2.55;

function dotsOf(plates: readonly Plate[], area: Area): Dot[] {
  return Array.from(placesOf(plates[0]!, area), (place) => plates.map((plate) => percent(plate, place)));
}

function shareOver(plates: readonly Plate[], limit: number, area: Area): number {
  let [all, over] = [0, 0];
  for (const place of placesOf(plates[0]!, area)) {
    all += 1;
    if (plates.reduce((sum, plate) => sum + percent(plate, place), 0) > limit) over += 1;
  }
  return over / all;
}

/** Coloured and white letters are `other`, and so is what stands on black or on a picture: nothing is said of those. */
function verdictOf(dots: readonly Dot[]): 'black' | 'mixed' | 'other' {
  const letters = dots.filter((dot) => dot[3]! >= SOLID);
  const beneath = dots.filter((dot) => dot[3]! <= CLEAR);
  if (letters.length < 3 || beneath.length < 0.9 * (dots.length - letters.length)) return 'other';
  const own = [0, 1, 2].some((ink) => {
    const most = beneath.reduce((so, dot) => Math.max(so, dot[ink]!), 0);
    return letters.some((dot) => dot[ink]! > most + OWN_INK);
  });
  return own ? 'mixed' : 'black';
}

const WORD = /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">([^<]*)<\/word>/g;

/** In points from the left and upper edge of the medium. */
function wordsOf(file: string, page: number): { word: string; box: Area }[] {
  const told = runProgram('pdftotext', '-bbox', '-f', String(page), '-l', String(page), file, '-');
  return [...told.matchAll(WORD)].map(([, left, top, right, bottom, word = '']) => ({
    word,
    box: [Number(left), Number(top), Number(right), Number(bottom)],
  }));
}
