import { expectAccessible } from './support/accessible.ts';
import { createAlbum, savedRectangles } from './support/api.ts';
import { boxOf, middleOf, openAlbum } from './support/canvas.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/within-policy.ts';

test('recolours a shape with a gradient and makes it half transparent, then undoes it', async ({ page }) => {
  await signUp(page, 'Farida Nuri');
  const id = await createAlbum(page, { title: 'TSV Farbenfroh', category: 'sports' });
  const desk = await openAlbum(page, id);
  await desk.goToPage(3);
  const toolbar = page.getByRole('toolbar', { name: 'Werkzeuge für die Auswahl' });
  const panel = page.getByRole('dialog');
  const known = await savedRectangles(page, id);
  /** The rectangle that was not there at first. */
  async function made() {
    return [...(await savedRectangles(page, id))].find(([one]) => !known.has(one));
  }
  const saved = async () => (await made())?.[1];

  await test.step('a new rectangle has the toolbar above it, inside the canvas', async () => {
    await page.getByRole('button', { name: 'Rechteck', exact: true }).press('Enter');
    await expect(desk.said).toHaveText('Rechteck ausgewählt');
    await expect(toolbar).toBeVisible();
    const [bar, frame, area] = [
      await boxOf(toolbar),
      await boxOf(desk.area.locator('[data-part="frame"]')),
      await boxOf(desk.area),
    ];
    expect(bar.y + bar.height).toBeLessThan(frame.y);
    expect(frame.y - bar.y).toBeCloseTo(80, -1);
    expect(bar.x).toBeGreaterThanOrEqual(area.x);
    expect(bar.x + bar.width).toBeLessThanOrEqual(area.x + area.width);
    expect(bar.width).toBeLessThanOrEqual(840);
  });
  await expect.poll(saved).toBeDefined();
  const before = (await saved())?.fill;

  await test.step('its fill becomes a gradient of three colours that runs upwards', async () => {
    await toolbar.getByRole('button', { name: 'Füllung' }).click();
    await panel.getByText('Verlauf', { exact: true }).click();
    const bar = panel.getByRole('group', { name: 'Farben im Verlauf' });
    const { x, y, width, height } = await boxOf(bar);
    await page.mouse.click(x + width * 0.6, y + height / 2);
    await expect(panel.getByRole('slider', { name: /^Farbe \d von 3$/ })).toHaveCount(3);
    await panel.getByRole('button', { name: 'Palettenfarbe 4' }).click();
    await panel.getByRole('button', { name: 'Nach oben', exact: true }).click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect
      .poll(async () => (await saved())?.fill)
      .toMatchObject({ type: 'linear', direction: 0, colors: [expect.anything(), 5, expect.anything()] });
  });

  await test.step('its opacity follows the slider while it is dragged, and is one step', async () => {
    await toolbar.getByRole('button', { name: /^Deckkraft/ }).click();
    const thumb = panel.getByRole('slider', { name: 'Deckkraft' });
    const track = await boxOf(panel.locator('.live-slider-track'));
    const shape = desk.area.locator(`[data-node="${(await made())?.[0]}"]`);
    await desk.drag(thumb, { x: -track.width / 2, y: 0 }, async () => {
      await expect
        .poll(async () => Number(await shape.evaluate((one) => getComputedStyle(one).opacity)))
        .toBeLessThan(0.6);
      expect((await saved())?.opacity).toBe(1);
    });
    // The slider says a moment later that it was let go.
    await expect.poll(async () => (await saved())?.opacity).toBeLessThan(0.6);
    await panel.getByRole('textbox', { name: 'Deckkraft' }).fill('50');
    await page.keyboard.press('Escape');
    await expect(desk.undo).toHaveAccessibleName('Rückgängig: Deckkraft');
    await expect.poll(async () => (await saved())?.opacity).toBe(0.5);
  });

  await test.step('undo brings all of it back', async () => {
    await desk.undo.click();
    await expect(toolbar.getByRole('button', { name: 'Deckkraft 50 %' })).toHaveCount(0);
    while ((await desk.undo.getAttribute('aria-label')) !== 'Rückgängig: Füllung') await desk.undo.click();
    while ((await desk.undo.getAttribute('aria-label')) === 'Rückgängig: Füllung') await desk.undo.click();
    await expect(toolbar.getByRole('button', { name: /^Deckkraft 100/ })).toBeVisible();
    await expect.poll(async () => (await saved())?.fill).toEqual(before);
    expect((await saved())?.opacity).toBe(1);
  });

  await test.step('by keyboard: into the bar, along it, numbers with arithmetic, and back to the canvas', async () => {
    await desk.area.focus();
    await page.keyboard.press('Alt+F10');
    await expect(toolbar.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('End');
    await expect(toolbar.getByRole('button', { name: 'Mehr' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(desk.area).toBeFocused();
    await toolbar.getByRole('button', { name: 'Maße' }).click();
    const width = panel.getByRole('textbox', { name: 'Breite' });
    await width.fill('50+1 cm');
    await width.press('Enter');
    await expect(width).toHaveValue('60');
    await width.fill('breit');
    await width.press('Enter');
    await expect(panel.getByText(/Das ist kein Maß/)).toBeVisible();
    await expect(width).toHaveValue('60');
    await expect.poll(async () => (await saved())?.width).toBe(60);
    await page.keyboard.press('Escape');
    await expect(desk.area).toBeFocused();
    const { x, y } = await middleOf(desk.area.locator('[data-part="frame"]'));
    await page.mouse.move(x, y);
  });
});
