import { anAlbum } from '@figurina/album/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefused } from '../commands/command.ts';
import { NODE_DEFAULTS } from '../document/complete.ts';
import type { NodeId, NodeOf, RichText } from '../index.ts';
import { applyPatch } from '../patch/apply-patch.ts';
import { formatTexts } from './format-texts.ts';
import { changeMarks, type FormatChange, formatOfRun, formatsIn, RUN_KEYS, sharedFormat } from './text-format.ts';

const fonts = new Map([
  ['title', { family: 'Oswald', bold: true }],
  ['paragraph', { family: 'Rubik', bold: false }],
]);
const font = fc.constantFrom('title', 'paragraph', 'Anton', 'Lora');
const runValues = {
  font,
  size: fc.constantFrom(9, 11, 72),
  color: fc.oneof(fc.integer({ min: 0, max: 6 }), fc.constant('#ff0000')),
  bold: fc.boolean(),
  italic: fc.boolean(),
  uppercase: fc.boolean(),
};
const marks = fc.record(runValues, { requiredKeys: [] });
const change: fc.Arbitrary<FormatChange> = fc.record(
  { ...runValues, align: fc.constantFrom('left', 'justify'), lineHeight: fc.constantFrom(100, 200) },
  { requiredKeys: [] },
);
const props = fc
  .record({ ...runValues, bold: fc.constantFrom(true, false, null) })
  .map((own) => ({ ...NODE_DEFAULTS.Text, ...own }));

describe('the format of words', () => {
  it('is what was asked for, and otherwise what it was', () => {
    fc.assert(
      fc.property(props, marks, change, (text, before, wanted) => {
        const was = formatOfRun(text, before, fonts);
        const is = formatOfRun(text, changeMarks(text, before, wanted, fonts), fonts);
        for (const key of RUN_KEYS) {
          if (wanted[key] !== undefined) expect(is[key]).toBe(wanted[key]);
          else if (key !== 'bold' || wanted.font === undefined) expect(is[key]).toBe(was[key]);
        }
      }),
    );
  });

  it('keeps its weight in another family, and takes the one of a role', () => {
    const text = { ...NODE_DEFAULTS.Text, bold: true };
    expect(formatOfRun(text, changeMarks(text, {}, { font: 'Lora' }, fonts), fonts).bold).toBe(true);
    expect(formatOfRun(text, changeMarks(text, { bold: false }, { font: 'title' }, fonts), fonts).bold).toBe(true);
  });

  it('says nothing that the text says already', () => {
    const text = { ...NODE_DEFAULTS.Text };
    expect(changeMarks(text, { bold: true, size: 11 }, { bold: false }, fonts)).toEqual({});
  });
});

describe('whole texts', () => {
  const words: RichText = {
    paragraphs: [
      { align: 'center', content: [{ text: 'Auf' }, { text: 'stellung', bold: true, size: 20 }] },
      { content: [{ symbol: 'page-number', color: 3 }] },
    ],
  };
  const album = () => anAlbum().section().spread().text('', { id: 'a', text: words }).text('kurz', { id: 'b' }).build();
  const textOf = (document: ReturnType<typeof album>, id: string) => document.nodes.get(id as NodeId) as NodeOf<'Text'>;
  const shared = (document: ReturnType<typeof album>, ...ids: string[]) =>
    sharedFormat(ids.flatMap((id) => [...formatsIn(textOf(document, id).props, document.fonts)]));

  it('show what differs as mixed', () => {
    expect(shared(album(), 'a')).toMatchObject({ bold: null, size: null, color: null, align: null, italic: false });
    expect(shared(album(), 'b')).toMatchObject({ bold: false, size: 11, lineHeight: 150, align: 'left' });
    expect(sharedFormat([]).size).toBeNull();
  });

  it('take a format as a whole, runs and paragraphs included', () => {
    fc.assert(
      fc.property(change, (wanted) => {
        const document = album();
        const patch = formatTexts(document, { ids: ['a', 'b'] as NodeId[], change: wanted });
        if (isRefused(patch)) throw new Error(patch.code);
        applyPatch(document, patch);
        expect(shared(document, 'a', 'b')).toMatchObject(wanted);
        expect(textOf(document, 'b').props.text).toEqual({ paragraphs: [{ content: [{ text: 'kurz' }] }] });
      }),
    );
  });

  it('join runs that say the same', () => {
    const document = album();
    const patch = formatTexts(document, { ids: ['a' as NodeId], change: { bold: true, size: 12 } });
    if (isRefused(patch)) throw new Error(patch.code);
    applyPatch(document, patch);
    expect(textOf(document, 'a').props.text.paragraphs[0]!.content).toEqual([{ text: 'Aufstellung' }]);
  });

  it('take a line under each of their words, and under an automatic text that they are', () => {
    const document = album();
    const line = (underline: boolean): void => {
      const patch = formatTexts(document, { ids: ['a', 'c'] as NodeId[], change: { underline } });
      if (isRefused(patch)) throw new Error(patch.code);
      applyPatch(document, patch);
    };
    applyPatch(document, [
      {
        part: 'workspace',
        path: 'nodes/c',
        value: { ...document.nodes.get('b' as NodeId), id: 'c', type: 'Text', order: 'z' } as never,
      },
      { part: 'workspace', path: 'nodes/c/props/symbol', value: 'page-number' },
    ]);
    line(true);
    expect(shared(document, 'a', 'c').underline).toBe(true);
    expect(textOf(document, 'a').props.text.paragraphs[0]!.content).toEqual([
      { text: 'Auf', underline: true },
      { text: 'stellung', bold: true, size: 20, underline: true },
    ]);
    expect(textOf(document, 'c').props).toMatchObject({
      symbol: null,
      text: { paragraphs: [{ content: [{ symbol: 'page-number', underline: true }] }] },
    });
    line(false);
    expect(textOf(document, 'a').props.text).toEqual(words);
  });

  it('refuse when there is no text', () => {
    expect(formatTexts(album(), { ids: ['nothing' as NodeId], change: { bold: true } })).toMatchObject({ ok: false });
  });
});
