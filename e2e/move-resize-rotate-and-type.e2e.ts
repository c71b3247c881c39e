import { expectAccessible } from './support/accessible.ts';
import { createAlbum, savedText } from './support/api.ts';
import { boxOf, middleOf, openAlbum } from './support/canvas.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/within-policy.ts';

test('by mouse: choose, move, resize, turn, type, delete, undo, and all of it is kept', async ({ page }) => {
  await signUp(page, 'Kim Óskarsdóttir');
  const id = await createAlbum(page, { title: 'TSV Mausklick', category: 'sports' });
  const desk = await openAlbum(page, id);
  await desk.goToPage(3);
  const headline = desk.element('Anpfiff');
  const before = (await savedText(page, id, 'Anpfiff'))!;
  const below = (await savedText(page, id, 'Aufstellung'))!;

  await test.step('a click chooses, and a drag moves; beside the edges of others it comes to rest on them', async () => {
    await desk.click('Anpfiff');
    await expect(desk.said).toHaveText('Anpfiff ausgewählt');
    await expectAccessible(page);
    await desk.drag(headline, { x: 4, y: 45 }, async () => {
      await expect(desk.area.locator('[data-part="guides"]')).toHaveAttribute('d', /M/);
      await expect(desk.area.locator('[data-part="badge"]')).toHaveText(/ mm$/);
    });
    await expect(desk.undo).toHaveAccessibleName('Rückgängig: Verschieben');
    await desk.expectSaved();
    await expect.poll(async () => (await savedText(page, id, 'Anpfiff'))!.y).toBeGreaterThan(before.y + 5);
    expect((await savedText(page, id, 'Anpfiff'))!.x).toBeCloseTo(below.x, 6);
  });

  await test.step('arrow keys move by a millimetre, with shift by ten, with Ctrl by a tenth', async () => {
    const from = (await savedText(page, id, 'Anpfiff'))!;
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Control+ArrowRight');
    await expect.poll(async () => (await savedText(page, id, 'Anpfiff'))!.x - from.x).toBeCloseTo(11.1, 6);
    expect((await savedText(page, id, 'Anpfiff'))!.y).toBeCloseTo(from.y, 6);
  });

  await test.step('a handle at the side resizes, the one below turns; with shift by 45 degrees', async () => {
    const from = (await savedText(page, id, 'Anpfiff'))!;
    await desk.drag(desk.handle('e'), { x: -60, y: 0 });
    await expect.poll(async () => (await savedText(page, id, 'Anpfiff'))!.width).toBeLessThan(from.width - 10);
    const pivot = await middleOf(headline);
    const knob = await middleOf(desk.handle('rotate'));
    await page.keyboard.down('Shift');
    await desk.drag(desk.handle('rotate'), { x: pivot.x - knob.x - 90, y: pivot.y - knob.y + 4 });
    await page.keyboard.up('Shift');
    await expect.poll(async () => (await savedText(page, id, 'Anpfiff'))!.rotation % 360).toBe(90);
    await expect(desk.undo).toHaveAccessibleName('Rückgängig: Drehen');
  });

  await test.step('a double click opens a text where it stands, Esc closes it', async () => {
    await desk.click('Aufstellung', 2);
    const field = page.getByRole('textbox', { name: 'Text bearbeiten' });
    await expect(field).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type(' der Saison');
    await expect(field).toHaveText('Aufstellung der Saison');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(field).toHaveCount(0);
    await expect(desk.said).toHaveText('Aufstellung der Saison ausgewählt');
    await expect(desk.undo).toHaveAccessibleName('Rückgängig: Text ändern');
  });

  await test.step('delete takes away, undo brings back step by step, redo goes forth again', async () => {
    await page.keyboard.press('Delete');
    await expect(desk.element('Aufstellung der Saison')).toHaveCount(0);
    await desk.undo.click();
    await expect(desk.element('Aufstellung der Saison')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(desk.element('Aufstellung')).toBeVisible();
    await desk.redo.click();
    await expect(desk.element('Aufstellung der Saison')).toBeVisible();
    await desk.expectSaved();
  });

  await test.step('after loading anew everything is where it was', async () => {
    const box = await boxOf(headline);
    await page.reload();
    await desk.goToPage(3);
    await expect(desk.element('Aufstellung der Saison')).toBeVisible();
    const again = await boxOf(headline);
    for (const side of ['x', 'y', 'width', 'height'] as const) expect(again[side]).toBeCloseTo(box[side], 0);
  });
});

test('by keyboard: walk along the elements, open, go back, leave; turn pages and zoom', async ({ page }) => {
  await signUp(page, 'Mehmet Yilmaz');
  const id = await createAlbum(page, { title: 'TSV Tastatur', category: 'sports' });
  const desk = await openAlbum(page, id);
  await desk.goToPage(3);
  await desk.area.focus();

  await test.step('Tab and Shift Tab go along, Enter opens a text, Esc goes out level by level', async () => {
    await page.keyboard.press('Tab');
    await expect(desk.said).not.toBeEmpty();
    // The toolbar of a ground that fills the page lies over the page.
    await page.keyboard.press('Escape');
    await desk.click('Anpfiff');
    await expect(desk.said).toHaveText('Anpfiff ausgewählt');
    await page.keyboard.press('Tab');
    await expect(desk.said).not.toHaveText('Anpfiff ausgewählt');
    await page.keyboard.press('Shift+Tab');
    await expect(desk.said).toHaveText('Anpfiff ausgewählt');
    await page.keyboard.press('Enter');
    const field = page.getByRole('textbox', { name: 'Text bearbeiten' });
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field).toHaveCount(0);
    await expect(desk.area).toBeFocused();
    await expect(desk.said).toHaveText('Anpfiff ausgewählt');
    await page.keyboard.press('Escape');
    await expect(desk.said).toBeEmpty();
  });

  await test.step('past the last element the focus leaves the desk', async () => {
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(desk.area).not.toBeFocused();
  });

  await test.step('pages are turned by keys, by the field and by the buttons', async () => {
    const pages = page.getByRole('textbox', { name: 'Seite oder Bereich' });
    await desk.area.focus();
    await page.keyboard.press('Home');
    await expect(pages).toHaveValue('1');
    await page.keyboard.press('PageDown');
    await expect(pages).toHaveValue('2-3');
    await page.getByRole('button', { name: 'Nächste Doppelseite' }).click();
    await expect(pages).toHaveValue('4-5');
    await pages.fill('6-7');
    await pages.press('Enter');
    await expect(pages).toHaveValue('6-7');
    await pages.fill('999');
    await pages.press('Enter');
    await expect(pages).toHaveValue('6-7');
    await page.getByRole('button', { name: 'Vorherige Doppelseite' }).click();
    await expect(pages).toHaveValue('4-5');
  });
});

test('Ctrl and the wheel zoom at the pointer: what lies under it stays there', async ({ page }) => {
  await signUp(page, 'Lena Süß');
  const id = await createAlbum(page, { title: 'TSV Lupe', category: 'sports' });
  const desk = await openAlbum(page, id);
  await desk.goToPage(3);
  const before = await boxOf(desk.element('Anpfiff'));
  const pointer = { x: before.x + before.width / 4, y: before.y + before.height / 2 };
  await page.mouse.move(pointer.x, pointer.y);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -200);
  await page.keyboard.up('Control');
  await expect.poll(async () => (await boxOf(desk.element('Anpfiff'))).width).toBeGreaterThan(1.1 * before.width);
  const after = await boxOf(desk.element('Anpfiff'));
  expect(after.x + after.width / 4).toBeCloseTo(pointer.x, 0);
  expect(after.y + after.height / 2).toBeCloseTo(pointer.y, 0);
  await desk.area.focus();
  await page.keyboard.press('Control+0');
  await expect(page.getByRole('button', { name: /^100\s?%, Zoom wählen/ })).toBeVisible();
});
