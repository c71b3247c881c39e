import { plainText, richText, type RichText } from '@figurina/album';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeTexts } from './merge-texts.ts';

const merged = (base: string, ours: string, theirs: string) =>
  plainText(mergeTexts(richText(base), richText(ours), richText(theirs)));

test.each([
  ['changes of different words', 'a b c d', 'a B c d', 'a b c D', 'a B c D'],
  ['insertions at both ends', 'b', 'a b', 'b c', 'a b c'],
  ['insertions at one place: theirs first', 'a d', 'a b d', 'a c d', 'a c b d'],
  ['one word replaced by both: both stand', 'Müller', 'Meier', 'Mayer', 'Mayer Meier'],
  ['the same change by both is made once', 'a b', 'a c', 'a c', 'a c'],
  ['a deletion beside a change', 'a b c', 'a c', 'a b C', 'a C'],
  ['a deletion of what the other one changed: the change stays', 'a b c', 'a', 'a b x', 'a x'],
  ['new paragraphs of both', 'one', 'one\ntwo', 'zero\none', 'zero\none\ntwo'],
  ['an emptied text beside an addition: that stays', 'a', '', 'a b', ' b'],
])('%s', (_what, base, ours, theirs, expected) => {
  expect(merged(base, ours, theirs)).toBe(expected);
});

test('one makes a word bold, the other one writes beside it, and a third look is taken mark by mark', () => {
  const run = (marks: object, text = 'word'): RichText => ({ paragraphs: [{ content: [{ text, ...marks }] }] });
  expect(mergeTexts(run({}), run({ bold: true }), run({}, 'word more'))).toEqual({
    paragraphs: [{ content: [{ text: 'word', bold: true }, { text: ' more' }] }],
  });
  expect(mergeTexts(run({}), run({ bold: true, size: 20 }), run({ italic: true, size: 30 }))).toEqual(
    run({ italic: true, bold: true, size: 20 }),
  );
});

test('alignment of a paragraph and its words are changed side by side', () => {
  const text = (align: 'left' | 'center', words: string): RichText => ({
    paragraphs: [{ align, content: [{ text: words }] }],
  });
  expect(mergeTexts(text('left', 'a b'), text('center', 'a b'), text('left', 'a c'))).toEqual(text('center', 'a c'));
});

const words = fc.array(fc.constantFrom('a', 'b', 'c', 'ä', '.', '1'), { maxLength: 12 }).map((list) => list.join(' '));

test('where one changed nothing the other one’s text comes out', () => {
  fc.assert(
    fc.property(words, words, (base, changed) => {
      expect(merged(base, changed, base)).toBe(changed);
      expect(merged(base, base, changed)).toBe(changed);
      expect(merged(base, changed, changed)).toBe(changed);
    }),
  );
});

test('nothing that anybody added gets lost', () => {
  fc.assert(
    fc.property(words, words, words, (base, ours, theirs) => {
      const mine = `${ours} mine`;
      const other = `other ${theirs}`;
      const result = merged(base, mine, other).split(/\s+/);
      expect(result).toEqual(expect.arrayContaining(['mine', 'other']));
    }),
  );
});
