/** An album that is gone to from another one, as a link does, on a device that has never seen it: the code is there. */
import { round } from '../statistics.ts';
import type { Stand } from '../stand/stand.ts';
import { heapOf, openBrowser } from './editor-page.ts';

export interface OpeningFigures {
  /** From the last byte of the album to the first frame that shows elements of it. */
  readonly first_paint_ms: number;
  /** And to the first frame in which everything in view was there. */
  readonly complete_paint_ms: number;
  /** What the editor takes with an album of few elements, garbage collected. */
  readonly small_heap_mb: number;
}

const SMALL = 300;

export async function measureOpening(stand: Stand, albumId: string): Promise<OpeningFigures> {
  const small = await stand.album(SMALL);
  const editor = await openBrowser(stand);
  const { page } = editor;
  try {
    await page.goto(`${stand.url}/album/${small}`, { waitUntil: 'commit' });
    await page.waitForSelector('.fg-spread [data-node]');
    await editor.quiet();
    const small_heap_mb = await heapOf(editor);
    const { first, complete } = await page.evaluate(async (id) => {
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
      const shown = await until(() => !before.isConnected && document.querySelector('.fg-spread [data-node]') !== null);
      const whole = await until(() => window.bench.isComplete());
      const { responseEnd } = performance
        .getEntriesByType('resource')
        .find(({ name }) => name.endsWith(`/albums/${id}`)) as PerformanceResourceTiming;
      return { first: shown - responseEnd, complete: whole - responseEnd };
    }, albumId);
    return { first_paint_ms: round(first), complete_paint_ms: round(complete), small_heap_mb };
  } finally {
    await editor.close();
  }
}
