import type { NodeId } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { expect, it } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { META } from '../../testing/meta.ts';
import { differenceOf, pixelsOf } from '../../testing/pixels.ts';
import {
  lineBoxes,
  loadFonts,
  PAPER_MODE,
  plainReader,
  prepareScene,
  readScene,
  renderThumbnail,
  Spread,
} from '../index.ts';
import '../style.css';

const SPREAD = 'spread' as NodeId;
const WORDS = 'Die längste Reise beginnt mit einem Butterbrot, das die Großmutter in Łódź gewickelt hat.';
const imageUrl = (): null => null;

function slanted() {
  const builder = anAlbum().section().spread({ id: SPREAD, fill: '#ffffff' });
  const runs = [{ text: WORDS, italic: true }, { text: WORDS }, { text: WORDS, italic: true, bold: true }];
  const box = { y: 10, width: 60, size: 14 };
  builder.text(WORDS, { ...box, x: 10, font: 'Lora', italic: true });
  builder.text(WORDS, { ...box, x: 80, font: 'Lora', italic: true, bold: true });
  builder.text('', { ...box, x: 150, font: 'Merriweather', text: { paragraphs: [{ content: runs }] } });
  builder.text(WORDS, { ...box, x: 230, font: 'EB Garamond', italic: true, autosize: false, height: 20, fit: true });
  // The upright face of a family arrives with another text.
  builder.text(WORDS, { ...box, x: 300, font: 'EB Garamond' });
  return builder.build();
}

it('the first picture of slanted words has the lines of the page, also where their fonts are not there yet', async () => {
  await page.viewport(1000, 700);
  const document = slanted();
  const reader = plainReader({ document, meta: META, mode: PAPER_MODE, imageUrl });
  // Nothing of these families has been fetched.
  const italics = (): FontFace[] =>
    [...globalThis.document.fonts].filter(({ style, status }) => style === 'italic' && status === 'loaded');
  expect(italics()).toEqual([]);
  const { lines } = await prepareScene(reader, readScene(reader, SPREAD)!);
  const painted = await pixelsOf((await renderThumbnail(reader, SPREAD, 230))!);

  await loadFonts(['Lora', 'Merriweather', 'EB Garamond'], { everything: true });
  await cleanup();
  const screen = await render(
    <div data-testid="sheet" style={{ position: 'absolute', left: 0, top: 0, width: 230, height: 148.5 }}>
      <div style={{ transform: 'scale(0.5)', transformOrigin: '0 0' }}>
        <Spread spreadId={SPREAD} {...{ document, mode: PAPER_MODE, imageUrl }} meta={META} />
      </div>
    </div>,
  );
  const sheet = screen.getByTestId('sheet');
  const { mean, share } = differenceOf(await pixelsOf(await page.screenshot({ element: sheet, save: false })), painted);
  expect(mean).toBeLessThan(2);
  expect(share).toBeLessThan(0.02);

  for (const box of sheet.element().querySelectorAll<HTMLElement>('.fg-text')) {
    box.style.transform = 'none';
    globalThis.document.body.append(box);
  }
  const shown = [...globalThis.document.body.querySelectorAll<HTMLElement>(':scope > .fg-text')].map(lineBoxes);
  expect(lines.map(({ breaks }) => breaks)).toEqual(shown.map(({ breaks }) => breaks));
  const widths = (boxes: typeof lines): number[][] => boxes.map(({ fragments }) => fragments.map(({ width }) => width));
  expect(widths(lines)).toEqual(widths(shown));
});
