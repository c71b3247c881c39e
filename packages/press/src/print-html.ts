import type { PrintBrowser } from './browser.ts';
import { ownOriginOnly } from './own-origin-only.ts';

/** A page that brings all of its fonts and pictures along, in CSS pixels. */
export interface HtmlPage {
  readonly html: string;
  readonly as: 'pdf' | 'png';
  readonly width: number;
  readonly height: number;
}

const PATIENCE_MS = 60_000;

/** Prints a page that needs nothing but itself: scripts do not run, and whatever it asks the network for is refused. */
export async function printHtml(browser: PrintBrowser, { html, as, width, height }: HtmlPage): Promise<Uint8Array> {
  return browser.withPage(
    async (tab) => {
      tab.setDefaultTimeout(PATIENCE_MS);
      await tab.route('**/*', (route) => route.abort());
      await tab.setViewportSize({ width, height });
      await tab.setContent(html, { waitUntil: 'load' });
      if (as === 'png') return tab.screenshot({ type: 'png', clip: { x: 0, y: 0, width, height } });
      return tab.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: false });
    },
    { ...ownOriginOnly(), javaScriptEnabled: false },
  );
}
