/** The style of a large album: what a palette, a font and a sticker design cost the page, and what is sent of them. */
import type { Page } from 'playwright-core';
import { openBrowser, type EditorPage } from '../canvas/editor-page.ts';
import { perStep, traced, type MainThread } from '../canvas/trace.ts';
import type { Stand } from '../stand/stand.ts';
import { quantile, round } from '../statistics.ts';

export interface Restyled {
  /** Of the page's main thread a change, from the click until nothing moves any more. */
  readonly main: MainThread;
  /** From the click to the first frame that shows it. */
  readonly shown_ms: number;
  /** Of the largest message that one change sent. */
  readonly bytes: number;
  /** Messages with changes that were sent, a change. */
  readonly mutations: number;
}

export interface RestyleFigures {
  readonly spreads: number;
  readonly elements: number;
  /** Two pages in view. */
  readonly colors: Restyled;
  readonly fonts: Restyled;
  readonly stickers: Restyled;
  /** All spreads in view at once. */
  readonly overview: Restyled;
}

/** Makes a hundred spreads of the synthetic album. */
const ELEMENTS = 5100;
const CHANGES = 4;
const PALETTES = '.styles-palettes';
const FAMILIES = '.styles-family-list';
const DESIGNS = '.styles-designs';
const OPENING_LIMIT_MS = 60_000;

export async function measureRestyle(stand: Stand): Promise<RestyleFigures> {
  const albumId = await stand.album(ELEMENTS);
  const editor = await openBrowser(stand);
  const { page } = editor;
  const sent: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (typeof payload === 'string' && payload.includes('"mutations"')) sent.push(payload);
    }),
  );
  const open = async (part: string, choices: string): Promise<void> => {
    await page.goto(`${stand.url}/album/${albumId}/styles/${part}`, { waitUntil: 'commit' });
    await page.locator(`${choices} [role="radio"]`).first().waitFor({ timeout: OPENING_LIMIT_MS });
    await page.waitForFunction(() => window.bench.isComplete(), null, { timeout: OPENING_LIMIT_MS });
    await editor.quiet();
  };
  try {
    await open('colors/presets', PALETTES);
    const spreads = await page.locator('.world-slot').count();
    const colors = await restyled(editor, sent, PALETTES);
    await open('fonts', FAMILIES);
    const fonts = await restyled(editor, sent, FAMILIES);
    await open('stickers', DESIGNS);
    const stickers = await restyled(editor, sent, DESIGNS);
    await open('colors/presets', PALETTES);
    await editor.page.evaluate(() =>
      window.bench.turnWheel(
        Array.from({ length: 16 }, () => ({ x: 0, y: 100, ctrl: true })),
        3000,
      ),
    );
    await page.waitForFunction(() => window.bench.isComplete(), null, { timeout: OPENING_LIMIT_MS });
    await editor.quiet(10_000);
    const overview = await restyled(editor, sent, PALETTES);
    return { spreads, elements: ELEMENTS, colors, fonts, stickers, overview };
  } finally {
    await editor.close();
  }
}

/** Takes the choices of the panel one after the other, none twice in a row. */
async function restyled({ page, devtools, quiet }: EditorPage, sent: string[], choices: string): Promise<Restyled> {
  sent.length = 0;
  const shown: number[] = [];
  const main = await traced(devtools, async () => {
    for (let change = 0; change < CHANGES; change++) {
      shown.push(await choose(page, choices, change));
      await quiet();
    }
  });
  return {
    main: perStep(main, CHANGES),
    shown_ms: quantile(shown, 0.5),
    bytes: Math.max(0, ...sent.map((payload) => payload.length)),
    mutations: round(sent.length / CHANGES),
  };
}

/** Clicks the next choice that is not taken; answers the milliseconds to the frame that shows it. */
async function choose(page: Page, choices: string, turn: number): Promise<number> {
  return page.evaluate(
    async ([group, at]) => {
      const others = [...document.querySelectorAll<HTMLElement>(`${group} [role="radio"][aria-checked="false"]`)];
      const began = performance.now();
      others[at % 2]!.click();
      return (await window.bench.nextPaint()) - began;
    },
    [choices, turn] as const,
  );
}
