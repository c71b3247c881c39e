/**
 * One long-lived Chromium for printing. It is replaced after a number of prints, when it has taken much memory, and
 * whenever it died: browsers do, at random, and the same print then passes.
 */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { browserMemory } from './browser-memory.ts';
import { launchBrowser, type NoSandbox } from './launch-browser.ts';
import { PressError } from './press-error.ts';

const PRINTS_PER_BROWSER = 200;
const ATTEMPTS = 3;
/** What a browser between two prints may keep. */
const MOST_BYTES = 1_000_000_000;

export interface PrintBrowser {
  /** Runs `work` on a fresh page; again on a fresh browser, up to three times, when the browser died under it. */
  withPage<Result>(work: (page: Page) => Promise<Result>, options?: BrowserContextOptions): Promise<Result>;
  /** Why the browser ran without its sandbox, once it has run; undefined when it ran in it. */
  readonly withoutSandbox: NoSandbox;
  /** Of the browser that ran last; empty before. */
  readonly version: string;
  close(): Promise<void>;
}

export function createPrintBrowser({ mostBytes = MOST_BYTES }: { mostBytes?: number } = {}): PrintBrowser {
  let running: Promise<Browser> | null = null;
  let prints = 0;
  let withoutSandbox: NoSandbox;
  let busy = 0;
  let version = '';

  async function browser(): Promise<Browser> {
    if (running && prints > 0 && busy === 0 && (await isWorn(running))) await close();
    running ??= launchBrowser().then((launched) => {
      ({ withoutSandbox } = launched);
      version = launched.browser.version();
      return launched.browser;
    });
    return running.catch((error: unknown) => {
      running = null;
      throw error;
    });
  }
  async function isWorn(open: Promise<Browser>): Promise<boolean> {
    return prints >= PRINTS_PER_BROWSER || (await browserMemory(await open)) > mostBytes;
  }
  async function close(): Promise<void> {
    const closing = running;
    running = null;
    prints = 0;
    await closing?.then((open) => open.close()).catch(() => undefined);
  }

  return {
    async withPage(work, options) {
      for (let attempt = 1; ; attempt++) {
        const open = await browser();
        busy++;
        prints++;
        try {
          const page = await open.newPage(options);
          try {
            return await work(page);
          } finally {
            await page.close().catch(() => undefined);
          }
        } catch (error) {
          if (open.isConnected() || error instanceof PressError) throw error;
          if (attempt === ATTEMPTS) throw new PressError('browser_died', String(error));
          running = null;
        } finally {
          busy--;
        }
      }
    },
    get version() {
      return version;
    },
    get withoutSandbox() {
      return withoutSandbox;
    },
    close,
  };
}
