/** The style of a large album: what a palette, a font and a sticker design cost the page, and what is sent of them. */
import type { Page } from 'playwright-core';
import { openBrowser, type EditorPage } from '../canvas/editor-page.ts';
import { perStep, traced, type MainThread } from '../canvas/trace.ts';
import type { Stand } from '../stand/stand.ts';
import { middleOf, quantile } from '../statistics.ts';

export interface Restyled {
  /** Of the page's main thread a change, from the click to the frame that shows it. */
  readonly repaint: MainThread;
  /** From there until nothing moves any more: small pictures of the spreads, made in idle moments. */
  readonly afterwards: MainThread;
  /** From the click to the first frame that shows it. */
  readonly shown_ms: number;
  /** Messages that one change sends, and all of their bytes. */
  readonly mutations: number;
  readonly bytes: number;
}

export interface RestyleFigures {
  readonly elements: number;
  /** The same waiting without a change: what the frames themselves cost. */
  readonly idle: MainThread;
  /** A page in view, others kept out of view. */
  readonly colors: Restyled;
  readonly fonts: Restyled;
  readonly stickers: Restyled;
  /** Other colours while all spreads are in view at once. */
  readonly overview: Restyled;
}

/** Makes a hundred spreads of the synthetic album. */
const ELEMENTS = 5100;
const CHANGES = 4;
const OPENING_LIMIT_MS = 60_000;
const SENT_LIMIT_MS = 10_000;
/** Gone to one after the other: what was seen is kept, and must not be drawn again before it is seen again. */
const PAGES_SEEN = [10, 20, 30, 40];
const PALETTES = '.styles-palettes';
const FAMILIES = '.styles-family-list';
const DESIGNS = '.styles-designs';

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
  const complete = async (): Promise<void> => {
    await page.waitForFunction(() => window.bench.isComplete(), null, { timeout: OPENING_LIMIT_MS });
    await editor.quiet();
  };
  const open = async (part: string, choices: string): Promise<void> => {
    await page.goto(`${stand.url}/album/${albumId}/styles/${part}`, { waitUntil: 'commit' });
    await page.locator(`${choices} [role="radio"]`).first().waitFor({ timeout: OPENING_LIMIT_MS });
    await complete();
    for (const number of PAGES_SEEN) {
      await page.locator('.canvas-page-input').fill(String(number));
      await page.locator('.canvas-page-input').press('Enter');
      await complete();
    }
  };
  try {
    await open('colors/presets', PALETTES);
    const idle = await idling(editor);
    const colors = await restyled(editor, sent, PALETTES);
    await open('fonts', FAMILIES);
    const fonts = await restyled(editor, sent, FAMILIES);
    await open('stickers', DESIGNS);
    const stickers = await restyled(editor, sent, DESIGNS);
    await open('colors/presets', PALETTES);
    await page.evaluate(() =>
      window.bench.turnWheel(
        Array.from({ length: 16 }, () => ({ x: 0, y: 100, ctrl: true })),
        3000,
      ),
    );
    await complete();
    const overview = await restyled(editor, sent, PALETTES);
    return { elements: ELEMENTS, idle, colors, fonts, stickers, overview };
  } finally {
    await editor.close();
  }
}

async function idling({ devtools, quiet }: EditorPage): Promise<MainThread> {
  const { main } = await traced(devtools, async () => {
    for (let wait = 0; wait < CHANGES; wait++) await quiet();
  });
  return perStep(main, CHANGES);
}

/** Takes the choices of the panel one after the other, none twice in a row. */
async function restyled({ page, devtools, quiet }: EditorPage, sent: string[], choices: string): Promise<Restyled> {
  sent.length = 0;
  const shown: number[] = [];
  const [repaints, rests]: [MainThread[], MainThread[]] = [[], []];
  for (let change = 0; change < CHANGES; change++) {
    const before = sent.length;
    repaints.push((await traced(devtools, async () => void shown.push(await choose(page, choices, change)))).main);
    const rest = async (): Promise<void> => {
      await quiet();
      const until = Date.now() + SENT_LIMIT_MS;
      while (sent.length === before && Date.now() < until) await page.waitForTimeout(50);
    };
    rests.push((await traced(devtools, rest)).main);
  }
  return {
    repaint: middleOf(repaints),
    afterwards: middleOf(rests),
    shown_ms: quantile(shown, 0.5),
    mutations: sent.length / CHANGES,
    bytes: Math.round(sent.reduce((sum, { length }) => sum + length, 0) / CHANGES),
  };
}

/** Clicks the next choice that is not taken; answers the milliseconds to the frame that shows it. */
function choose(page: Page, choices: string, turn: number): Promise<number> {
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
