import { NODE_DEFAULTS, richText, type NodeId, type NodeOf, type PropsOf, type SymbolValue } from '@figurina/album';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import '../style.css';
import { loadFonts } from '../fonts/load-fonts.ts';
import { KT, POINT } from '../units.ts';
import { breaksHash } from './line-boxes.ts';
import { fitSize, measureText } from './measure-text.ts';
import { measureTexts, type TextToMeasure } from './measuring-host.tsx';
import { TextBox } from './TextBox.tsx';

const look = {
  palette: new Map([['3', '#c53c23']]),
  fonts: new Map([
    ['title', { family: 'Oswald', bold: true }],
    ['paragraph', { family: 'Rubik', bold: false }],
  ]),
};
const WORDS = 'Die längste Reise beginnt mit einem Butterbrot, das die Großmutter gewickelt hat.';

beforeAll(() => loadFonts(['Oswald', 'Rubik', 'Playfair Display']));

let made = 0;
function text(
  props: Partial<PropsOf<'Text'>>,
  symbols: ReadonlyMap<'toc-chapters' | 'toc-pages' | 'album-title', SymbolValue> = new Map(),
): TextToMeasure {
  const node: NodeOf<'Text'> = {
    id: `text${made++}` as NodeId,
    type: 'Text',
    parent: null,
    order: '',
    props: { ...NODE_DEFAULTS.Text, ...props },
  };
  return { node, look, language: 'de', symbols };
}

async function show(...texts: TextToMeasure[]): Promise<HTMLElement[]> {
  await cleanup();
  const { container } = await render(
    <div style={{ transform: 'scale(2.3) rotate(13deg)' }}>
      {texts.map((one) => (
        <TextBox key={one.node.id} {...one} />
      ))}
    </div>,
  );
  return [...container.querySelectorAll<HTMLElement>('.fg-text')];
}

function letterByLetter(box: HTMLElement): number[] {
  const node = document.createTreeWalker(box.querySelector('p')!, NodeFilter.SHOW_TEXT).nextNode() as Text;
  const range = document.createRange();
  const counts: number[] = [];
  let line = Number.NEGATIVE_INFINITY;
  for (let letter = 0; letter < node.length; letter++) {
    range.setStart(node, letter);
    range.setEnd(node, letter + 1);
    const { top } = range.getBoundingClientRect();
    if (top > line + 1) counts.push(0);
    line = Math.max(line, top);
    counts[counts.length - 1]! += 1;
  }
  return counts;
}

describe('a text', () => {
  it('is as high as its lines, whatever the zoom and turn around it', async () => {
    const [box] = await show(text({ text: richText('eins\nzwei\n\nvier'), size: 20, lineHeight: 150, width: 80 }));
    expect(measureText(box!).height).toBeCloseTo(4 * 20 * POINT * 1.5, 1);
    expect(measureText(box!).overflow).toBe(0);
  });

  it('reaches over a box that is too small, and stands in the middle of one that is not', async () => {
    const props = { text: richText(WORDS), size: 20, width: 60, autosize: false };
    const [low, high] = await show(text({ ...props, height: 10 }), text({ ...props, height: 200, valign: 'middle' }));
    const { height, overflow } = measureText(low!);
    expect(overflow).toBeCloseTo(height - 10, 2);
    const lines = high!.querySelector<HTMLElement>('.fg-lines')!;
    expect((lines.offsetTop + lines.offsetHeight / 2) / KT).toBeCloseTo(100, 1);
    expect(low!.querySelector<HTMLElement>('.fg-lines')!.offsetTop).toBe(0);
  });

  it('gets smaller where it is told to fit its box, without breaking a word, on the page and off', async () => {
    const props = {
      text: richText('Aleksandra Brzęczyszczykiewicz'),
      size: 36,
      width: 60,
      height: 14,
      autosize: false,
    };
    const texts = [text(props), text({ ...props, fit: true }), text({ ...props, fit: true, text: richText('Ada') })];
    const sizes = (await show(...texts)).map((box) => Math.round(Number.parseFloat(box.style.fontSize) / KT / POINT));
    expect(sizes[0]).toBe(36);
    expect(sizes[1]).toBeLessThan(20);
    expect(sizes[2]).toBeGreaterThan(18);
    const [, small] = await measureTexts(texts);
    expect(small!.height / KT).toBeLessThanOrEqual(14);
    expect(small!.brokenWords).toBe(0);
  });

  it('has the same lines off screen as on the page', async () => {
    const texts = [
      text({ text: richText(WORDS), width: 50 }),
      text({ text: richText(WORDS), width: 71.3, align: 'justify', font: 'Playfair Display' }),
      text({ text: richText(`${WORDS}\n${WORDS}`), width: 40, uppercase: true, font: 'title', size: 18 }),
    ];
    const boxes = await show(...texts);
    const measured = await measureTexts(texts);
    measured.forEach(({ height, breaks, fragments }, index) => {
      expect(height).toBe(boxes[index]!.querySelector<HTMLElement>('.fg-lines')!.offsetHeight);
      expect(breaks.reduce((sum, count) => sum + count, 0)).toBe(boxes[index]!.textContent.length);
      expect(fragments.length).toBe(breaks.length);
    });
    expect(breaksHash(measured[0]!.breaks)).not.toBe(breaksHash(measured[1]!.breaks));
    expect(breaksHash(measured[0]!.breaks)).toBe(breaksHash((await measureTexts([texts[0]!]))[0]!.breaks));
  });

  it('breaks where letter after letter lies, whatever the words and the width', async () => {
    const word = fc.stringMatching(/^[A-Za-zäß-]{1,24}$/);
    const words = fc.array(fc.tuple(word, fc.constantFrom(' ', '  ')), { minLength: 1, maxLength: 40 });
    const some = fc.sample(
      fc.record({ words, width: fc.integer({ min: 8, max: 90 }), size: fc.integer({ min: 6, max: 40 }) }),
      {
        numRuns: 60,
        seed: Number(import.meta.env['VITE_FC_SEED'] ?? 20_261_122),
      },
    );
    const texts = some.map(({ words: list, ...props }) => text({ ...props, text: richText(list.flat().join('')) }));
    const boxes = await show(...texts);
    for (const box of boxes) box.parentElement!.style.transform = 'none';
    const measured = await measureTexts(texts);
    expect(measured.map(({ breaks }) => breaks)).toEqual(boxes.map(letterByLetter));
  });

  it('lays nothing out again for other colours, and has them', async () => {
    const run = { text: 'Rot', color: '#c0392b' };
    const one = text({ color: 3, text: { paragraphs: [{ content: [{ text: 'Bunt und ' }, run] }] } });
    const colored = (lead: string): TextToMeasure => ({
      ...one,
      look: { ...one.look, palette: new Map([['3', lead]]) },
    });
    const [before] = await measureTexts([colored('#123456')]);
    expect(before!.fragments.map(({ color }) => color)).toEqual(['#123456', 'rgb(192, 57, 43)']);
    const host = document.querySelector('.fg-measuring')!;
    const laidOut = new MutationObserver(() => undefined);
    laidOut.observe(host, { childList: true, subtree: true });
    const [after] = await measureTexts([colored('#abcdef')]);
    expect(laidOut.takeRecords()).toEqual([]);
    laidOut.disconnect();
    expect(after!.fragments.map(({ color }) => color)).toEqual(['#abcdef', 'rgb(192, 57, 43)']);
    expect(after!.breaks).toEqual(before!.breaks);
  });

  it('has a line under the words that say so, thick and deep by their size', async () => {
    const runs = [{ text: 'ohne ' }, { text: 'mit', underline: true, size: 20 }, { text: ' ohne' }];
    const underlined = text({ text: { paragraphs: [{ content: runs }] } });
    const [box] = await show(underlined);
    const styles = Array.from(box!.querySelectorAll('span'), (span) => getComputedStyle(span).textDecorationLine);
    expect(styles).toEqual(['none', 'underline', 'none']);
    const [measured] = await measureTexts([underlined]);
    const [before, line, after] = measured!.fragments;
    expect([before!.underline, after!.underline]).toEqual([null, null]);
    const size = 20 * POINT * KT;
    expect(line!.underline!.thickness).toBeCloseTo(0.06 * size, 0);
    expect(line!.underline!.y).toBeGreaterThan(line!.baseline);
    expect(line!.underline!.y).toBeLessThan(line!.baseline + 0.2 * size);
  });

  it('takes the font of its role, and bold from the role unless it says otherwise', async () => {
    const runs = [{ text: 'a' }, { text: 'b', font: 'title' }, { text: 'c', font: 'title', bold: false }];
    const [box] = await show(text({ text: { paragraphs: [{ content: runs }] } }));
    const styles = Array.from(box!.querySelectorAll('span'), (span) => getComputedStyle(span));
    expect(styles.map(({ fontFamily, fontWeight }) => [fontFamily.split(',')[0], fontWeight])).toEqual([
      ['Rubik', '400'],
      ['Oswald', '700'],
      ['Oswald', '400'],
    ]);
  });

  it('gives a line of its own to an empty paragraph and to a break at the end', async () => {
    const line = { content: [{ text: 'a' }] };
    const [plain, empty, broken] = await show(
      text({ text: { paragraphs: [line] } }),
      text({ text: { paragraphs: [line, { content: [] }] } }),
      text({ text: { paragraphs: [{ content: [{ text: 'a' }, { break: true }] }] } }),
    );
    const one = measureText(plain!).height;
    expect(measureText(empty!).height).toBeCloseTo(2 * one, 2);
    expect(measureText(broken!).height).toBeCloseTo(2 * one, 2);
  });

  it.each(['toc-chapters', 'toc-pages'] as const)('lays the contents %s out in rows with leaders', async (symbol) => {
    const rows = [
      { label: 'Mannschaft', page: '4' },
      { label: 'Ein Kapitel mit einem so langen Namen, dass er in zwei Zeilen steht', page: '12–15' },
    ];
    const contents = text({ symbol, width: 60 }, new Map([[symbol, rows]]));
    const [box] = await show(contents);
    const pages = [...box!.querySelectorAll<HTMLElement>('.fg-contents-page')];
    for (const page of pages) expect((page.offsetLeft + page.offsetWidth) / KT).toBeCloseTo(60, 1);
    expect(pages.map((page) => page.textContent)).toEqual(['4', '12–15']);
    const [{ rules } = { rules: [] }] = await measureTexts([contents]);
    expect(rules).toHaveLength(2);
    for (const { width } of rules) expect(width).toBeGreaterThan(0);
  });

  it('keeps a fitted table of contents in its box, a long label on its line, and all lines as far apart', async () => {
    const row = (label: string) => ({ label, page: '12' });
    const contents = (...labels: string[]) =>
      text(
        { symbol: 'toc-chapters', size: 20, lineHeight: 200, width: 100, height: 60, autosize: false, fit: true },
        new Map([['toc-chapters' as const, labels.map(row)]]),
      );
    const long = 'Spielgemeinschaft Oberlinden-Wiesental';
    const [few, many] = await show(contents('Eins', long, 'Drei'), contents(...Array<string>(9).fill('Eins')));
    const rows = [...few!.querySelectorAll<HTMLElement>('.fg-contents-row')];
    const pitch = (20 * 2 * POINT * KT) | 0;
    for (const { offsetHeight } of rows) expect(Math.abs(offsetHeight - pitch)).toBeLessThan(pitch / 50);
    expect(many!.querySelector<HTMLElement>('.fg-lines')!.offsetHeight).toBeLessThanOrEqual(60 * KT);
  });

  it('shows automatic texts among words', async () => {
    const content = [{ text: 'Das ist ' }, { symbol: 'album-title' as const, bold: true }, { text: '!' }];
    const [box] = await show(text({ text: { paragraphs: [{ content }] } }, new Map([['album-title', 'FC Adler']])));
    expect(box!.textContent).toBe('Das ist FC Adler!');
  });
});

describe('copy-fit', () => {
  it('finds the largest size that fits without breaking a word', async () => {
    const wide = text({ text: richText(WORDS), width: 120, height: 40, autosize: false, lineHeight: 120 });
    const size = await fitSize(wide);
    const at = async (points: number) => {
      const [box] = await show({ ...wide, node: { ...wide.node, props: { ...wide.node.props, size: points } } });
      return measureText(box!).overflow;
    };
    expect(await at(size)).toBe(0);
    expect(await at(size + 2)).toBeGreaterThan(0);
    const narrow = text({ text: richText('Butterbrotdose'), width: 30, height: 200, autosize: false });
    expect(await fitSize(narrow)).toBeLessThan(16);
    expect(await fitSize(text({ text: richText(WORDS), width: 5, height: 2, autosize: false }))).toBe(4);
  });
});
