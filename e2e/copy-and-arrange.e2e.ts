import { plainText } from '@figurina/album';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { createAlbum, savedAlbum } from './support/api.ts';
import { middleOf, openAlbum } from './support/canvas.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/within-policy.ts';

/** The one text that says so. */
async function textSaying(page: Page, id: string, words: string) {
  const [found, ...more] = await textsSaying(page, id, words);
  if (!found || more.length > 0) throw new Error(`${more.length + (found ? 1 : 0)} texts say ${words}`);
  return found;
}

/** The texts that begin with these words, as the server has them: the spread they lie on, and their left edge. */
async function textsSaying(page: Page, id: string, words: string) {
  const album = await savedAlbum(page, id);
  return [...album.nodes.values()].flatMap((node) =>
    node.type === 'Text' && plainText(node.props.text).startsWith(words)
      ? [{ spread: node.parent, x: node.props.x, y: node.props.y }]
      : [],
  );
}

test('copies elements to another spread and aligns them', async ({ page }) => {
  await signUp(page, 'Kopernika Kopie');
  const id = await createAlbum(page, { title: 'TSV Doppelt', category: 'sports' });
  const desk = await openAlbum(page, id);
  await desk.goToPage(3);
  const headline = await textSaying(page, id, 'Anpfiff');

  await test.step('two texts are copied with Ctrl C and pasted on the next pages with Ctrl V, 10 mm further', async () => {
    await desk.click('Anpfiff');
    await page.keyboard.down('Shift');
    await desk.click('Aufstellung');
    await page.keyboard.up('Shift');
    await page.keyboard.press('Control+c');
    await desk.goToPage(5);
    await desk.area.focus();
    await page.keyboard.press('Control+v');
    await expect(desk.said).toHaveText('2 Elemente ausgewählt');
    await expect(desk.undo).toHaveAccessibleName('Rückgängig: Einfügen');
    await expect.poll(async () => (await textsSaying(page, id, 'Anpfiff')).length).toBe(2);
    const copy = (await textsSaying(page, id, 'Anpfiff')).find(({ spread }) => spread !== headline.spread)!;
    expect(copy.x - headline.x).toBeCloseTo(10, 6);
    expect(copy.y - headline.y).toBeCloseTo(10, 6);
  });

  await test.step('the menu of the right button aligns them by their upper edges', async () => {
    await desk.element('Aufstellung').last().click({ button: 'right' });
    await expect(page.getByRole('menuitem', { name: /Stil einfügen/ })).toContainText('Kopiere zuerst einen Stil.');
    await expectAccessible(page);
    await page.getByRole('menuitem', { name: 'Ausrichten' }).hover();
    await page.getByRole('menuitem', { name: 'Oben ausrichten' }).click();
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(desk.undo).toHaveAccessibleName('Rückgängig: Ausrichten');
    await desk.undo.click();
    await expect(desk.undo).toHaveAccessibleName('Rückgängig: Einfügen');
    await expect(desk.said).toHaveText('2 Elemente ausgewählt');
  });

  await test.step('Ctrl D repeats the way that the last copy was moved', async () => {
    const words = 'Dieses Album gehört';
    await desk.goToPage(3);
    const source = await textSaying(page, id, words);
    await desk.click(words);
    await page.keyboard.press('Control+d');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Control+d');
    await expect.poll(async () => (await textsSaying(page, id, words)).length).toBe(3);
    const down = (await textsSaying(page, id, words)).map(({ y }) => Math.round(y - source.y));
    expect(down.toSorted((a, b) => a - b)).toEqual([0, 20, 40]);
  });

  await test.step('cells from elsewhere become one text in columns, or people', async () => {
    await desk.area.focus();
    await desk.area.evaluate((element) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'Zelle A1\tZelle B1\nZelle A2\tZelle B2');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await desk.expectSaved();
    const [a, b] = [await textSaying(page, id, 'Zelle A1\nZelle A2'), await textSaying(page, id, 'Zelle B1\nZelle B2')];
    expect(b.y).toBe(a.y);
    expect(b.x).toBeGreaterThan(a.x);
    await page.getByRole('button', { name: 'Als Personen einlesen' }).click();
    await expect(page.locator('.roster-work')).toContainText('Zelle B2');
  });
});

test('finds a command by its name', async ({ page }) => {
  await signUp(page, 'Pia Palette');
  const id = await createAlbum(page, { title: 'TSV Suche', category: 'sports' });
  const desk = await openAlbum(page, id);
  await desk.goToPage(3);
  await desk.click('Anpfiff');
  const palette = page.getByRole('combobox', { name: 'Befehl suchen' });

  await test.step('Ctrl K opens the palette; a few letters find the command, Enter runs it', async () => {
    await page.keyboard.press('Control+k');
    await expect(palette).toBeFocused();
    await expectAccessible(page);
    await palette.fill('duplizieren');
    await expect(page.getByRole('option', { selected: true })).toContainText('Duplizieren');
    await page.keyboard.press('Enter');
    await expect(palette).toHaveCount(0);
    await expect(desk.undo).toHaveAccessibleName('Rückgängig: Duplizieren');
    await expect(desk.area).toBeFocused();
  });

  await test.step('what cannot be done says why and does nothing', async () => {
    await page.keyboard.press('Control+k');
    await palette.fill('waagerecht verteilen');
    const option = page.getByRole('option', { selected: true });
    await expect(option).toContainText('Wähle mindestens drei Elemente.');
    await expect(option).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Enter');
    await expect(palette).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(palette).toHaveCount(0);
  });

  await test.step('Ctrl F goes to a page or chapter by its name', async () => {
    await page.keyboard.press('Control+f');
    await page.getByRole('combobox', { name: 'Person, Kapitel oder Seite finden' }).fill('jugend');
    await expect(page.getByRole('option', { selected: true })).toContainText('Jugend');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Seite oder Bereich' })).toHaveValue('12-13');
  });

  await test.step('the selection goes to another spread without being dragged', async () => {
    await desk.goToPage(3);
    await desk.click('Aufstellung');
    await page.keyboard.press('Control+Shift+m');
    const dialog = page.getByRole('dialog', { name: 'Auf Doppelseite verschieben' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: /^Seite 4-5/ }).click();
    await expect(page.getByRole('textbox', { name: 'Seite oder Bereich' })).toHaveValue('4-5');
    await expect(dialog).toHaveCount(0);
    await expect(desk.said).toHaveText('Aufstellung ausgewählt');
    await expect(desk.undo).toHaveAccessibleName('Rückgängig: Auf Doppelseite verschieben');
  });

  await test.step('the menu key opens the menu of the selection, ? the list of all keys', async () => {
    await expect(desk.area).toBeFocused();
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menuitem', { name: /^Sperren/ }).click();
    await expect(desk.undo).toHaveAccessibleName('Rückgängig: Sperren');
    await expect(desk.said).toBeEmpty();
    await page.keyboard.press('Shift+?');
    const panel = page.getByRole('dialog', { name: 'Tastenkürzel' });
    await expectAccessible(page);
    await panel.getByRole('textbox', { name: 'Tastenkürzel suchen' }).fill('sperr');
    await expect(panel.getByRole('term')).toHaveText(['Sperren']);
  });

  await test.step('what is locked is unlocked from the menu of the right button', async () => {
    await page.keyboard.press('Escape');
    const { x, y } = await middleOf(desk.element('Aufstellung'));
    await page.mouse.click(x, y, { button: 'right' });
    await page.getByRole('menuitem', { name: /^Entsperren/ }).click();
    await expect(desk.undo).toHaveAccessibleName('Rückgängig: Entsperren');
  });
});
