/** Minutes of work on a large album, and what stays in memory after each half minute: it has to stay where it is. */
import { round } from '../statistics.ts';
import type { Stand } from '../stand/stand.ts';
import { openBrowser, type EditorPage } from './editor-page.ts';

export interface EnduranceFigures {
  readonly elements: number;
  readonly minutes: number;
  /** Rounds of work: a drag, a nudge of everything on a page, both undone; pages turned; zoomed out and in. */
  readonly rounds: number;
  /** After garbage collection, at the same place and zoom; the first one after half a minute of work. */
  readonly heap_mb: readonly number[];
  readonly dom_nodes: readonly number[];
  readonly listeners: readonly number[];
}

const ELEMENTS = 10_000;
const SAMPLE_MS = 30_000;
const OPEN_MS = 60_000;

export async function measureEndurance(stand: Stand, minutes: number): Promise<EnduranceFigures> {
  const albumId = await stand.album(ELEMENTS);
  const editor = await openBrowser(stand);
  const { page } = editor;
  try {
    await page.goto(`${stand.url}/album/${albumId}`, { waitUntil: 'commit' });
    await page.locator('.canvas-page-input').waitFor({ timeout: OPEN_MS });
    const devtools = await page.context().newCDPSession(page);
    const heap_mb: number[] = [];
    const dom_nodes: number[] = [];
    const listeners: number[] = [];
    let rounds = 0;
    const end = performance.now() + minutes * 60_000;
    let sampled = performance.now();
    await editor.goToProbe();
    while (performance.now() < end) {
      await workOneRound(editor, rounds);
      rounds += 1;
      if (performance.now() - sampled < SAMPLE_MS) continue;
      await editor.goToProbe();
      await editor.zoomTo(1);
      await editor.quiet();
      await devtools.send('HeapProfiler.collectGarbage');
      const heap = await devtools.send('Runtime.getHeapUsage');
      const counted = await devtools.send('Memory.getDOMCounters');
      heap_mb.push(round(heap.usedSize / 1e6));
      dom_nodes.push(counted.nodes);
      listeners.push(counted.jsEventListeners);
      sampled = performance.now();
    }
    return { elements: ELEMENTS, minutes, rounds, heap_mb, dom_nodes, listeners };
  } finally {
    await editor.close();
  }
}

async function workOneRound(editor: EditorPage, round: number): Promise<void> {
  const { page } = editor;
  await editor.goToProbe();
  await editor.zoomTo(1);
  await editor.drag(await editor.probeAt(), 20, 2000);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Escape');
  for (let turn = 0; turn <= round % 4; turn++) await page.keyboard.press('PageDown');
  await editor.zoomTo(0.2);
  await page.evaluate(() =>
    window.bench.turnWheel(
      Array.from({ length: 20 }, (_, at) => ({ x: at < 10 ? 40 : -40, y: at < 10 ? 30 : -30, ctrl: false })),
      1000,
    ),
  );
}
