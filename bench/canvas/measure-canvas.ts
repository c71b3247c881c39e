/** The canvas of the shipped editor with an album of so many elements: from opening it to somebody else's change. */
import { round, quantile } from '../statistics.ts';
import { connect } from '../server/album-client.ts';
import type { Stand } from '../stand/stand.ts';
import { PROBE } from '../stand/synthetic-album.ts';
import { heapOf, openBrowser, type EditorPage } from './editor-page.ts';
import { measureOpening, type OpeningFigures } from './measure-opening.ts';
import { dragFrames, LIMIT_MS, steps, wheelFrames, type Frames, type Turns } from './frames.ts';

export interface CanvasFigures {
  readonly chromium: string;
  /** From the address to the first frame in which everything in view was there. */
  readonly first_complete_paint_ms: number;
  readonly opening: OpeningFigures;
  /** The same for all spreads at once, from the moment that they are asked for. */
  readonly overview_complete_ms: number;
  /** Both again on the next visit, with the pictures that the device has kept. */
  readonly second_visit_first_paint_ms: number;
  readonly second_visit_overview_ms: number;
  readonly pan_overview: Frames;
  readonly pan_at_100: Frames;
  readonly zoom: Frames;
  /** From the last turn of the wheel at 100 % until all spreads in view are elements again, not pictures. */
  readonly rest_to_live_ms: number;
  /** Of a hundred spreads in view in a frame, those without picture and elements; the worst of the three movements. */
  readonly blank_percent: number;
  readonly drag_1: Frames & { readonly moved_mm: number };
  readonly drag_200: Frames & { readonly moved_mm: number };
  /** From the socket's message to the frame that shows it. */
  readonly remote_paint_p50_ms: number;
  readonly remote_paint_p95_ms: number;
  /** After all of this, garbage collected, beyond what the editor takes with a small album. */
  readonly heap_growth_mb: number;
  readonly elements_in_page: number;
}

const PANS = 60;
const PATCHES = 20;
const FIRST_PAINT_LIMIT_MS = 60_000;
const OVERVIEW_LIMIT_MS = 25_000;

export async function measureCanvas(stand: Stand, size: number): Promise<CanvasFigures> {
  const albumId = await stand.album(size);
  const opening = await measureOpening(stand, albumId);
  const editor = await openBrowser(stand);
  try {
    const first_complete_paint_ms = await firstPaint(editor, `${stand.url}/album/${albumId}`);
    await editor.quiet();
    const overview_complete_ms = await overview(editor);
    await editor.quiet();
    const overall = steps(PANS, (at) => ({ x: Math.cos(at / 6) * 14, y: Math.sin(at / 6) * 10, ctrl: false }));
    const pan_overview = await wheelFrames(editor, overall);
    const overview_blank = await blankFrames(editor, overall);
    await editor.goToProbe();
    await editor.zoomTo(1);
    await editor.quiet();
    const along = steps(PANS, (at) => ({ x: at < 30 ? 10 : -10, y: 18, ctrl: false }));
    const pan_at_100 = await wheelFrames(editor, along);
    const rest_to_live_ms = await restToLive(editor);
    const pan_blank = await blankFrames(editor, [...along, ...along.map(({ x, y }) => ({ x, y: -y, ctrl: false }))]);
    await editor.goToProbe();
    await editor.zoomTo(0.15);
    await editor.quiet();
    // A factor of 20 in 28 turns, and back.
    const turns = steps(28, () => ({ x: 0, y: -56.5, ctrl: true }));
    const inAndOut = [...turns, ...turns.map((turn) => ({ ...turn, y: -turn.y }))];
    const zoom = await wheelFrames(editor, inAndOut);
    const zoom_blank = await blankFrames(editor, inAndOut);
    await editor.goToProbe();
    const drag_1 = await dragFrames(editor);
    await editor.page.keyboard.press('Control+a');
    await editor.quiet();
    const drag_200 = await dragFrames(editor);
    await editor.page.keyboard.press('Escape');
    const remote = await remotePaints(editor, stand, albumId);
    const heap = await heapOf(editor);
    const elements_in_page = await editor.page.evaluate(() => document.querySelectorAll('*').length);
    const second_visit_first_paint_ms = await firstPaint(editor, `${stand.url}/album/${albumId}`);
    await editor.quiet();
    return {
      chromium: editor.version,
      first_complete_paint_ms,
      opening,
      overview_complete_ms,
      second_visit_first_paint_ms,
      second_visit_overview_ms: await overview(editor),
      pan_overview,
      pan_at_100,
      zoom,
      rest_to_live_ms,
      blank_percent: Math.max(overview_blank, pan_blank, zoom_blank),
      drag_1,
      drag_200,
      remote_paint_p50_ms: quantile(remote, 0.5),
      remote_paint_p95_ms: quantile(remote, 0.95),
      heap_growth_mb: round(heap - opening.small_heap_mb),
      elements_in_page,
    };
  } finally {
    await editor.close();
  }
}

/** The same movement once more, without a trace: looking costs time. */
async function blankFrames({ page }: EditorPage, turns: Turns): Promise<number> {
  const { seen, blank } = await page.evaluate(
    ([list, limit]) => window.bench.blanksWhile(() => window.bench.turnWheel(list, limit)),
    [turns, LIMIT_MS] as const,
  );
  return round((100 * blank) / Math.max(1, seen));
}

async function restToLive({ page }: EditorPage): Promise<number> {
  const time = await page.evaluate(
    async ([turns, limit]) => {
      await window.bench.turnWheel(turns, limit);
      const rested = performance.now();
      let now = rested;
      while (!window.bench.isLive() && now - rested < limit) now = await window.bench.nextPaint();
      return now - rested;
    },
    [steps(30, () => ({ x: 0, y: -30, ctrl: false })), LIMIT_MS] as const,
  );
  return round(time);
}

async function firstPaint({ page }: EditorPage, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  return untilComplete(page, FIRST_PAINT_LIMIT_MS, 0);
}

/** Everything at once, as the key does it where motion is not wanted: a flight there is no time of loading. */
async function overview({ page }: EditorPage): Promise<number> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const before = await page.locator('.world').getAttribute('style');
  const began = await page.evaluate(() => performance.now());
  await page.keyboard.press('Shift+Digit1');
  await page.waitForFunction((style) => document.querySelector('.world')!.getAttribute('style') !== style, before);
  const time = await untilComplete(page, OVERVIEW_LIMIT_MS, began);
  await page.emulateMedia({ reducedMotion: null });
  return time;
}

/** Looks once a frame; from `began` in the page's time. */
async function untilComplete(page: EditorPage['page'], limit: number, began: number): Promise<number> {
  const time = await page.evaluate(
    async ({ limit, began }) => {
      let shown = 0;
      while (performance.now() - began < limit) {
        const now = await window.bench.nextPaint();
        // A second look after the mount policy's next step: what is complete in one frame may only be the first spread.
        if (!window.bench.isComplete()) shown = 0;
        else if (shown === 0) shown = now;
        else if (now - shown > 250) return shown - began;
      }
      return Number.NaN;
    },
    { limit, began },
  );
  return round(time);
}

/** Another member colours the probe again and again. */
async function remotePaints(editor: EditorPage, stand: Stand, albumId: string): Promise<number[]> {
  const path = `nodes/${PROBE}/props/fill`;
  const other = await connect(stand, albumId, stand.other);
  try {
    await editor.page.evaluate(([text, id]) => window.bench.watch(text, `[data-node="${id}"]`), [path, PROBE] as const);
    for (let at = 0; at < PATCHES; at++) {
      await other.write([{ part: 'workspace', path, value: 2 + (at % 5) }]);
      await editor.page.waitForFunction((count) => window.bench.painted.length >= count, at + 1, { timeout: 5000 });
    }
    return await editor.page.evaluate(() => [...window.bench.painted]);
  } finally {
    other.close();
  }
}
