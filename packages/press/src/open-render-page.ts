import type { OnRenderProgress, RenderPageState } from '@figurina/contract';
import type { Page } from 'playwright-core';
import { PressError } from './press-error.ts';
import { unpackFont } from './unpack-font.ts';

/** What the render page sets on its window; see packages/contract, render-page.ts. */
interface RenderWindow {
  figurinaRender?: RenderPageState;
}

/**
 * Opens a render page and waits until every font and picture is there. Throws when the page reports an error, when a
 * request of it fails, or when it is not ready in time.
 */
export async function openRenderPage(
  page: Page,
  url: string,
  { timeoutMs, onProgress }: { timeoutMs: number; onProgress: OnRenderProgress },
): Promise<RenderPageState> {
  const failed: string[] = [];
  page.on('requestfailed', (request) =>
    failed.push(`${request.failure()?.errorText ?? 'failed'} ${bare(request.url())}`),
  );
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${bare(response.url())}`);
  });
  page.on('pageerror', (error) => failed.push(error.message));
  await page.exposeFunction('figurinaProgress', onProgress);
  await page.exposeFunction('figurinaUnpackFont', unpackFont);
  await page.goto(url, { waitUntil: 'domcontentloaded', timeout: timeoutMs });
  const ready = await page
    .waitForFunction(
      () => {
        const state = (globalThis as RenderWindow).figurinaRender;
        return state && state.state !== 'loading' ? state : null;
      },
      null,
      { timeout: timeoutMs },
    )
    .catch((error: unknown) => {
      if (!page.context().browser()?.isConnected()) throw error;
      throw new PressError('render_page_timeout', failed.join('; ') || String(error));
    });
  const state = (await ready.jsonValue()) as RenderPageState;
  if (state.state === 'error') {
    const code = state.isMissing ? 'content_missing' : 'render_page_failed';
    throw new PressError(code, [state.message, ...failed].join('; '), state.faultyPictures);
  }
  if (failed.length > 0) throw new PressError('render_page_failed', failed.join('; '));
  if (state.sheets.length === 0) throw new PressError('nothing_to_print', 'no sheets');
  return state;
}

/** Addresses carry tokens: only their path goes into a message. */
function bare(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : 'address';
}
