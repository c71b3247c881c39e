import { spreadOrder } from '@figurina/album';
import { expectAccessible } from './support/accessible.ts';
import { createAlbum, savedAlbum } from './support/api.ts';
import { middleOf, openAlbum } from './support/canvas.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/within-policy.ts';

test('inserts a spread from a layout, moves it in the strip, and deletes it', async ({ page }) => {
  await signUp(page, 'Dora Doppelseite');
  const id = await createAlbum(page, { title: 'Seiten', category: 'sports' });
  const desk = await openAlbum(page, id);
  const before = spreadOrder(await savedAlbum(page, id));
  const strip = page.getByRole('region', { name: 'Doppelseiten' });
  const pages = strip.getByRole('list', { name: 'Alle Doppelseiten' });
  const thumb = (name: RegExp) => pages.getByRole('button', { name });
  const saved = async (): Promise<string[]> => {
    await desk.expectSaved();
    return spreadOrder(await savedAlbum(page, id));
  };

  await test.step('insert', async () => {
    await thumb(/^Seite 4-5,/).click();
    await expect(thumb(/^Seite 4-5,/)).toHaveAttribute('aria-current', 'page');
    await strip.getByRole('button', { name: 'Doppelseite einfügen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Neue Doppelseite' });
    await expect(page).toHaveURL(/\/layouts$/);
    await expect(dialog.getByText('nach Seite 5, wird Seite 6-7')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Weiter' })).toBeDisabled();
    await dialog.getByRole('list', { name: 'Layouts' }).getByRole('button').nth(3).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Weiter' }).click();
    await expect(dialog.getByText(/Stickerplätzen belegt/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Doppelseite anlegen' }).click();
    await expect(page.getByRole('application')).toBeFocused();
    await expect(dialog).toHaveCount(0);
    await expect(thumb(/^Seite 6-7,/)).toHaveAttribute('aria-current', 'page');
    expect(await saved()).toHaveLength(before.length + 1);
  });

  const order = await saved();
  const inserted = order.find((one) => !before.includes(one as never))!;
  expect(order.indexOf(inserted)).toBe(3);

  await test.step('move by dragging in the strip', async () => {
    const from = await middleOf(thumb(/^Seite 6-7,/));
    const to = await middleOf(thumb(/^Seite 4-5,/));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x - 20, from.y, { steps: 3 });
    await page.mouse.move(to.x - 30, to.y, { steps: 6 });
    await expect(pages.locator('[data-line="before"]')).toHaveCount(1);
    await page.mouse.up();
    await expect(thumb(/^Seite 4-5,/)).toHaveAttribute('aria-current', 'page');
    expect((await saved()).indexOf(inserted)).toBe(2);
  });

  await test.step('delete after the question', async () => {
    await thumb(/^Seite 4-5,/).click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Doppelseite löschen' }).click();
    const question = page.getByRole('dialog', { name: 'Seite 4-5 wirklich löschen?' });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Doppelseite löschen' }).click();
    expect(await saved()).toEqual(before);
    await desk.undo.click();
    expect((await saved()).indexOf(inserted)).toBe(2);
  });
});
