/** The built render page printed by the press, lane by lane, beside the floor of the same Chromium in the same run. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createDocument,
  gangSheets,
  readPrintProfiles,
  renderParamsSchema,
  type PrintProfile,
  type RenderParams,
  type SheetSticker,
} from '@figurina/album';
import { createPrintBrowser, type PrintBrowser } from '@figurina/press';
import { exportIntoMemory } from '@figurina/press/testing';
import { startRenderServer, type RenderServer } from '../../apps/web/testing/render-server.ts';
import { photograph, PIXELS } from '../stand/pictures.ts';
import { syntheticAlbum } from '../stand/synthetic-album.ts';
import { descendants } from '../memory/resident.ts';
import { costOf, type Cost } from './cost.ts';
import { printFloor } from './floor.ts';

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
}

interface Lane {
  readonly params: Partial<RenderParams>;
  readonly profile: PrintProfile | null;
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
  try {
    const files = await Promise.all(Array.from({ length: FILES }, (_, file) => photograph(file)));
    server.albums.set('bench', document);
    for (const [at, id] of [...document.images.keys()].entries()) server.pictures.set(id, files[at % FILES]!);
    // A browser of its own for each: what one lane has left in memory is not the next one's peak.
    const floor = async (on: 'blank' | 'text'): Promise<Cost> =>
      inBrowser(async (browser) => (await costOf(others, () => printFloor(browser, spreads, on))).cost);
    const [blank, text] = [await floor('blank'), await floor('text')];
    const figures = (cost: Cost, megabytes = 0, checks_failed = 0): LaneFigures => ({
      cpu_s: thousandths(cost.cpu_s / spreads),
      wall_s: thousandths(cost.wall_s / spreads),
      peak_mb: cost.peak_mb,
      to_blank: thousandths(cost.cpu_s / blank.cpu_s),
      to_text: thousandths(cost.cpu_s / text.cpu_s),
      megabytes,
      checks_failed,
    });
    // The first print of a process pays for its code.
    await inBrowser((browser) => print(browser, server, { params: {}, profile: null }, spreads));
    const lanes: Record<string, LaneFigures> = { 'floor, blank': figures(blank), 'floor, text': figures(text) };
    for (const [name, lane] of Object.entries(lanesOf())) {
      const expected =
        lane.params.mode !== 'stickers' ? spreads : lane.params.gang ? ganged(stickers, lane.profile!) : stickers;
      const { cost, result } = await inBrowser((browser) =>
        costOf(others, () => print(browser, server, lane, expected)),
      );
      const failed = result.checks.filter(({ passed }) => !passed).length;
      lanes[name] = figures(cost, Math.round(result.data.length / 1e5) / 10, failed);
    }
    const finishing = lanes['rgb']!.cpu_s - lanes['unfinished']!.cpu_s;
    return { spreads, lanes, finishing_cpu_s: thousandths(finishing) };
  } finally {
    await server.close();
  }
}

/** In this order: the second of the CMYK lane finds the pictures that the first has separated. */
function lanesOf(): Record<string, Lane> {
  const read = (id: string): unknown => JSON.parse(readFileSync(join(PROFILES, `${id}.json`), 'utf8'));
  const profiles = readPrintProfiles(['default', 'sticker-shop'].map(read));
  const [rgb, cmyk] = [profiles.get('default')!, profiles.get('sticker-shop')!];
  return {
    unfinished: { params: {}, profile: null },
    rgb: { params: {}, profile: rgb },
    'cmyk, cold': { params: {}, profile: cmyk },
    'cmyk, warm': { params: {}, profile: cmyk },
    stickers: { params: { mode: 'stickers' }, profile: rgb },
    'sheets of stickers': { params: { mode: 'stickers', gang: true }, profile: rgb },
    jpg: { params: { format: 'jpg', dpi: 200, includeBleed: false }, profile: null },
  };
}

async function inBrowser<Result>(work: (browser: PrintBrowser) => Promise<Result>): Promise<Result> {
  const browser = createPrintBrowser();
  try {
    // The first sheet of a browser pays for its start.
    await browser.withPage((page) => page.goto('about:blank'));
    return await work(browser);
  } finally {
    await browser.close();
  }
}

function print(browser: PrintBrowser, server: RenderServer, { params, profile }: Lane, sheets: number) {
  const whole = renderParamsSchema.parse({ album_id: 'bench', ...params });
  const gang = profile && whole.gang ? profile : null;
  const query = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
  return exportIntoMemory(browser, {
    params: whole,
    profile,
    renderUrl: server.url('bench', query),
    about: { title: 'Bench', date: new Date() },
    expectedSheets: sheets,
    sheetsOf:
      gang === null
        ? undefined
        : (found) =>
            sheetsOf(
              found.map(({ numbers = [] }) => ({ numbers, double: numbers.length > 1 })),
              gang,
            ),
    onProgress: () => undefined,
  });
}

function sheetsOf(stickers: readonly SheetSticker[], { gang, bleed, slug }: PrintProfile) {
  return gangSheets(stickers, { paper: gang, gap: gang.gap, around: bleed + slug }, 1);
}

function ganged(stickers: number, profile: PrintProfile): number {
  const singles = Array.from({ length: stickers }, (_, at) => ({ numbers: [at + 1], double: false }));
  return sheetsOf(singles, profile).length;
}

function thousandths(value: number): number {
  return Math.round(value * 1000) / 1000;
}
