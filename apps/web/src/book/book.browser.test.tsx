import { createDocument, deriveFacts, type AlbumParts } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { PAPER_MODE } from '@figurina/drawing';
import axe from 'axe-core';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage, Staged } from '../app/testing.tsx';
import { AlbumBook } from './AlbumBook.tsx';
import type { BookSticker } from './book-stickers.ts';
import { BookStage } from './BookStage.tsx';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** Cover, three spreads, back: eight pages. */
const parts = (): AlbumParts =>
  anAlbum()
    .on('front')
    .text('SV Blau-Weiß 09')
    .section('Team')
    .spread()
    .text('Anpfiff')
    .spread()
    .cell({ x: 20, y: 20, sticker: 'Ada Kowalska', photo: [600, 800] })
    .cell({ x: 300, y: 20, sticker: 'Ben Łoś' })
    .spread()
    .parts();

function opened() {
  const document = createDocument(parts());
  const meta = { id: 'a', title: 'SV Blau-Weiß 09', releaseDate: null, language: 'de' } as const;
  return { document, meta, facts: deriveFacts(document, meta), imageUrl: () => PIXEL };
}

function Shown({ onReport }: { onReport?: (sticker: BookSticker) => void }) {
  const [album] = useState(opened);
  const [at, setAt] = useState(1);
  return (
    <main style={{ position: 'fixed', inset: 0 }}>
      <AlbumBook album={album} page={at} onPage={setAt} onReport={onReport}>
        <h1>SV Blau-Weiß 09</h1>
      </AlbumBook>
    </main>
  );
}

interface Wish {
  width?: number;
  height?: number;
  onReport?: (sticker: BookSticker) => void;
}
async function open({ width = 1280, height = 800, onReport = () => undefined }: Wish = {}) {
  await page.viewport(width, height);
  const { services } = await aStage({});
  await services.language.load(['book']);
  await render(<Staged services={services} routes={[{ path: '*', element: <Shown onReport={onReport} /> }]} at="/" />);
  await expect.element(pages('1')).toBeVisible();
}

const pages = (shown: string) => page.getByRole('img', { name: `Seite ${shown} von 8` });
const book = () => document.querySelector<HTMLElement>('.book')!;
const hand = () => document.querySelector<HTMLElement>('.book-hand')!;
const isTurning = () => book().hasAttribute('data-turning');
const atRest = () => expect.poll(isTurning).toBe(false);
async function calm(value: 'reduce' | ''): Promise<void> {
  const features = [{ name: 'prefers-reduced-motion', value }];
  await (cdp() as { send(name: string, args: object): Promise<unknown> }).send('Emulation.setEmulatedMedia', {
    features,
  });
}
beforeEach(() => calm(''));
afterEach(() => calm(''));

/** A pointer that goes over the book, in fractions of its stage; lets go of it at the end. */
async function drag(
  points: readonly (readonly [number, number])[],
  { id = 1, type = 'mouse', grab = true, letGo = true } = {},
) {
  const box = hand().getBoundingClientRect();
  const send = (name: string, [x, y]: readonly [number, number]) =>
    hand().dispatchEvent(
      new PointerEvent(name, {
        bubbles: true,
        pointerId: id,
        pointerType: type,
        isPrimary: id === 1,
        button: 0,
        clientX: box.left + x * box.width,
        clientY: box.top + y * box.height,
      }),
    );
  // No pointer of the browser's own stands behind it.
  hand().setPointerCapture = () => undefined;
  if (grab) send('pointerdown', points[0]!);
  for (const point of points.slice(1)) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    send('pointermove', point);
  }
  if (letGo) send('pointerup', points.at(-1)!);
}

test('is turned by its arrows, by keys to either end, and says where it is open', async () => {
  await open();
  await expect.element(page.getByRole('button', { name: 'Vorherige Doppelseite' })).toBeDisabled();
  await userEvent.click(page.getByRole('button', { name: 'Nächste Doppelseite' }));
  await expect.element(pages('2-3')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('status').filter({ hasText: 'Seite 4-5 von 8' })).toBeInTheDocument();
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Sticker 1: Ada Kowalska' })).toBeInTheDocument();
  await userEvent.keyboard('{End}');
  await expect.element(pages('8')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Nächste Doppelseite' })).toBeDisabled();
  await userEvent.keyboard('{ArrowRight}{Home}');
  await expect.element(pages('1')).toBeVisible();
  await atRest();
  const { violations } = await axe.run(document);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

test('turns page by page without losing one, however fast the key is pressed', async () => {
  await open();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}');
  await expect.element(pages('6-7')).toBeVisible();
  await atRest();
  expect([...document.querySelectorAll('[data-role="lying"]')].map((face) => face.getAttribute('data-page'))).toEqual([
    '6',
    '7',
  ]);
});

test('a page that is pulled follows the hand, and falls back or over', async () => {
  await open();
  await drag(
    [
      [0.6, 0.5],
      [0.58, 0.5],
      [0.57, 0.5],
    ],
    { letGo: false },
  );
  await expect.poll(isTurning).toBe(true);
  expect(book().getAttribute('aria-label')).toBe('Seite 1 von 8');
  await drag(
    [
      [0.57, 0.5],
      [0.575, 0.5],
      [0.58, 0.5],
    ],
    { grab: false },
  );
  await atRest();
  await expect.element(pages('1')).toBeVisible();
  await drag([
    [0.65, 0.5],
    [0.5, 0.5],
    [0.35, 0.5],
  ]);
  // It says where it will lie before it is seen to turn.
  await expect.poll(isTurning).toBe(true);
  await atRest();
  await expect.element(pages('2-3')).toBeVisible();
  await drag([
    [0.35, 0.5],
    [0.5, 0.5],
    [0.7, 0.5],
  ]);
  await expect.element(pages('1')).toBeVisible();
});

test('a click on a page turns it; up and down is not meant for the book', async () => {
  await open();
  await drag([
    [0.6, 0.3],
    [0.6, 0.6],
  ]);
  await expect.element(pages('1')).toBeVisible();
  await drag([[0.6, 0.5]]);
  await expect.element(pages('2-3')).toBeVisible();
  await drag([[0.3, 0.5]]);
  await expect.element(pages('1')).toBeVisible();
});

test('whoever asked for calm gets a cut', async () => {
  await calm('reduce');
  await open();
  let turned = false;
  const watch = new MutationObserver(() => (turned ||= isTurning()));
  watch.observe(book(), { attributes: true });
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(pages('2-3')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(pages('4-5')).toBeVisible();
  watch.disconnect();
  expect(turned).toBe(false);
  expect(document.getAnimations().filter(({ effect }) => book().contains((effect as KeyframeEffect).target))).toEqual(
    [],
  );
});

test('on a phone it goes page by page, by swipe and by button', async () => {
  await open({ width: 390, height: 844 });
  const swipe = (from: number, to: number) =>
    drag(
      [
        [from, 0.5],
        [(from + to) / 2, 0.5],
        [to, 0.5],
      ],
      { type: 'touch' },
    );
  await swipe(0.8, 0.2);
  await expect.element(pages('2')).toBeVisible();
  await atRest();
  await swipe(0.2, 0.8);
  await expect.element(pages('1')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Nächste Seite' }));
  await userEvent.click(page.getByRole('button', { name: 'Nächste Seite' }));
  await expect.element(pages('3')).toBeVisible();
  await atRest();
  // Turned on its side the phone shows the spread that the page is on.
  await page.viewport(844, 390);
  await expect.element(pages('2-3')).toBeVisible();
});

test('two fingers zoom and never turn; zoomed, one finger moves the book', async () => {
  await open({ width: 390, height: 844 });
  const zoom = () => document.querySelector<HTMLElement>('.book-zoom')!.style.transform;
  await drag([[0.4, 0.5]], { id: 1, type: 'touch', letGo: false });
  await drag(
    [
      [0.6, 0.5],
      [0.9, 0.5],
    ],
    { id: 2, type: 'touch', letGo: false },
  );
  await expect.poll(zoom).toMatch(/scale\(2\./);
  for (const id of [1, 2])
    hand().dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerId: id, pointerType: 'touch' }));
  await expect.poll(() => hand().hasAttribute('data-zoomed')).toBe(true);
  const before = zoom();
  await drag(
    [
      [0.8, 0.5],
      [0.5, 0.5],
      [0.2, 0.5],
    ],
    { type: 'touch' },
  );
  expect(zoom()).not.toBe(before);
  await expect.element(pages('1')).toBeVisible();
  const smaller = page.getByRole('button', { name: 'Verkleinern' });
  await userEvent.click(smaller);
  await userEvent.click(smaller);
  await userEvent.click(smaller);
  await expect.poll(zoom).toBe('');
  await expect.element(smaller).toBeDisabled();
});

test('somebody finds their sticker by name without its accents, sees where it is, and can tell of a mistake', async () => {
  const reported: string[] = [];
  await open({ onReport: ({ name }) => void reported.push(name) });
  await userEvent.click(page.getByRole('button', { name: 'Sticker finden' }));
  await userEvent.fill(page.getByLabelText('Name oder Nummer'), 'los');
  await expect.element(page.getByText('Ein Sticker', { exact: true })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: /Ben Łoś/ }));
  await expect.element(pages('4-5')).toBeVisible();
  expect(document.querySelectorAll('.book-face[data-page="5"] .book-mark')).toHaveLength(1);
  const card = page.getByRole('region', { name: 'Gefundener Sticker' });
  await expect.element(card.getByText('Sticker 2, Seite 5')).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: 'Fehler melden' }));
  expect(reported).toEqual(['Ben Łoś']);
});

test('stickers can be taken off, all pages be seen small, and a page be chosen there or on the slider', async () => {
  await open();
  const name = () => book().textContent.includes('Ada Kowalska');
  const photos = () => document.querySelectorAll('.book [data-page="4"] img').length;
  await userEvent.click(page.getByRole('button', { name: 'Alle Seiten' }));
  await userEvent.click(page.getByRole('button', { name: 'Seite 4-5 von 8' }));
  await expect.element(pages('4-5')).toBeVisible();
  await expect.poll(name).toBe(true);
  await expect.poll(photos).toBe(1);
  await userEvent.click(page.getByRole('switch', { name: 'Sticker zeigen' }));
  await expect.poll(photos).toBe(0);
  const slider = page.getByRole('slider', { name: 'Seite wählen' });
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'Seite 4-5 von 8');
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard('{End}');
  await expect.element(pages('8')).toBeVisible();
});

test('with other keys around it the book leaves them alone', async () => {
  await page.viewport(1280, 800);
  const { services } = await aStage({});
  function Paging() {
    const [album] = useState(opened);
    const [at, setAt] = useState(1);
    return (
      <main style={{ height: 600 }}>
        <BookStage album={album} mode={PAPER_MODE} page={at} onPage={setAt} keys="paging" />
      </main>
    );
  }
  await render(<Staged services={services} routes={[{ path: '*', element: <Paging /> }]} at="/" />);
  await expect.element(pages('1')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}{End}');
  await expect.element(pages('1')).toBeVisible();
  await userEvent.keyboard('{PageDown}');
  await expect.element(pages('2-3')).toBeVisible();
});
