/** The built render page printed by the press, lane by lane, beside the floor of the same Chromium in the same run. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDocument, gangSheets, readPrintProfiles, type PrintProfile } from '@figurina/album';
import { createPrintBrowser } from '@figurina/press';
import { startRenderServer } from '../../apps/web/testing/render-server.ts';
import { descendants } from '../memory/resident.ts';
import { photograph, PIXELS } from '../stand/pictures.ts';
import { syntheticAlbum } from '../stand/synthetic-album.ts';
import { costOf, type Cost } from './cost.ts';
import { printFloor } from './floor.ts';
import { startPrinting, type Lane, type Printing } from './printing.ts';

/** Of a lane: each a spread, but for the memory. */
export interface LaneFigures {
  readonly cpu_s: number;
  readonly wall_s: number;
  readonly peak_mb: number;
  /** To the floor of blank pages in the same run, by processor. */
  readonly to_blank: number;
  readonly to_text: number;
  readonly megabytes: number;
  readonly checks_failed: number;
}

export interface PrintFigures {
  readonly spreads: number;
  readonly lanes: Readonly<Record<string, LaneFigures>>;
  /** Processor a spread that the default lane needs above a print that nobody finishes. */
  readonly finishing_cpu_s: number;
  /** Two workers that print the same at the same time: how far they are apart, as a part of the slower one. */
  readonly two: { readonly cpu_apart: number; readonly wall_apart: number };
}

const FILES = 24;
const PROFILES = join(import.meta.dirname, '../../content/print-profiles');

export async function measurePrint(quick: boolean): Promise<PrintFigures> {
  const document = createDocument(syntheticAlbum({ size: quick ? 600 : 2000, prefix: 'print', picture: PIXELS }));
  // The server that other parts measure.
  const others = new Set(descendants(process.pid));
  const server = await startRenderServer();
  const spreads = [...document.nodes.values()].filter(({ type }) => type === 'Spread').length;
  const stickers = document.stickers.size;
  const printings: Printing[] = [];
  const started = async (): Promise<Printing> => {
    const printing = await startPrinting(server, 'bench');
    printings.push(printing);
    return printing;
  };
  try {
    server.albums.set('bench', document);
    // Each its own, as in an album of people: what a lane keeps of pictures counts as it does there.
    const files = await Promise.all(Array.from({ length: FILES }, (_, file) => photograph(file)));
    for (const [at, id] of [...document.images.keys()].entries())
      server.pictures.set(id, withComment(files[at % FILES]!, id));
    const [blank, text] = [await floorOf(spreads, 'blank', others), await floorOf(spreads, 'text', others)];
    const figures = (cost: Cost, megabytes = 0, checks_failed = 0): LaneFigures => ({
      cpu_s: thousandths(cost.cpu_s / spreads),
      wall_s: thousandths(cost.wall_s / spreads),
      peak_mb: cost.peak_mb,
      to_blank: thousandths(cost.cpu_s / blank.cpu_s),
      to_text: thousandths(cost.cpu_s / text.cpu_s),
      megabytes,
      checks_failed,
    });
    const lanes: Record<string, LaneFigures> = { 'floor, blank': figures(blank), 'floor, text': figures(text) };
    const note = (name: string, { cost, result }: Awaited<ReturnType<Printing['print']>>): void => {
      const failed = result.checks.filter(({ passed }) => !passed).length;
      lanes[name] = figures(cost, Math.round(result.bytes / 1e5) / 10, failed);
    };
    let printing: Printing | null = null;
    for (const [name, lane] of Object.entries(lanesOf(spreads, stickers))) {
      // A process of its own for each: what one lane has left in memory is not the next one's peak.
      if (!name.endsWith('warm')) printing = await started();
      note(name, await printing!.print(lane));
      await Promise.all(printings.splice(0, printings.length - 1).map((earlier) => earlier.close()));
    }
    const { rgb } = lanesOf(spreads, stickers);
    const both = [await started(), await started()];
    const two = await Promise.all(both.map((one) => one.print(rgb!)));
    for (const [at, one] of two.entries()) note(`rgb, two at once, ${at + 1}`, one);
    const finishing = lanes['rgb']!.cpu_s - lanes['unfinished']!.cpu_s;
    return {
      spreads,
      lanes,
      finishing_cpu_s: thousandths(finishing),
      two: {
        cpu_apart: apart(two.map(({ cost }) => cost.cpu_s)),
        wall_apart: apart(two.map(({ cost }) => cost.wall_s)),
      },
    };
  } finally {
    await Promise.all(printings.map((printing) => printing.close()));
    await server.close();
  }
}

async function floorOf(spreads: number, on: 'blank' | 'text', others: ReadonlySet<number>): Promise<Cost> {
  const browser = createPrintBrowser();
  try {
    // The first sheet of a browser pays for its start.
    await browser.withPage((page) => page.goto('about:blank'));
    return (await costOf(process.pid, () => printFloor(browser, spreads, on), others)).cost;
  } finally {
    await browser.close();
  }
}

/** In this order: the second of the CMYK lane finds the pictures that the first has separated, as many as are kept. */
function lanesOf(spreads: number, stickers: number): Record<string, Lane> {
  const read = (id: string): unknown => JSON.parse(readFileSync(join(PROFILES, `${id}.json`), 'utf8'));
  const profiles = readPrintProfiles(['default', 'sticker-shop'].map(read));
  const [rgb, cmyk] = [profiles.get('default')!, profiles.get('sticker-shop')!];
  const raster = { format: 'jpg', dpi: 200, includeBleed: false } as const;
  return {
    unfinished: { params: {}, profile: null, sheets: spreads },
    rgb: { params: {}, profile: rgb, sheets: spreads },
    'cmyk, cold': { params: {}, profile: cmyk, sheets: spreads },
    'cmyk, warm': { params: {}, profile: cmyk, sheets: spreads },
    stickers: { params: { mode: 'stickers' }, profile: rgb, sheets: stickers },
    'sheets of stickers': { params: { mode: 'stickers', gang: true }, profile: rgb, sheets: ganged(stickers, rgb) },
    jpg: { params: raster, profile: null, sheets: spreads },
  };
}

/** Another file of the same picture: the first marker of a JPEG may be a comment. */
function withComment(jpeg: Buffer, text: string): Buffer {
  const comment = Buffer.from(`\xff\xfe\0\0${text}`, 'latin1');
  comment.writeUInt16BE(comment.length - 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
}

function ganged(stickers: number, { gang, bleed, slug }: PrintProfile): number {
  const singles = Array.from({ length: stickers }, (_, at) => ({ numbers: [at + 1], double: false }));
  return gangSheets(singles, { paper: gang, gap: gang.gap, around: bleed + slug }, 1).length;
}

function apart(values: readonly number[]): number {
  return thousandths(1 - Math.min(...values) / Math.max(...values));
}

function thousandths(value: number): number {
  return Math.round(value * 1000) / 1000;
}
