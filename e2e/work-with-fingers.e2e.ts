import { createAlbum, savedText } from './support/api.ts';
import { boxOf, middleOf, openAlbum, type Desk, type Point } from './support/canvas.ts';
import { fingersOf } from './support/fingers.ts';
import { newPerson } from './support/people.ts';
import { expect, test } from './support/within-policy.ts';

test('on a tablet: two fingers hold the view whatever they come down on, one finger drags, pans and asks for the menu', async ({
  browser,
}) => {
  const { page } = await newPerson(browser, 'Tina Tast', {
    viewport: { width: 1180, height: 820 },
    hasTouch: true,
    isMobile: true,
  });
  const id = await createAlbum(page, { title: 'TSV Fingerhut', category: 'sports' });
  const desk = await openAlbum(page, id);
  await desk.goToPage(3);
  const fingers = await fingersOf(page);
  const headline = desk.element('Anpfiff');
  const menu = page.getByRole('menu', { name: 'Befehle für die Auswahl' });
  const before = (await savedText(page, id, 'Anpfiff'))!;
  const start = await boxOf(headline);
  const at = await middleOf(headline);

  await test.step('a pinch grows what lies between the fingers, and goes where they go', async () => {
    await fingers.tap(at);
    await expect(desk.said).toHaveText('Anpfiff ausgewählt');
    await fingers.down(0, { x: at.x - 40, y: at.y });
    await fingers.down(1, { x: at.x + 40, y: at.y });
    await fingers.move({ 0: { x: at.x - 80, y: at.y + 60 }, 1: { x: at.x + 80, y: at.y + 60 } });
    await fingers.up(0, 1);
    await expectBox(desk, { x: at.x, y: at.y + 60, scale: 2 });
    await fingers.down(0, { x: at.x - 80, y: at.y + 60 });
    await fingers.down(1, { x: at.x + 80, y: at.y + 60 });
    await fingers.move({ 0: { x: at.x - 40, y: at.y }, 1: { x: at.x + 40, y: at.y } });
    await fingers.up(1, 0);
    await expectBox(desk, { ...at, scale: 1 });
  });

  await test.step('a second finger in the middle of a drag puts everything back and takes the view, without a jump', async () => {
    const held = { x: at.x + 60, y: at.y + 90 };
    await fingers.down(0, at);
    await fingers.move({ 0: held });
    await expectBox(desk, { ...held, scale: 1 });
    const other = { x: held.x + 100, y: held.y };
    await fingers.down(1, other);
    await expectBox(desk, { ...at, scale: 1 });
    await fingers.move({ 0: { x: held.x + 30, y: held.y }, 1: { x: other.x + 30, y: other.y } });
    await expectBox(desk, { x: at.x + 30, y: at.y, scale: 1 });
    // A third finger changes nothing, and the one that is left over carries the view on.
    await fingers.down(2, { x: at.x, y: at.y + 10 });
    await fingers.move({ 2: { x: at.x + 80, y: at.y + 90 } });
    await expectBox(desk, { x: at.x + 30, y: at.y, scale: 1 });
    await fingers.up(2, 0);
    await fingers.move({ 1: { x: other.x, y: other.y } });
    await fingers.up(1);
    await expectBox(desk, { ...at, scale: 1 });
    await expect(menu).toHaveCount(0);
  });

  await test.step('one finger moves what is selected and, taken away by the system, has moved nothing', async () => {
    await fingers.down(0, at);
    await fingers.move({ 0: { x: at.x + 50, y: at.y + 90 } });
    await fingers.lose();
    await expectBox(desk, { ...at, scale: 1 });
    await fingers.down(0, at);
    await fingers.move({ 0: { x: at.x, y: at.y + 90 } });
    await fingers.up(0);
    await expect(desk.undo).toHaveAccessibleName('Rückgängig: Verschieben');
    await expect.poll(async () => (await savedText(page, id, 'Anpfiff'))!.y).toBeGreaterThan(before.y + 20);
    await desk.undo.tap();
    await expectBox(desk, { ...at, scale: 1 });
  });

  await test.step('from everything else it pans, and where it rests it asks for the menu', async () => {
    const ground = { x: at.x - 300, y: at.y + 250 };
    await fingers.down(0, ground);
    await fingers.move({ 0: { x: ground.x - 40, y: ground.y - 30 } });
    await expectBox(desk, { x: at.x - 40, y: at.y - 30, scale: 1 });
    await fingers.move({ 0: ground });
    await fingers.up(0);
    await expect(menu).toHaveCount(0);
    await fingers.down(0, at);
    await expect(menu).toBeVisible();
    await fingers.up(0);
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
  });

  await test.step('a double tap opens a text, and two fingers beside it leave it open', async () => {
    await fingers.tap(at, 2);
    const field = page.getByRole('textbox', { name: 'Text bearbeiten' });
    await expect(field).toBeFocused();
    await fingers.down(0, { x: at.x - 250, y: at.y + 200 });
    await fingers.down(1, { x: at.x - 150, y: at.y + 200 });
    await fingers.move({ 0: { x: at.x - 250, y: at.y + 230 }, 1: { x: at.x - 150, y: at.y + 230 } });
    await fingers.up(0, 1);
    await expect.poll(async () => (await boxOf(field)).y).toBeGreaterThan(start.y + 25);
    await expect(field).toBeFocused();
  });

  await test.step('a tool is pulled out of the menu onto the page', async () => {
    await page.keyboard.press('Escape');
    const tool = await middleOf(page.getByRole('button', { name: 'Rechteck', exact: true }));
    await fingers.down(0, tool);
    await fingers.move({ 0: { x: tool.x + 400, y: tool.y } });
    await expect(desk.area.locator('.draft-badge')).toHaveText('100,0 × 100,0 mm');
    await fingers.up(0);
    await expect(desk.said).toHaveText(/^Rechteck ausgewählt/);
    await expect(desk.undo).toHaveAccessibleName('Rückgängig: Rechteck eingefügt');
  });

  /** Where the middle of the headline is, and how large it is, against the beginning. */
  async function expectBox(on: Desk, { x, y, scale }: Point & { scale: number }): Promise<void> {
    const box = async () => {
      const now = await boxOf(on.element('Anpfiff'));
      return {
        x: Math.round(now.x + now.width / 2),
        y: Math.round(now.y + now.height / 2),
        scale: Math.round((100 * now.width) / start.width) / 100,
      };
    };
    await expect.poll(box).toEqual({ x: Math.round(x), y: Math.round(y), scale });
  }
});
