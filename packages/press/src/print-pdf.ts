import type { OnRenderProgress, RenderPageState } from '@figurina/contract';
import type { PrintBrowser } from './browser.ts';
import { ownOriginOnly } from './own-origin-only.ts';
import { openRenderPage } from './open-render-page.ts';
import { setPageBoxes, type FileTitle } from './page-boxes.ts';

export interface PrintedPdf {
  readonly file: Uint8Array;
  readonly page: RenderPageState;
}

/** 5 s and 3 s a sheet, with room for a busy machine. */
function printTimeoutMs(sheets: number): number {
  return 30_000 + sheets * 3_000;
}

/** Prints a render page in one go (one document is the fastest) and sets the exact boxes. */
export async function printPdf(
  browser: PrintBrowser,
  url: string,
  about: FileTitle,
  expectedSheets: number,
  onProgress: OnRenderProgress,
): Promise<PrintedPdf> {
  const { printed, page } = await browser.withPage(async (tab) => {
    const timeout = printTimeoutMs(expectedSheets);
    const page = await openRenderPage(tab, url, { timeoutMs: timeout, onProgress });
    tab.setDefaultTimeout(timeout);
    const printed = await tab.pdf({ preferCSSPageSize: true, printBackground: true, tagged: false, outline: false });
    return { printed, page };
  }, ownOriginOnly(url));
  return { file: await setPageBoxes(printed, page.sheets, about), page };
}
