import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { createAlbum, savedAlbum } from './support/api.ts';
import { openAlbum } from './support/canvas.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/within-policy.ts';

/** What the album looks like by itself, as the server has it. */
async function savedStyle(page: Page, id: string) {
  const { colors, fonts, settings } = await savedAlbum(page, id);
  return { lead: colors.get('3'), title: fonts.get('title')?.family, design: settings.id };
}

test('recolours the album with a preset, changes the fonts and the sticker design, and undoes it', async ({ page }) => {
  await signUp(page, 'Nadia Benali');
  const id = await createAlbum(page, { title: 'TSV Farbenfroh', category: 'sports' });
  const desk = await openAlbum(page, id);
  const before = await savedStyle(page, id);
  const choice = (name: string) => page.getByRole('radio', { name, exact: true });
  await page.getByRole('navigation').getByRole('link', { name: 'Stil' }).click();

  await test.step('a set of colours is tried on under the pointer, and nothing is recorded', async () => {
    await choice('Rasen').hover();
    await expect(page.getByRole('group', { name: 'Vorschau: Rasen' })).toBeVisible();
    await expect(desk.undo).toBeDisabled();
    await expectAccessible(page);
  });

  await test.step('a click recolours the whole album in one step', async () => {
    await choice('Rasen').click();
    await expect(choice('Rasen')).toBeChecked();
    await expect(page.getByRole('region', { name: 'Albumseiten' })).toContainText('Übernommen: Rasen');
    await expect(desk.undo).toHaveAccessibleName('Rückgängig: Farben ändern');
    await expect.poll(async () => (await savedStyle(page, id)).lead).toBe('#1f7a45');
  });

  await test.step('fonts by a pair, the sticker design on its own page', async () => {
    await choice('Playfair Display + Lora').click();
    await expect(desk.undo).toHaveAccessibleName('Rückgängig: Schriften ändern');
    await page.getByRole('link', { name: 'Mehr zum Stickerdesign' }).click();
    await expect(page).toHaveURL(/\/styles\/stickers$/);
    await choice('Gold').click();
    const onStickers = page.getByRole('radiogroup', { name: 'Was auf dem Sticker steht' });
    await onStickers.getByRole('radio', { name: 'Ohne Nummer', exact: true }).click();
    await expect(desk.undo).toHaveAccessibleName('Rückgängig: Stickerdesign ändern');
    const restyled = { lead: '#1f7a45', title: 'Playfair Display', design: 'gold:numberless' };
    await expect.poll(async () => savedStyle(page, id)).toEqual(restyled);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Zurück zu Stil' }).click();
    await expect(choice('Playfair Display + Lora')).toBeChecked();
  });

  await test.step('undo goes back step by step to how it was', async () => {
    for (let step = 0; step < 4; step++) await desk.undo.click();
    await expect(desk.undo).toBeDisabled();
    await expect(choice('Rasen')).not.toBeChecked();
    await expect.poll(async () => savedStyle(page, id)).toEqual(before);
  });
});
