import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { createAlbum } from './support/api.ts';
import { boxOf, openAlbum } from './support/canvas.ts';
import { invited } from './support/join.ts';
import { newPerson } from './support/people.ts';
import { expect, test } from './support/within-policy.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^Mitteilungen/ });
const told = (page: Page) => page.getByRole('dialog', { name: 'Mitteilungen' });
const bubble = (page: Page) => page.getByRole('dialog', { name: 'Kommentar' });
const answer = (page: Page) => bubble(page).getByRole('textbox', { name: 'Antwort' });

/** Another device of somebody: signed in, and nothing else that the first one keeps. */
async function anotherDevice(browser: Browser, page: Page): Promise<Page> {
  const { cookies, origins } = await page.context().storageState();
  const kept = origins.map(({ origin, localStorage }) => ({
    origin,
    localStorage: localStorage.filter(({ name }) => name.startsWith('oidc.')),
  }));
  const context = await browser.newContext({ storageState: { cookies, origins: kept } });
  return context.newPage();
}

test('two talk about a page: a mention and a reply ring at once, and what is read is read on every device', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const owner = await newPerson(browser, 'Anna Albers');
  const guest = await newPerson(browser, 'Ben Brandt');
  const id = await createAlbum(owner.page, { title: 'FC Rücksprache', category: 'sports' });
  await invited(owner.page, guest, id);
  const anna = await openAlbum(owner.page, id);
  const ben = await openAlbum(guest.page, id);
  await anna.goToPage(3);

  await test.step('who asked somebody in is told that they came', async () => {
    await expect(bell(anna.page)).toHaveAccessibleName('Mitteilungen, 1 ungelesen');
    await bell(anna.page).click();
    await expect(told(anna.page).getByText(/^Ben Brandt ist jetzt im Album dabei/)).toBeVisible();
    await told(anna.page).getByRole('button', { name: 'Alle gelesen' }).click();
    await expect(bell(anna.page)).toHaveAccessibleName('Mitteilungen');
    await anna.page.keyboard.press('Escape');
  });

  await test.step('who is named in a comment hears it at once, and is led there', async () => {
    const { x, y } = await boxOf(anna.element('Anpfiff'));
    await anna.area.focus();
    await anna.page.keyboard.press('c');
    await anna.page.mouse.click(x + 20, y + 10);
    const words = anna.page.getByRole('textbox', { name: 'Text des Kommentars' });
    await words.pressSequentially('Größer, oder? @Be');
    await anna.page.getByRole('option', { name: 'Ben Brandt' }).click({ timeout: 60_000 });
    await words.press('Control+Enter');
    await expect(bell(ben.page)).toHaveAccessibleName('Mitteilungen, 1 ungelesen');
    await bell(ben.page).click();
    await expectAccessible(ben.page);
    await told(ben.page)
      .getByRole('link', { name: /Anna Albers nennt dich/ })
      .click();
    await expect(bubble(ben.page).getByText('Größer, oder?')).toBeVisible();
    await expect(bell(ben.page)).toHaveAccessibleName('Mitteilungen');
  });

  await test.step('one sees that the other is writing; who has the words before them is not rung for', async () => {
    await anna.page.keyboard.press('Alt+n');
    await expect(bubble(anna.page)).toBeVisible();
    await answer(ben.page).pressSequentially('Ja, viel');
    await expect(bubble(anna.page).getByText('Ben Brandt schreibt …')).toBeVisible();
    await answer(ben.page).press('Control+Enter');
    await expect(bubble(anna.page).getByText('Ja, viel')).toBeVisible();
    await expect(bubble(anna.page).getByText('Ben Brandt schreibt …')).toHaveCount(0);
    await bubble(ben.page).getByRole('button', { name: 'Reagieren' }).first().click();
    await ben.page.getByRole('menuitem', { name: 'Daumen hoch' }).click();
    await expect(bubble(anna.page).getByRole('button', { name: 'Daumen hoch: 1 (Ben Brandt)' })).toBeVisible();
    await expect(bell(anna.page)).toHaveAccessibleName('Mitteilungen');
  });

  await test.step('a reply rings on all devices, and is read on all of them when it is on one', async () => {
    await anna.page.keyboard.press('Escape');
    await expect(bubble(anna.page)).toHaveCount(0);
    await answer(ben.page).fill('Mach ich morgen');
    await answer(ben.page).press('Control+Enter');
    await expect(bell(anna.page)).toHaveAccessibleName('Mitteilungen, 1 ungelesen');
    const other = await anotherDevice(browser, anna.page);
    await openAlbum(other, id);
    await expect(bell(other)).toHaveAccessibleName('Mitteilungen, 1 ungelesen');
    // What was read before is known here, what was not is marked: nothing of it was in this browser.
    await expect(other.locator('.comment-pin[data-unread]')).toHaveCount(1);
    await expect(anna.page.locator('.comment-pin[data-unread]')).toHaveCount(1);
    await bell(other).click();
    await told(other)
      .getByRole('link', { name: /geantwortet.*Mach ich morgen/ })
      .click();
    await expect(bubble(other).getByText('Mach ich morgen')).toBeVisible();
    await expect(bell(anna.page)).toHaveAccessibleName('Mitteilungen');
    await expect(anna.page.locator('.comment-pin[data-unread]')).toHaveCount(0);
    await other.context().close();
  });
});
