/** The canvas of the shipped editor with an album of so many elements: from opening it to somebody else's change. */
import { round, quantile } from '../statistics.ts';
import { connect } from '../server/album-client.ts';
import type { Stand } from '../stand/stand.ts';
import { PROBE } from '../stand/synthetic-album.ts';
import { openBrowser, type EditorPage } from './editor-page.ts';
import { perStep, traced, type MainThread } from './trace.ts';

export interface Frames {
  readonly steps: number;
  /** Milliseconds between frames. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly long_tasks: number;
  /** Milliseconds of the main thread a step. */
  readonly main: MainThread;
}

export interface CanvasFigures {
  readonly chromium: string;
  /** From the address to the first frame in which everything in view was there. */
  readonly first_complete_paint_ms: number;
  /** With the editor's code in the page: from the last byte of the album to the first frame that shows elements of it. */
  readonly data_to_first_paint_ms: number;
  /** And to the first frame in which everything in view was there. */
  readonly data_to_complete_paint_ms: number;
  /** The same for all spreads at once, from the moment that they are asked for. */
  readonly overview_complete_ms: number;
  /** Both again on the next visit, with the pictures that the device has kept. */
  readonly second_visit_first_paint_ms: number;
  readonly second_visit_overview_ms: number;
  readonly pan_overview: Frames;
  readonly pan_at_100: Frames;
  readonly zoom: Frames;
  readonly drag_1: Frames & { readonly moved_mm: number };
  readonly drag_200: Frames & { readonly moved_mm: number };
  /** From the socket's message to the frame that shows it. */
  readonly remote_paint_p50_ms: number;
  readonly remote_paint_p95_ms: number;
  readonly heap_mb: number;
  readonly elements_in_page: number;
}

const LIMIT_MS = 3500;
/** Elements of the album from which the measured one is gone to. */
const SMALL = 300;
const PANS = 60;
const MOVES = 60;
const PATCHES = 20;
const FIRST_PAINT_LIMIT_MS = 60_000;
const OVERVIEW_LIMIT_MS = 25_000;

export async function measureCanvas(stand: Stand, size: number): Promise<CanvasFigures> {
  const albumId = await stand.album(size);
  const editor = await openBrowser(stand);
  try {
    const first_complete_paint_ms = await firstPaint(editor, `${stand.url}/album/${albumId}`);
    await editor.quiet();
    const overview_complete_ms = await overview(editor);
    await editor.quiet();
    const pan_overview = await wheelFrames(
      editor,
      steps(PANS, (at) => ({ x: Math.cos(at / 6) * 14, y: Math.sin(at / 6) * 10, ctrl: false })),
    );
    await editor.goToProbe();
    await editor.zoomTo(1);
    await editor.quiet();
    const pan_at_100 = await wheelFrames(
      editor,
      steps(PANS, (at) => ({ x: at < 30 ? 10 : -10, y: 18, ctrl: false })),
    );
    await editor.goToProbe();
    await editor.zoomTo(0.15);
    await editor.quiet();
    // A factor of 20 in 28 turns, and back.
    const turns = steps(28, () => ({ x: 0, y: -56.5, ctrl: true }));
    const zoom = await wheelFrames(editor, [...turns, ...turns.map((turn) => ({ ...turn, y: -turn.y }))]);
    await editor.goToProbe();
    const drag_1 = await dragFrames(editor);
    await editor.page.keyboard.press('Control+a');
    await editor.quiet();
    const drag_200 = await dragFrames(editor);
    await editor.page.keyboard.press('Escape');
    const remote = await remotePaints(editor, stand, albumId);
    const heap = await editor.page.evaluate(
      () => (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize,
    );
    const elements_in_page = await editor.page.evaluate(() => document.querySelectorAll('*').length);
    const second_visit_first_paint_ms = await firstPaint(editor, `${stand.url}/album/${albumId}`);
    await editor.quiet();
    return {
      chromium: editor.version,
      first_complete_paint_ms,
      ...(await paintsFromData(stand, albumId)),
      overview_complete_ms,
      second_visit_first_paint_ms,
      second_visit_overview_ms: await overview(editor),
      pan_overview,
      pan_at_100,
      zoom,
      drag_1,
      drag_200,
      remote_paint_p50_ms: quantile(remote, 0.5),
      remote_paint_p95_ms: quantile(remote, 0.95),
      heap_mb: round(heap / 1e6),
      elements_in_page,
    };
  } finally {
    await editor.close();
  }
}

async function firstPaint({ page }: EditorPage, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  return untilComplete(page, FIRST_PAINT_LIMIT_MS, 0);
}

/** Goes to the album from another one, as a link does, on a device that has never seen it. */
async function paintsFromData(
  stand: Stand,
  albumId: string,
): Promise<Pick<CanvasFigures, 'data_to_first_paint_ms' | 'data_to_complete_paint_ms'>> {
  const small = await stand.album(SMALL);
  const editor = await openBrowser(stand);
  try {
    await firstPaint(editor, `${stand.url}/album/${small}`);
    await editor.quiet();
    const times = await editor.page.evaluate(async (id) => {
      const before = document.querySelector('.world')!;
      // The browser keeps only so many of them.
      performance.clearResourceTimings();
      const began = performance.now();
      window.bench.visit(`/album/${id}`);
      const until = async (isThere: () => boolean): Promise<number> => {
        let now = began;
        while (now - began < 20_000) {
          now = await window.bench.nextPaint();
          if (isThere()) return now;
        }
        return Number.NaN;
      };
      const first = await until(() => !before.isConnected && document.querySelector('.fg-spread [data-node]') !== null);
      const complete = await until(() => window.bench.isComplete());
      const { responseEnd } = performance
        .getEntriesByType('resource')
        .find(({ name }) => name.endsWith(`/albums/${id}`)) as PerformanceResourceTiming;
      return { first: first - responseEnd, complete: complete - responseEnd };
    }, albumId);
    return { data_to_first_paint_ms: round(times.first), data_to_complete_paint_ms: round(times.complete) };
  } finally {
    await editor.close();
  }
}

/** Everything at once: the zoom goes as far out as it can. */
async function overview({ page }: EditorPage): Promise<number> {
  const began = await page.evaluate(() => performance.now());
  await page.evaluate(() =>
    window.bench.turnWheel(
      Array.from({ length: 16 }, () => ({ x: 0, y: 100, ctrl: true })),
      3000,
    ),
  );
  return untilComplete(page, OVERVIEW_LIMIT_MS, began);
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

function steps<Step>(count: number, make: (at: number) => Step): Step[] {
  return Array.from({ length: count }, (_, at) => make(at));
}

async function wheelFrames(
  editor: EditorPage,
  turns: readonly { x: number; y: number; ctrl: boolean }[],
): Promise<Frames> {
  return frames(editor, () =>
    editor.page.evaluate(([list, limit]) => window.bench.turnWheel(list, limit), [turns, LIMIT_MS] as const),
  );
}

async function frames(editor: EditorPage, work: () => Promise<number>): Promise<Frames> {
  let made = 0;
  let times: number[] = [];
  let long_tasks = 0;
  const main = await traced(editor.devtools, async () => {
    await editor.page.evaluate(() => window.bench.reset());
    made = await work();
    [times, long_tasks] = await editor.page.evaluate(
      () => [[...window.bench.frames], window.bench.longTasks.length] as [number[], number],
    );
  });
  const between = times.slice(1).map((time, index) => time - times[index]!);
  const [p50, p95, p99] = [quantile(between, 0.5), quantile(between, 0.95), quantile(between, 0.99)];
  return { steps: made, p50, p95, p99, long_tasks, main: perStep(main, made) };
}

async function dragFrames(editor: EditorPage): Promise<Frames & { moved_mm: number }> {
  const before = await editor.probeAt();
  const found = await frames(editor, () => editor.drag(before, MOVES, LIMIT_MS));
  await editor.quiet();
  const after = await editor.probeAt();
  return { ...found, moved_mm: round(Math.hypot(after.x - before.x, after.y - before.y) / (await editor.zoom())) };
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
