import { NODE_DEFAULTS, richText, type NodeId, type NodeOf } from '@figurina/album';
import { expect, it } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import '../style.css';
import { loadFonts } from '../fonts/load-fonts.ts';
import { measureTexts, type TextToMeasure } from './measuring-host.tsx';
import { TextBox } from './TextBox.tsx';

const look = { palette: new Map<string, string>(), fonts: new Map([['paragraph', { family: 'Rubik', bold: false }]]) };

/** A name, and the families of ours of which one must draw it; in the others' faces it has other widths. */
const NAMES: readonly (readonly [name: string, family: string])[] = [
  ['Дмитрий Щукин', 'Rubik'],
  ['נועה לוי', 'Rubik'],
  ['Nguyễn Hương', 'Figurina Sans'],
  ['Ελένη Ξένος', 'Figurina Sans'],
  ['प्रिया शर्मा', 'Figurina Sans'],
  ['สมชาย ใจดี', 'Figurina Sans'],
  ['ნინო ბერიძე', 'Figurina Sans'],
  ['Անի Սարգսյան', 'Figurina Sans'],
  ['王小明', 'Figurina SC'],
  ['さくら', 'Figurina JP'],
  ['김민준', 'Figurina KR'],
  ['🎉😀', 'Figurina Emoji'],
];

const textOf = (words: string, more: object = {}): TextToMeasure => {
  const props = { ...NODE_DEFAULTS.Text, text: richText(words), width: 200, size: 20, ...more };
  const node: NodeOf<'Text'> = { id: words as NodeId, type: 'Text', parent: null, order: '', props };
  return { node, look, language: 'de', symbols: new Map() };
};

const coded = (ranges: string, letter: string): boolean =>
  ranges.split(',').some((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    const code = letter.codePointAt(0)!;
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
  });

/** Whether a loaded face of a family says that it has a letter. */
const hasFace = (family: string, letter: string): boolean =>
  [...document.fonts].some(
    (face) =>
      face.family.replaceAll('"', '') === family && face.status === 'loaded' && coded(face.unicodeRange, letter),
  );

/** The addresses of all files come one by one while they are not bundled. */
const PATIENCE = 90_000;

it('a name in any script is drawn with a font of the house, by being shown', { timeout: PATIENCE }, async () => {
  await loadFonts(['Rubik']);
  const before = [...document.fonts].length;
  await cleanup();
  await render(<TextBox {...textOf('Łukasz Großmann')} />);
  // Nobody pays for what no name needs.
  expect([...document.fonts].length).toBe(before);
  await render(
    <div>
      {NAMES.map(([name]) => (
        <TextBox key={name} {...textOf(name)} />
      ))}
    </div>,
  );
  for (const [name, family] of NAMES) {
    // The last letter: in Vietnamese names most are the family's own.
    const letter = Array.from(name).findLast((each) => each.codePointAt(0)! > 0x3ff) ?? 'ư';
    await expect.poll(() => hasFace(family, letter), { message: `${name} in ${family}`, timeout: PATIENCE }).toBe(true);
  }
});

it('lines of Chinese break between letters, and none of its words is broken', { timeout: PATIENCE }, async () => {
  const words = '王小明和李小红在学校里一起打篮球然后回家';
  await loadFonts([{ family: 'Rubik', words }]);
  const [{ breaks, brokenWords } = { breaks: [], brokenWords: 1 }] = await measureTexts([textOf(words, { width: 40 })]);
  expect(breaks.length).toBeGreaterThan(2);
  expect(breaks.reduce((sum, count) => sum + count, 0)).toBe(words.length);
  expect(brokenWords).toBe(0);
});

it('Arabic runs from the right, and what no font has is a box', async () => {
  await cleanup();
  const { container } = await render(
    <>
      <TextBox {...textOf('محمد 7')} />
      <TextBox {...textOf('Mia \uE123')} />
    </>,
  );
  const [arabic, odd] = [...container.querySelectorAll('p')];
  const node = document.createTreeWalker(arabic!, NodeFilter.SHOW_TEXT).nextNode()!;
  const range = document.createRange();
  const leftOf = (at: number): number => {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return range.getBoundingClientRect().left;
  };
  expect(leftOf(0)).toBeGreaterThan(leftOf(3));
  expect(leftOf(3)).toBeGreaterThan(leftOf(5));
  expect(odd!.textContent).toBe('Mia □');
});
