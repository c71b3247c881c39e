import { anAlbum } from '@figurina/album/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefused } from '../commands/command.ts';
import { type Inline, plainText, type RichText, richText } from '../document/rich-text.ts';
import type { NodeId, NodeOf } from '../index.ts';
import { applyPatch } from '../patch/apply-patch.ts';
import { findInAlbum, findInText } from './find-in-text.ts';
import { lettersOf } from './letters.ts';
import { foldWords } from './fold-words.ts';
import { replaceInText, replaceInTexts } from './replace-in-texts.ts';

const letter = fc.constantFrom('a', 'A', 'ä', 'a\u0308', 'ß', 's', 'S', 'o', 'Ø', ' ', '\u00A0', 'x', '😀', '.');
const words = fc.array(letter, { minLength: 1, maxLength: 8 }).map((letters) => letters.join(''));
const inline: fc.Arbitrary<Inline> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ text: words, bold: fc.boolean() }, { requiredKeys: ['text'] }) },
  fc.constant({ symbol: 'page-number' } as const),
  fc.constant({ break: true } as const),
);
const text: fc.Arbitrary<RichText> = fc.record({
  paragraphs: fc.array(fc.record({ content: fc.array(inline, { maxLength: 5 }) }), { minLength: 1, maxLength: 3 }),
});
const query = fc.array(letter, { minLength: 1, maxLength: 3 }).map((letters) => letters.join(''));
const lettersIn = (value: RichText) => value.paragraphs.map(({ content }) => content.map(lettersOf).join(''));
const fixed = (value: RichText) => value.paragraphs.map(({ content }) => content.filter((each) => !('text' in each)));

describe('what is found', () => {
  it('reads like what was looked for, one after the other', () => {
    fc.assert(
      fc.property(text, query, fc.boolean(), (value, wanted, wholeWord) => {
        let before = { paragraph: -1, to: 0 };
        for (const { paragraph, from, to } of findInText(value, wanted, { wholeWord })) {
          const found = lettersIn(value)[paragraph]!.slice(from, to);
          expect(foldWords(found).words).toBe(foldWords(wanted).words);
          if (paragraph === before.paragraph) expect(from).toBeGreaterThanOrEqual(before.to);
          before = { paragraph, to };
        }
      }),
    );
  });

  it('is there when the words are', () => {
    fc.assert(
      fc.property(words, query, words, (before, wanted, after) => {
        fc.pre(foldWords(wanted).words.trim() !== '' && !/^\p{M}/u.test(after) && !/^\p{M}/u.test(wanted));
        expect(findInText(richText(before + wanted + after), wanted).length).toBeGreaterThan(0);
      }),
    );
  });

  it('does not mind case, accents, kinds of space and where a run ends', () => {
    const value: RichText = {
      paragraphs: [{ content: [{ text: 'Die MÜL' }, { text: 'LERS', bold: true }, { text: '\u00A0Straße' }] }],
    };
    expect(findInText(value, 'müllers strasse')).toEqual([{ paragraph: 0, from: 4, to: 18 }]);
    expect(findInText(value, 'muller')).toHaveLength(1);
    expect(findInText(value, 'muller', { wholeWord: true })).toEqual([]);
    expect(findInText(value, 'mullers', { wholeWord: true })).toHaveLength(1);
    expect(findInText(richText('Spaß'), 's')).toEqual([{ paragraph: 0, from: 0, to: 1 }]);
    expect(findInText(value, '  ')).toEqual([]);
  });

  it('never reaches over a symbol or a break', () => {
    const value: RichText = {
      paragraphs: [{ content: [{ text: 'ab' }, { symbol: 'section' }, { text: 'c' }, { break: true }, { text: 'd' }] }],
    };
    expect(findInText(value, 'abc')).toEqual([]);
    expect(findInText(value, 'cd')).toEqual([]);
  });

  it('comes in the order in which one reads the album, without hidden texts', () => {
    const album = anAlbum()
      .section()
      .spread()
      .text('Tor unten', { id: 'below', y: 200 })
      .text('Tor oben', { id: 'above', y: 10 })
      .text('Tor versteckt', { hidden: true })
      .spread()
      .group((group) => group.text('Tor, Tor', { id: 'grouped' }))
      .on('front')
      .text('Tor', { id: 'cover' })
      .build();
    expect(findInAlbum(album, 'tor').map(({ node }) => node)).toEqual([
      'cover',
      'above',
      'below',
      'grouped',
      'grouped',
    ]);
  });
});

describe('what is replaced', () => {
  it('leaves symbols, breaks and everything beside the matches as it was', () => {
    fc.assert(
      fc.property(text, query, fc.oneof(words, fc.constant('')), (value, wanted, put) => {
        const matches = findInText(value, wanted);
        const changed = replaceInText(value, matches, put);
        expect(fixed(changed)).toEqual(fixed(value));
        lettersIn(value).forEach((before, paragraph) => {
          let expected = '';
          let at = 0;
          for (const match of matches.filter((each) => each.paragraph === paragraph)) {
            expected += before.slice(at, match.from) + put;
            at = match.to;
          }
          expect(lettersIn(changed)[paragraph]).toBe(expected + before.slice(at));
        });
      }),
    );
  });

  it('takes the format of the first letter it replaces', () => {
    const value: RichText = { paragraphs: [{ content: [{ text: 'Ein To' }, { text: 'r fällt', bold: true }] }] };
    expect(replaceInText(value, findInText(value, 'tor'), 'Treffer').paragraphs[0]!.content).toEqual([
      { text: 'Ein Treffer' },
      { text: ' fällt', bold: true },
    ]);
  });

  it('is one step through all texts but the locked ones', () => {
    const album = anAlbum()
      .section()
      .spread()
      .text('Tor und Tor', { id: 'a' })
      .text('Tor', { id: 'locked', locked: true })
      .build();
    const found = findInAlbum(album, 'Tor');
    const patch = replaceInTexts(album, { found, words: 'Treffer' });
    if (isRefused(patch)) throw new Error(patch.code);
    applyPatch(album, patch);
    const wordsOf = (id: string) => plainText((album.nodes.get(id as NodeId) as NodeOf<'Text'>).props.text);
    expect([wordsOf('a'), wordsOf('locked')]).toEqual(['Treffer und Treffer', 'Tor']);
    expect(replaceInTexts(album, { found: [], words: '' })).toMatchObject({ ok: false });
  });
});
