/** The shipped editor in a fresh browser, driven as a person does: wheel, mouse, keys. */
import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';
import { chromiumLaunch } from '@figurina/press';
import { round } from '../statistics.ts';
import type { Stand } from '../stand/stand.ts';
import { PROBE } from '../stand/synthetic-album.ts';
import { installPageRecorder } from './page-recorder.ts';

const VIEW = { width: 1440, height: 900 };
const FRAME_MS = 1000 / 60;

export interface EditorPage {
  readonly browser: Browser;
  readonly page: Page;
  /** Of the whole browser, for traces. */
  readonly devtools: CDPSession;
  readonly version: string;
  /** Resolves when frames have come without a gap for a while, or after `limitMs`. */
  quiet(limitMs?: number): Promise<void>;
  /** Pixels a millimetre at which the album is shown. */
  zoom(): Promise<number>;
  zoomTo(zoom: number): Promise<void>;
  goToProbe(): Promise<void>;
  /**
   * Drags from a point with the real mouse, 60 moves a second: to and fro and downwards, or so many pixels a move to the
   * right and down. Answers how many moves were made.
   */
  drag(from: { x: number; y: number }, moves: number, limitMs: number, slant?: number): Promise<number>;
  probeAt(): Promise<{ x: number; y: number }>;
  close(): Promise<void>;
}

/** `pixels`: of the screen, a CSS pixel. */
export async function openBrowser(stand: Stand, pixels = 1): Promise<EditorPage> {
  const browser = await chromium.launch(await chromiumLaunch());
  try {
    const context = await browser.newContext({ viewport: VIEW, deviceScaleFactor: pixels, locale: 'de-DE' });
    await context.addInitScript(installPageRecorder);
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await page.goto(await stand.signInLink());
    await page.waitForURL('**/start');
    await page.waitForLoadState('networkidle');
    const devtools = await browser.newBrowserCDPSession();
    const input = await context.newCDPSession(page);
    return editorPage(browser, page, devtools, input);
  } catch (error) {
    await browser.close();
    throw error;
  }
}

/** Megabytes of JavaScript that are in use, garbage collected. */
export async function heapOf({ page }: EditorPage): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  return round(usedSize / 1e6);
}

function editorPage(browser: Browser, page: Page, devtools: CDPSession, input: CDPSession): EditorPage {
  const zoom = (): Promise<number> =>
    page.evaluate(() => new DOMMatrix(document.querySelector<HTMLElement>('.world')!.style.transform).a);
  const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', x: number, y: number, buttons: number) =>
    input.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', buttons, clickCount: 1 });

  const editor: EditorPage = {
    browser,
    page,
    devtools,
    version: browser.version(),
    zoom,
    async quiet(limitMs = 6000) {
      await page.evaluate(async (limit) => {
        const started = performance.now();
        let [last, gap] = [started, started];
        while (performance.now() - started < limit && performance.now() - gap < 700) {
          const now = await new Promise<number>((resolve) => requestAnimationFrame(() => resolve(performance.now())));
          if (now - last > 60) gap = now;
          last = now;
        }
      }, limitMs);
    },
    async zoomTo(wanted) {
      for (let turns = 0; turns < 60; turns++) {
        const factor = wanted / (await zoom());
        if (Math.abs(factor - 1) < 0.002) return;
        const step = Math.min(1.2, Math.max(1 / 1.2, factor));
        const delta = step > 1 ? -(step - 1) / 0.002 : (1 / step - 1) / 0.002;
        await page.evaluate((y) => window.bench.turnWheel([{ x: 0, y, ctrl: true }], 1000), delta);
      }
    },
    async goToProbe() {
      await page.locator('.canvas-page-input').fill('2');
      await page.locator('.canvas-page-input').press('Enter');
      await page.locator(`[data-node="${PROBE}"]`).waitFor();
      await page.waitForFunction(() => window.bench.isComplete());
      await editor.quiet();
    },
    probeAt: () =>
      page.evaluate((id) => {
        const { left, top, width, height } = document
          .querySelector(`[data-node="${id}"] :is(rect, path)`)!
          .getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      }, PROBE),
    async drag({ x, y }, moves, limitMs, slant) {
      const at = (move: number): [number, number] =>
        slant === undefined ? [x + Math.sin(move / 8) * 60, y + move] : [x + slant * move, y + (slant / 2) * move];
      await mouse('mouseMoved', x, y, 0);
      await mouse('mousePressed', x, y, 1);
      const started = performance.now();
      let made = 0;
      while (made < moves && performance.now() - started < limitMs) {
        const began = performance.now();
        made++;
        await mouse('mouseMoved', ...at(made), 1);
        const rest = FRAME_MS - (performance.now() - began);
        if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
      }
      await page.evaluate(() => window.bench.nextPaint());
      await mouse('mouseReleased', ...at(made), 0);
      return made;
    },
    close: () => browser.close(),
  };
  return editor;
}
