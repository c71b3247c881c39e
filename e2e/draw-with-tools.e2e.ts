import { type AlbumNode, spreadOrder } from '@figurina/album';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { createAlbum, savedAlbum } from './support/api.ts';
import { boxOf, openAlbum, type Desk, type Point } from './support/canvas.ts';
import { dropFiles, photo } from './support/files.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/within-policy.ts';

/** The point of the screen where a point of a spread lies. */
async function placeOn(desk: Desk, spreadId: string, x: number, y: number): Promise<Point> {
  const box = await boxOf(desk.area.locator(`[data-slot="${spreadId}"]`));
  // Covers are narrower than other spreads, all are as high.
  const scale = box.height / 297;
  return { x: box.x + x * scale, y: box.y + y * scale };
}

async function saved(page: Page, id: string, type: AlbumNode['type'], spreadId: string): Promise<AlbumNode[]> {
  const { nodes } = await savedAlbum(page, id);
  return [...nodes.values()].filter((node) => node.type === type && node.parent === spreadId);
}

test('draws a rectangle, a text and a line, and drops a picture on a cell', async ({ page }) => {
  await signUp(page, 'Ida Lindqvist');
  const id = await createAlbum(page, { title: 'TSV Werkzeug', category: 'sports' });
  const before = await savedAlbum(page, id);
  const spread = spreadOrder(before).at(1)!;
  const count = async (type: AlbumNode['type']): Promise<number> => (await saved(page, id, type, spread)).length;
  const texts = await count('Text');
  const desk = await openAlbum(page, id);
  await desk.goToPage(3);
  const tools = page.getByRole('toolbar', { name: 'Werkzeuge', exact: true });
  const tool = (name: string) => tools.getByRole('button', { name });
  const drag = async (from: Point, to: Point): Promise<void> => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
    await page.mouse.move(to.x, to.y, { steps: 3 });
    await page.mouse.up();
  };

  await test.step('a rectangle, drawn to its size; one use, then the select tool is in hand again', async () => {
    const had = await count('Rectangle');
    await tool('Rechteck').click();
    await expect(tool('Rechteck')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.down('Control');
    await drag(await placeOn(desk, spread, 60, 120), await placeOn(desk, spread, 140, 170));
    await page.keyboard.up('Control');
    await expect(desk.undo).toHaveAccessibleName('Rückgängig: Rechteck eingefügt');
    await expect(tool('Auswählen')).toHaveAttribute('aria-pressed', 'true');
    await expect(desk.said).toHaveText('Rechteck ausgewählt');
    await expect.poll(() => count('Rectangle')).toBe(had + 1);
    const drawn = (await saved(page, id, 'Rectangle', spread)).at(-1)!.props as { width: number; height: number };
    expect(drawn.width).toBeCloseTo(80, 0);
    expect(drawn.height).toBeCloseTo(50, 0);
  });

  await test.step('a text by key and click: typing starts at once; left empty it has never been', async () => {
    const field = page.getByRole('textbox', { name: 'Text bearbeiten' });
    const { x, y } = await placeOn(desk, spread, 100, 225);
    await page.keyboard.press('t');
    await page.mouse.click(x, y);
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field).toHaveCount(0);
    await expect(desk.undo).toHaveAccessibleName('Rückgängig: Rechteck eingefügt');
    await page.keyboard.press('t');
    await page.mouse.click(x, y);
    await expect(field).toBeFocused();
    await page.keyboard.type('Immer am Ball');
    await page.keyboard.press('Escape');
    await expect(desk.said).toHaveText('Immer am Ball ausgewählt');
    await expect.poll(() => count('Text')).toBe(texts + 1);
  });

  await test.step('a line from end to end', async () => {
    await page.keyboard.press('l');
    await page.keyboard.down('Control');
    await drag(await placeOn(desk, spread, 300, 200), await placeOn(desk, spread, 260, 170));
    await page.keyboard.up('Control');
    await expect(desk.undo).toHaveAccessibleName('Rückgängig: Linie eingefügt');
    await expect
      .poll(async () =>
        (await saved(page, id, 'Line', spread)).map(({ props }) =>
          Math.round((props as { rotation: number }).rotation),
        ),
      )
      .toContain(217);
  });

  await test.step('a key pressed twice keeps the tool, Esc puts it away; comments are for everybody in the album', async () => {
    await page.keyboard.press('r');
    await page.keyboard.press('r');
    await expect(tool('Rechteck, bleibt gewählt')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await expect(tool('Auswählen')).toHaveAttribute('aria-pressed', 'true');
    await expect(tool('Kommentar')).toBeVisible();
  });

  await test.step('a tool dragged out of the menu drops its element; Enter on it inserts one', async () => {
    const target = await placeOn(desk, spread, 340, 250);
    const { x, y } = await boxOf(desk.area);
    await tool('Kreis').dragTo(desk.area, { targetPosition: { x: target.x - x, y: target.y - y } });
    await expect(desk.undo).toHaveAccessibleName('Rückgängig: Kreis eingefügt');
    await tool('Stickerfeld').focus();
    await page.keyboard.press('Enter');
    await expect(desk.undo).toHaveAccessibleName('Rückgängig: Stickerfeld eingefügt');
    await expect(desk.area).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('a picture from the desktop on a cell becomes its sticker, when that is wanted', async () => {
    const cell = [...before.nodes.values()].find(
      (node) => node.type === 'StickerCell' && before.nodes.get(node.parent!)?.type === 'Spread',
    );
    if (cell?.type !== 'StickerCell') throw new Error('The blueprint has no cells');
    await desk.goToPage(2 * spreadOrder(before).indexOf(cell.parent!));
    const { x, y, width, height } = cell.props;
    const middle = await placeOn(desk, cell.parent!, x + width / 2, y + height / 2);
    const file = { name: 'Jörg_Müller.jpg', bytes: await photo('#3377bb') };
    await dropFiles(page, middle, [file, file]);
    await expect(page.getByText('In ein Stickerfeld passt nur ein Bild.')).toBeVisible();
    await dropFiles(page, middle, [file]);
    await expect(page.getByRole('dialog', { name: 'Als Sticker einsetzen?' })).toBeVisible();
    await page.getByRole('button', { name: 'Sticker anlegen' }).click();
    await expect(desk.undo).toHaveAccessibleName('Rückgängig: Bild als Sticker eingesetzt');
    await expect
      .poll(async () =>
        [...(await savedAlbum(page, id)).stickers.values()].map(({ name, image }) => [name, image !== null]),
      )
      .toEqual([['Jörg Müller', true]]);
  });
});
