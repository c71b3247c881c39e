import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Frames in which nothing may run. The builder puts axe into them all the same, where it then waits for a timer that never
 * rings; it is told to stay outside, and what they show is judged as a page of its own.
 */
const SILENT = 'iframe[sandbox]:not([sandbox~="allow-scripts"])';
/** Rules about a page as a whole, of which axe asks no frame. */
const OF_WHOLE_PAGES = ['landmark-one-main', 'region'];
/** What is in order is not told node by node: half of the work. */
const TOLD = { resultTypes: ['violations' as const] };

/** The whole screen as it is, judged by every rule of axe: nothing is left out. */
export async function expectAccessible(page: Page): Promise<void> {
  const shown = await page.locator(SILENT).evaluateAll((frames) => frames.map((frame) => frame.getAttribute('srcdoc')));
  const builder = new AxeBuilder({ page }).options({ ...TOLD });
  if (shown.length > 0) builder.setLegacyMode().options({ ...TOLD, iframes: false });
  await expectNone(builder);
  for (const html of shown) {
    const own = await page.context().newPage();
    await own.setContent(html ?? '');
    await expectNone(new AxeBuilder({ page: own }).options({ ...TOLD }).disableRules(OF_WHOLE_PAGES));
    await own.close();
  }
}

async function expectNone(builder: AxeBuilder): Promise<void> {
  const { violations } = await builder.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}
