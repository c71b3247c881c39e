import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage, Staged } from '../../app/testing.tsx';
import { HelpScreen } from './HelpScreen.tsx';

async function open(at: string): Promise<void> {
  const stage = await aStage({});
  await stage.services.language.load(['help']);
  const routes = [{ path: '/help/:topic?', element: <HelpScreen /> }];
  await render(<Staged services={stage.services} routes={routes} at={at} />);
}

test('an unknown topic leads to the first one, and weddings have words of their own', async () => {
  await open('/help/zauberei?for=wedding');
  await expect.element(page.getByRole('heading', { name: 'So entsteht euer Album' })).toBeVisible();
  await expect.element(page.getByText(/Für eure Hochzeit/)).toBeVisible();
  await page.getByRole('link', { name: 'Ansicht und Zoom' }).click();
  await expect.element(page.getByRole('heading', { name: 'Ansicht und Zoom' })).toBeVisible();
  await expect.element(page.getByText(/Umschalt \+ 1 zeigt/)).toBeVisible();
  const { violations } = await axe.run(document);
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
});
