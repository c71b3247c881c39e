import type { Page } from '@playwright/test';
import { createAlbum, savedAlbum } from './support/api.ts';
import { openAlbum, paperUnder, type Point } from './support/canvas.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/within-policy.ts';

/** The rectangles that were drawn here, as the server has them, from left to right. */
async function drawnBoxes(page: Page, id: string, before: ReadonlySet<string>) {
  return [...(await savedAlbum(page, id)).nodes.values()]
    .flatMap((node) => (node.type === 'Rectangle' && !before.has(node.id) ? [node.props] : []))
    .toSorted((a, b) => a.x - b.x);
}

/** Presses at a place, goes to another one in steps, and stays pressed. */
async function press(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 3 });
}

test('duplicates with Alt, snaps with equal gaps, and cancels a drag with Escape', async ({ page }) => {
  await signUp(page, 'Ayşe Öztürk');
  const id = await createAlbum(page, { title: 'TSV Augenmaß', category: 'sports' });
  const desk = await openAlbum(page, id);
  await desk.goToPage(3);
  const before = new Set<string>((await savedAlbum(page, id)).nodes.keys());
  const at = await paperUnder(desk, 'Anpfiff');
  const frame = desk.area.locator('[data-part="frame"]');
  const measures = desk.area.locator('[data-part="measures"] > :visible');

  await test.step('three boxes in a row', async () => {
    await desk.area.focus();
    for (const x of [20, 62, 130]) {
      await page.keyboard.press('r');
      await press(page, at(x, 110), at(x + 27, 137));
      await page.mouse.up();
      await expect(desk.said).toHaveText('Rechteck ausgewählt');
    }
    await desk.expectSaved();
    expect(await drawnBoxes(page, id, before)).toHaveLength(3);
  });

  await test.step('the third comes to rest at the gap of the first two, which is shown twice', async () => {
    const [first, second, third] = await drawnBoxes(page, id, before);
    const gap = second!.x - first!.x - first!.width;
    const to = second!.x + second!.width + gap;
    const grip = { x: third!.x + third!.width / 2, y: third!.y + third!.height / 2 };
    await press(page, at(grip.x, grip.y), at(grip.x + to - third!.x + 0.6, grip.y));
    const words = `${gap.toLocaleString('de', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} mm`;
    await expect(measures.filter({ hasText: words })).toHaveCount(2);
    await page.mouse.up();
    await expect(measures).toHaveCount(0);
    await expect(desk.undo).toHaveAccessibleName('Rückgängig: Verschieben');
    await expect.poll(async () => (await drawnBoxes(page, id, before))[2]!.x).toBeCloseTo(to, 2);
  });

  await test.step('Escape in the middle of a drag puts everything back, and leaves nothing to undo', async () => {
    const [, , third] = await drawnBoxes(page, id, before);
    const grip = at(third!.x + third!.width / 2, third!.y + third!.height / 2);
    const rested = (await frame.boundingBox())!;
    await press(page, grip, { x: grip.x - 30, y: grip.y + 50 });
    await expect.poll(async () => (await frame.boundingBox())!.y).toBeGreaterThan(rested.y + 20);
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await frame.boundingBox())!.y).toBeCloseTo(rested.y, 0);
    await page.mouse.up();
    expect((await frame.boundingBox())!.x).toBeCloseTo(rested.x, 0);
    await desk.undo.click();
    await expect(desk.undo).toHaveAccessibleName('Rückgängig: Rechteck eingefügt');
    await desk.redo.click();
    await expect(desk.undo).toHaveAccessibleName('Rückgängig: Verschieben');
  });

  await test.step('an arrow key that is held is one step of undo, and shows for a moment what the box rests on', async () => {
    const [, , third] = await drawnBoxes(page, id, before);
    const guides = desk.area.locator('[data-part="guides"]');
    await desk.area.focus();
    // Watched from before the first key: they are there for a moment only.
    await guides.evaluate((path: SVGPathElement) => {
      const watch = new MutationObserver(() => path.getAttribute('d') && path.setAttribute('data-was-shown', ''));
      watch.observe(path, { attributeFilter: ['d'] });
    });
    for (const _ of [1, 2, 3]) await page.keyboard.down('ArrowRight');
    await expect(guides).toHaveAttribute('data-was-shown');
    await page.keyboard.up('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await drawnBoxes(page, id, before))[2]!.x).toBeCloseTo(third!.x + 4, 2);
    await expect(guides).toHaveAttribute('d', '');
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await drawnBoxes(page, id, before))[2]!.x).toBeCloseTo(third!.x + 3, 2);
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await drawnBoxes(page, id, before))[2]!.x).toBeCloseTo(third!.x, 2);
  });

  await test.step('Alt drags a copy and leaves the box where it is; one step of undo', async () => {
    const boxes = await drawnBoxes(page, id, before);
    const third = boxes[2]!;
    const grip = at(third.x + third.width / 2, third.y + third.height / 2);
    await page.keyboard.down('Alt');
    await press(page, grip, { x: grip.x, y: grip.y + 70 });
    await page.mouse.up();
    await page.keyboard.up('Alt');
    await expect(desk.undo).toHaveAccessibleName('Rückgängig: Duplizieren');
    await expect.poll(async () => (await drawnBoxes(page, id, before)).length).toBe(4);
    const after = await drawnBoxes(page, id, before);
    for (const { x, y } of boxes) expect(after).toContainEqual(expect.objectContaining({ x, y }));
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await drawnBoxes(page, id, before)).length).toBe(3);
  });
});

test('a locked element shows a padlock on a click, and a press on it unlocks', async ({ page }) => {
  await signUp(page, 'Jörg Łuczak');
  const id = await createAlbum(page, { title: 'TSV Schloss', category: 'sports' });
  const desk = await openAlbum(page, id);
  await desk.goToPage(3);
  await desk.click('Anpfiff');
  await page.keyboard.press('Control+Shift+l');
  await expect(desk.said).toBeEmpty();
  await desk.click('Anpfiff');
  await expect(desk.said).toHaveText('Anpfiff ausgewählt');
  await expect(desk.handle('e')).toBeHidden();
  await page.getByRole('button', { name: 'Gesperrt. Klicken zum Entsperren' }).click();
  await expect(desk.undo).toHaveAccessibleName('Rückgängig: Entsperren');
  await expect(desk.handle('e')).toBeVisible();
  await expect(desk.area).toBeFocused();
});
