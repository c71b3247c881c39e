import { expect, test } from './support/within-policy.ts';

test('the front door, the app and the API description load without anything the content policy forbids', async ({
  page,
  baseURL,
}) => {
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(error.message));
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Album anfangen' }).first()).toBeVisible();
  await page.goto('/album/new');
  await expect(page.getByRole('button').first()).toBeVisible();
  await page.goto('/v1/docs');
  await expect(page.getByText('Figurina', { exact: false }).first()).toBeVisible();
  await expect(page.locator('.opblock').first()).toBeVisible();
  expect(broken).toEqual([]);
  expect(baseURL).toMatch(/^http:\/\/localhost:\d+$/);
});
