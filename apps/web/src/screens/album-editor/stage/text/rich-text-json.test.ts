import { ALIGNMENTS, type Inline, type RichText, SYMBOL_KINDS } from '@figurina/album';
import { getSchema } from '@tiptap/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromEditing, toEditing } from './rich-text-json.ts';
import { richTextExtensions } from './rich-text-schema.ts';

const either = fc.boolean();
const marks = fc.record(
  {
    bold: either,
    italic: either,
    uppercase: either,
    underline: either,
    font: fc.constantFrom('title', 'Anton'),
    size: fc.constantFrom(9, 11, 72),
    color: fc.oneof(fc.integer({ min: 0, max: 6 }), fc.constant('#ff0000')),
  },
  { requiredKeys: [] },
);
const inline: fc.Arbitrary<Inline> = fc.oneof(
  fc.tuple(fc.string({ minLength: 1 }), marks).map(([text, mark]) => ({ text, ...mark })),
  fc.tuple(fc.constantFrom(...SYMBOL_KINDS), marks).map(([symbol, mark]) => ({ symbol, ...mark })),
  fc.constant({ break: true } as const),
);
const text: fc.Arbitrary<RichText> = fc.record({
  paragraphs: fc.array(
    fc.record(
      {
        align: fc.constantFrom(...ALIGNMENTS),
        lineHeight: fc.constantFrom(100, 150),
        content: fc.array(inline, { maxLength: 5 }),
      },
      { requiredKeys: ['content'] },
    ),
    { minLength: 1, maxLength: 4 },
  ),
});

describe('rich text while it is edited', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(text, (value) => {
        expect(fromEditing(toEditing(value))).toEqual(value);
      }),
    );
  });

  it('is what the editor may hold', () => {
    const schema = getSchema(richTextExtensions({ symbolView: null, runStyle: () => '' }));
    fc.assert(
      fc.property(text, (value) => {
        schema.nodeFromJSON(toEditing(value)).check();
      }),
    );
  });

  it('refuses what is no rich text', () => {
    expect(fromEditing({ type: 'doc', content: [{ type: 'paragraph', attrs: { align: 'sideways' } }] })).toBeNull();
  });
});
