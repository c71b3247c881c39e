/** What the same Chromium needs for pages of an album's size on which there is next to nothing: below it no print can get. */
import type { PrintBrowser } from '@figurina/press';

const SIZE = { width: 464, height: 301 } as const;
const LINES = 40;
const LINE = 'Anpfiff Mannschaft Sommer Turnier Torwart Ehrung Jugend Verein Trikot Pokal Fans Rasen Sieg Abpfiff';

export async function printFloor(browser: PrintBrowser, pages: number, on: 'blank' | 'text'): Promise<void> {
  const content = on === 'text' ? `<p>${LINE}</p>`.repeat(LINES) : '';
  const html = `<style>@page { size: ${SIZE.width}mm ${SIZE.height}mm; margin: 0 } section { break-after: page; height: ${SIZE.height - 1}mm; overflow: hidden }</style>${`<section>${content}</section>`.repeat(pages)}`;
  await browser.withPage(async (page) => {
    await page.setContent(html);
    await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: false, outline: false });
  });
}
