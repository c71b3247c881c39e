import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The whole screen as it is, judged by every rule of axe: nothing is left out. */
export async function expectAccessible(page: Page): Promise<void> {
  // What is in order is not told node by node: half of the work.
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}
