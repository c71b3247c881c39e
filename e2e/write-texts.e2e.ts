import { expectAccessible } from './support/accessible.ts';
import { createAlbum, savedText } from './support/api.ts';
import { openAlbum } from './support/canvas.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/within-policy.ts';

test('formats words, inserts the page number, and replaces a word through the album', async ({ page }) => {
  await signUp(page, 'Aylin Schröder');
  const id = await createAlbum(page, { title: 'TSV Schrift', category: 'sports' });
  const desk = await openAlbum(page, id);
  await desk.goToPage(3);
  const bar = page.getByRole('toolbar', { name: 'Werkzeuge für die Auswahl' });
  const field = page.getByRole('textbox', { name: 'Text bearbeiten' });

  await test.step('a whole text takes font, size and alignment from the bar, each as one step', async () => {
    await desk.click('Aufstellung');
    await bar.getByRole('button', { name: /^Schrift: / }).click();
    await page.getByRole('combobox', { name: 'Schrift suchen' }).fill('lora');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(bar.getByRole('button', { name: 'Schrift: Lora' })).toBeVisible();
    await bar.getByRole('combobox', { name: 'Schriftgröße in Punkt' }).fill('20,5');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await savedText(page, id, 'Aufstellung'))!.size).toBe(20.5);
    await bar.getByRole('button', { name: 'Ausrichtung' }).click();
    await page.getByRole('radio', { name: 'Zentriert' }).click();
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await savedText(page, id, 'Aufstellung'))!.align).toBe('center');
    await desk.undo.click();
    await expect.poll(async () => (await savedText(page, id, 'Aufstellung'))!.align).not.toBe('center');
  });

  await test.step('in an open text the selected words alone become bold, and the page number comes where the caret is', async () => {
    await desk.click('Aufstellung', 2);
    await expect(field).toBeFocused();
    await bar.getByRole('button', { name: 'Fett' }).click();
    await expect(field).toBeFocused();
    await expect(bar.getByRole('button', { name: 'Fett' })).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('End');
    await page.keyboard.type(' Seite ');
    await bar.getByRole('button', { name: 'Auto-Text' }).click();
    await page.getByRole('menuitem', { name: /^Seitenzahl/ }).click();
    await expect(field).toHaveText('Aufstellung Seite 3');
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(desk.undo).toHaveAccessibleName('Rückgängig: Auto-Text einfügen');
    await expect(desk.element('Aufstellung Seite ')).toBeVisible();
  });

  await test.step('a word is found and replaced through the album, and all of it is one step', async () => {
    await page.keyboard.press('Control+h');
    const panel = page.getByRole('dialog', { name: 'Suchen und ersetzen' });
    await panel.getByRole('textbox', { name: 'Suchen nach' }).fill('anpfiff');
    await panel.getByRole('button', { name: 'Nächste Stelle' }).click();
    await expect(panel.getByRole('status')).toHaveText(/^1 von /);
    await expectAccessible(page);
    await panel.getByRole('textbox', { name: 'Ersetzen durch' }).fill('Anstoß');
    await panel.getByRole('button', { name: 'Alle ersetzen' }).click();
    await expect(panel.getByRole('status')).toHaveText(/ersetzt$/);
    await expect(desk.element('Anstoß')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(desk.element('Anpfiff')).toBeVisible();
    await desk.expectSaved();
  });
});
