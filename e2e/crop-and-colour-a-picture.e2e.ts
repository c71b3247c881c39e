import { expectAccessible } from './support/accessible.ts';
import { createAlbum } from './support/api.ts';
import { boxOf, openAlbum } from './support/canvas.ts';
import { signUp } from './support/people.ts';
import { aPhoto, emptyFrame, savedFrame } from './support/pictures.ts';
import { expect, test } from './support/within-policy.ts';

test('crops a picture, makes it grey, and undoes both', async ({ page }) => {
  await signUp(page, 'Jule Böhm');
  const album = await createAlbum(page, { title: 'TSV Bildausschnitt', category: 'sports' });
  const { id, onPage } = await emptyFrame(page, album);
  const desk = await openAlbum(page, album);
  await desk.goToPage(onPage);
  const frame = desk.area.locator(`[data-node="${id}"]`);
  const picture = frame.locator('img');
  const saved = () => savedFrame(page, album, id);
  const transform = () => picture.evaluate((image) => image.style.transform);
  const toolbar = page.getByRole('toolbar', { name: 'Werkzeuge für die Auswahl' });
  /** Where nothing lies above the frame. */
  const place = async () => {
    const { x, y, width, height } = await boxOf(frame.locator('rect, .fg-picture').first());
    return { x: x + width * 0.6, y: y + height * 0.4 };
  };

  let coloured = '';

  await test.step('an empty frame asks for its picture when it is double clicked', async () => {
    const { x, y } = await place();
    const chooser = page.waitForEvent('filechooser');
    await page.mouse.click(x, y);
    await expect(toolbar.getByRole('button', { name: 'Bild wählen' })).toBeVisible();
    await page.mouse.click(x, y, { clickCount: 2 });
    await (await chooser).setFiles(await aPhoto('IMG_0815.jpg', '#c53c23'));
    await expect(picture).toBeVisible();
    await expect(desk.undo).toHaveAccessibleName('Rückgängig: Bild eingesetzt');
  });

  await test.step('a double click opens the crop: hand, wheel and keys move the picture, the frame stays', async () => {
    const { x, y } = await place();
    const [before, box] = [await transform(), await boxOf(frame.locator('.fg-picture'))];
    await page.mouse.click(x, y, { clickCount: 2 });
    await expect(toolbar.getByRole('button', { name: 'Ausschnitt übernehmen' })).toBeVisible();
    await expect(desk.area.locator('.crop-ghost')).toBeVisible();
    expect(await transform()).toBe(before);
    await expectAccessible(page);
    await page.mouse.wheel(0, -100);
    await expect.poll(transform).not.toBe(before);
    const zoomed = await transform();
    await page.mouse.down();
    await page.mouse.move(x - 20, y + 6, { steps: 3 });
    await page.mouse.up();
    await expect.poll(transform).not.toBe(zoomed);
    await page.keyboard.press('r');
    await expect(toolbar.getByRole('textbox', { name: 'Drehwinkel des Bildes' })).toHaveValue('90°');
    const again = await boxOf(frame.locator('.fg-picture'));
    for (const side of ['x', 'y', 'width', 'height'] as const) expect(again[side]).toBeCloseTo(box[side], 0);
  });

  await test.step('Esc takes all of it back', async () => {
    await page.keyboard.press('Escape');
    await expect(desk.area.locator('.crop-ghost')).toHaveCount(0);
    await expect(desk.undo).toHaveAccessibleName('Rückgängig: Bild eingesetzt');
    await desk.expectSaved();
    expect(await saved()).toMatchObject({ cx: 0, cy: 0, cscale: 1, crotation: 0 });
  });

  await test.step('Enter opens the crop and records it as one step', async () => {
    await page.keyboard.press('Enter');
    await page.keyboard.press('+');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Shift+R');
    await page.keyboard.press('Enter');
    await expect(desk.undo).toHaveAccessibleName('Rückgängig: Bildausschnitt ändern');
    await expect.poll(async () => (await saved()).crotation).toBe(270);
    expect((await saved()).cscale).not.toBe(1);
  });

  await test.step('the look makes it grey', async () => {
    coloured = (await picture.getAttribute('src')) ?? '';
    await toolbar.getByRole('button', { name: 'Bildlook' }).click();
    const look = page.getByRole('dialog', { name: 'Bildlook' });
    await look.getByRole('switch', { name: 'Schwarzweiß' }).press('Space');
    await expect(picture).not.toHaveAttribute('src', coloured);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(desk.undo).toHaveAccessibleName('Rückgängig: Schwarzweiß');
    await expect.poll(async () => (await saved()).grayscale).toBe(true);
  });

  await test.step('undo gives the colours back, and then the whole picture', async () => {
    await desk.undo.click();
    await expect(picture).toHaveAttribute('src', coloured);
    await desk.undo.click();
    await expect(desk.undo).toHaveAccessibleName('Rückgängig: Bild eingesetzt');
    await expect.poll(async () => (await saved()).crotation).toBe(0);
    expect(await saved()).toMatchObject({ cx: 0, cy: 0, cscale: 1, grayscale: false });
  });
});
