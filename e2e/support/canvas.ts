/** The desk of the editor, worked on as with a mouse: by what is seen on it, in pixels of the screen. */
import { expect, type Locator, type Page } from '@playwright/test';

export interface Point {
  x: number;
  y: number;
}

export interface Desk {
  readonly page: Page;
  readonly area: Locator;
  /** The text of the album that has exactly these words. */
  element(words: string): Locator;
  /** What is said to be selected. */
  readonly said: Locator;
  readonly undo: Locator;
  readonly redo: Locator;
  handle(name: string): Locator;
  /** To the spread of an inner page. */
  goToPage(page: number): Promise<void>;
  click(words: string, clicks?: number): Promise<void>;
  /** Presses on `from`, moves by so many pixels in some steps, looks at what is there, and lets go. */
  drag(from: Locator, by: Point, look?: () => Promise<void>): Promise<void>;
  expectSaved(): Promise<void>;
}

/** Opens an album in the editor and waits until its pages can be worked on. */
export async function openAlbum(page: Page, id: string): Promise<Desk> {
  await page.goto(`/album/${id}`);
  const desk = deskOf(page);
  await expect(desk.area.locator('[data-node]:visible, [data-node] :visible').first()).toBeVisible();
  return desk;
}

function deskOf(page: Page): Desk {
  const region = page.getByRole('region', { name: 'Albumseiten' });
  const area = region.getByRole('application');
  const history = page.getByRole('group', { name: 'Verlauf' });
  const element = (words: string): Locator => area.getByText(words, { exact: true });
  return {
    page,
    area,
    element,
    said: region.getByRole('status'),
    undo: history.getByRole('button', { name: /^Rückgängig/ }),
    redo: history.getByRole('button', { name: /^Wiederholen/ }),
    handle: (name) => area.locator(`[data-handle="${name}"]`),
    async goToPage(number) {
      const field = page.getByRole('textbox', { name: 'Seite oder Bereich' });
      await field.fill(String(number));
      await field.press('Enter');
      await expect(field).toHaveValue(new RegExp(`^(\\d+-)?${number}(-\\d+)?$`));
      await expect(field).not.toBeFocused();
    },
    async click(words, clicks = 1) {
      const { x, y } = await middleOf(element(words));
      await page.mouse.click(x, y, { clickCount: clicks });
    },
    async drag(from, by, look) {
      const { x, y } = await middleOf(from);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + by.x / 2, y + by.y / 2, { steps: 3 });
      await page.mouse.move(x + by.x, y + by.y, { steps: 3 });
      await look?.();
      await page.mouse.up();
    },
    expectSaved: () => expect(page.getByText('Alles gespeichert')).toBeVisible(),
  };
}

/** Where millimetres of the sheet that carries some words are on the screen. */
export async function paperUnder(desk: Desk, words: string): Promise<(x: number, y: number) => Point> {
  const sheet = await boxOf(desk.area.locator('[data-slot]', { has: desk.page.getByText(words, { exact: true }) }));
  const zoom = sheet.height / 297;
  return (x, y) => ({ x: sheet.x + x * zoom, y: sheet.y + y * zoom });
}

/** Where it is once it rests. */
export async function boxOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const element = await locator.elementHandle();
  await element?.waitForElementState('stable');
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${String(locator)} is not on the page`);
  return box;
}

export async function middleOf(locator: Locator): Promise<Point> {
  const { x, y, width, height } = await boxOf(locator);
  return { x: x + width / 2, y: y + height / 2 };
}
