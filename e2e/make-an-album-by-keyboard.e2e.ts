import type { Locator, Page } from '@playwright/test';
import { savedAlbum } from './support/api.ts';
import { expect, test } from './support/within-policy.ts';

/** More stops than any screen has on the way to what is wanted. */
const MOST_STOPS = 60;

/** Walks by Tab until `target` has the focus, and sees that the focus is shown. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(await target.evaluate((element) => element.matches(':focus-visible'))).toBe(true);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Not reached by Tab: ${String(target)}`);
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function fill(page: Page, target: Locator, words: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(words);
}

test('from the front door to a text on a page and back, without a mouse', async ({ page }) => {
  await page.goto('/');
  await press(page, page.getByRole('link', { name: /^Hochzeit/ }));
  await fill(page, page.getByRole('textbox', { name: /So heißt euer Album/ }), 'Tastenfreunde');
  await press(page, page.getByRole('button', { name: 'Mit dieser Vorlage starten' }));
  await press(page, page.getByRole('button', { name: 'Namen eintippen' }));
  await fill(page, page.getByRole('textbox', { name: 'Namen' }), 'Ada Abt\nBo Brandt\nCem Can');
  await press(page, page.getByRole('button', { name: 'Namen übernehmen' }));
  await press(page, page.getByRole('button', { name: 'Drei Entwürfe zeigen' }));
  await press(page, page.getByRole('button', { name: /^„.*“ nehmen$/ }));

  await expect(page.getByRole('heading', { name: 'Konto anlegen' })).toBeVisible();
  await fill(page, page.getByLabel('Name', { exact: true }), 'Tina Taste');
  await fill(page, page.getByLabel('E-Mail', { exact: true }), `tina.${process.pid}.${Date.now()}@example.org`);
  await fill(page, page.getByLabel('Passwort', { exact: true }), 'Kleber haftet auf Papier');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/album\/[\w-]{20,}\//);
  const canvas = page.getByRole('region', { name: 'Albumseiten' }).getByRole('application');
  const words = canvas.getByText('Ohne Maus gesetzt', { exact: true });
  await test.step('the first stop leads past the bars to the album', async () => {
    await press(page, page.getByRole('button', { name: 'Zu den Albumseiten' }));
    await expect(canvas).toBeFocused();
  });
  await test.step('a tool by its key, a text by Enter, its words, and back out of it', async () => {
    await page.keyboard.press('t');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Ohne Maus gesetzt');
    await page.keyboard.press('Escape');
    await expect(words).toBeVisible();
    await expect(page.getByText('Alles gespeichert')).toBeVisible();
  });
  const id = new URL(page.url()).pathname.split('/').at(2)!;
  const texts = async () => {
    const { nodes } = await savedAlbum(page, id);
    return [...nodes.values()].filter(({ props }) => JSON.stringify(props).includes('Ohne Maus gesetzt')).length;
  };
  await expect.poll(texts).toBe(1);
  await test.step('Delete takes it away, undo brings it back', async () => {
    await page.keyboard.press('Delete');
    await expect(words).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(words).toBeVisible();
  });
  await test.step('the people are one stop with arrows inside', async () => {
    await press(page, page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link', { name: 'Sticker' }));
    await expect(page).toHaveURL(/\/stickers/);
    await expect(page.getByRole('complementary', { name: 'Sticker' }).getByText('Ada Abt')).toBeVisible();
  });
});
