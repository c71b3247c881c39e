/** The book of a preview link: on a slow line from the address to a page that can be turned, then what a turn costs. */
import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';
import { chromiumLaunch } from '@figurina/press';
import { MARKS, traced } from '../canvas/trace.ts';
import { round } from '../statistics.ts';
import type { Stand } from '../stand/stand.ts';

/** 1.6 Mbit/s with the way of a mobile network. */
const LINE = { offline: false, downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 };
const SLOWDOWN = 4;
const TURNS = 6;
const FRAME_MS = 1000 / 60;

export interface BookFigures {
  /** Milliseconds from the address until something of the album is seen. */
  readonly seen_ms: number;
  /** Until the first page of the book itself is there, and turns. */
  readonly ready_ms: number;
  /** Until the pictures of the first page are there. */
  readonly whole_ms: number;
  readonly requests_before: number;
  readonly kilobytes_before: number;
  /**
   * On a processor that is four times as slow: main thread while a page turns, for each frame of 60 a second that is shown; and,
   * of other turns, in which each frame is waited for, the longest frame.
   */
  readonly turn_frame_ms: number;
  readonly turn_longest_ms: number;
}

export async function measureBook(stand: Stand): Promise<BookFigures> {
  const id = await stand.album(1000, 'book');
  const headers = { authorization: `Bearer ${stand.owner.token}` };
  await coverDrawn(`${stand.url}/v1/albums/${id}`, headers);
  const answer = await fetch(`${stand.url}/v1/albums/${id}/preview_link`, { headers });
  const { preview_link: link } = (await answer.json()) as { preview_link: { album_preview_path: string } };
  const browser = await chromium.launch(await chromiumLaunch());
  try {
    const page = await browser.newPage({
      viewport: { width: 412, height: 870 },
      deviceScaleFactor: 2,
      locale: 'de-DE',
    });
    const devtools = await page.context().newCDPSession(page);
    const opening = await openOnSlowLine(page, devtools, stand.url + link.album_preview_path);
    return { ...opening, ...(await turnSlowly(browser, page, devtools)) };
  } finally {
    await browser.close();
  }
}

/** A link is shared of an album that somebody worked at: its cover is drawn in the background. */
async function coverDrawn(address: string, headers: Record<string, string>): Promise<void> {
  for (const until = Date.now() + 180_000; Date.now() < until; await new Promise((go) => setTimeout(go, 1000))) {
    const answer = await fetch(address, { headers });
    const { album } = (await answer.json()) as { album: { cover_preview_url: string | null } };
    if (album.cover_preview_url !== null) return;
  }
  throw new Error('The cover of the album was not drawn in three minutes');
}

async function openOnSlowLine(page: Page, devtools: CDPSession, address: string) {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINE);
  let [requests, bytes] = [0, 0];
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    requests += 1;
    bytes += encodedDataLength;
  });
  const began = performance.now();
  const since = (): number => Math.round(performance.now() - began);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForSelector('#root img, .book-paper', { timeout: 60_000 });
  const seen = since();
  await page.waitForSelector('.book-face[data-role="lying"]', { timeout: 60_000 });
  const [ready, before] = [since(), { requests, kilobytes: Math.round(bytes / 1000) }];
  await page.waitForFunction(
    () => [...document.querySelectorAll<HTMLImageElement>('[data-role="lying"] img')].every((image) => image.complete),
    undefined,
    { timeout: 60_000 },
  );
  const whole = since();
  return {
    seen_ms: seen,
    ready_ms: ready,
    whole_ms: whole,
    requests_before: before.requests,
    kilobytes_before: before.kilobytes,
  };
}

async function turnSlowly(browser: Browser, page: Page, devtools: CDPSession) {
  await devtools.send('Network.emulateNetworkConditions', { ...LINE, downloadThroughput: -1, latency: 0 });
  await page.waitForLoadState('networkidle');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const tracing = await browser.newBrowserCDPSession();
  const longest: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    // In the page: waiting over the protocol would be work of its own.
    longest.push(Math.max(...(await page.evaluate(gapsOfTurn))));
    await page.waitForTimeout(1500);
  }
  await page.keyboard.press('Home');
  await page.waitForTimeout(3000);
  let milliseconds = 0;
  const { marked } = await traced(tracing, async () => {
    for (let turn = 0; turn < TURNS; turn++) {
      milliseconds += await page.evaluate(turnAlone, MARKS);
      await page.waitForTimeout(1500);
    }
  });
  return {
    turn_frame_ms: round(marked / (milliseconds / FRAME_MS)),
    turn_longest_ms: round(Math.max(...longest) - FRAME_MS),
  };
}

/** Answers the milliseconds between the frames of one turn, the one in which it begins first. */
function gapsOfTurn(): Promise<number[]> {
  return new Promise((resolve) => {
    const gaps: number[] = [];
    let last = performance.now();
    let seen = false;
    const frame = (now: number): void => {
      gaps.push(now - last);
      last = now;
      const turning = document.querySelector('.book')?.hasAttribute('data-turning') ?? false;
      seen ||= turning;
      if ((seen && !turning) || gaps.length > 300) resolve(gaps);
      else requestAnimationFrame(frame);
    };
    requestAnimationFrame((now) => {
      last = now;
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
      requestAnimationFrame(frame);
    });
  });
}

/** Answers how long one turn took. Asks for no frames: what the compositor shows by itself is no work of the page. */
function turnAlone(marks: { begin: string; end: string }): Promise<number> {
  return new Promise((resolve) => {
    const began = performance.now();
    let seen = false;
    const observer = new MutationObserver(() => {
      const turning = document.querySelector('.book')?.hasAttribute('data-turning') ?? false;
      if (seen && !turning) {
        observer.disconnect();
        // What is drawn after it belongs to the turn.
        requestAnimationFrame(() =>
          setTimeout(() => {
            performance.mark(marks.end);
            resolve(performance.now() - began);
          }),
        );
      }
      seen ||= turning;
    });
    observer.observe(document.querySelector('.book')!, { attributeFilter: ['data-turning'] });
    performance.mark(marks.begin);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  });
}
