import { anAlbum } from '@figurina/album/testing';
import { expect, test } from 'vitest';
import { isRefused } from '../commands/command.ts';
import type { NodeId, NodeOf, RichText, SymbolKind } from '../index.ts';
import { applyPatch } from '../patch/apply-patch.ts';
import { putSymbol, writtenText } from './put-symbol.ts';

function after(given: { text?: RichText; symbol?: SymbolKind }, kind: SymbolKind): NodeOf<'Text'>['props'] {
  const document = anAlbum()
    .section()
    .spread()
    .text('', { id: 'a', ...given })
    .build();
  const patch = putSymbol(document, { ids: ['a' as NodeId], kind });
  if (isRefused(patch)) throw new Error(patch.code);
  applyPatch(document, patch);
  return (document.nodes.get('a' as NodeId) as NodeOf<'Text'>).props;
}
const content = (...paragraphs: RichText['paragraphs'][number]['content'][]): RichText => ({
  paragraphs: paragraphs.map((each) => ({ content: each })),
});

test('an automatic text comes at the end of the words, in their format, behind a space', () => {
  expect(after({ text: content([{ text: 'Seite', bold: true }]) }, 'page-number').text).toEqual(
    content([
      { text: 'Seite', bold: true },
      { text: ' ', bold: true },
      { symbol: 'page-number', bold: true },
    ]),
  );
  expect(after({ text: content([{ text: 'Seite ' }]) }, 'page-number').text).toEqual(
    content([{ text: 'Seite ' }, { symbol: 'page-number' }]),
  );
});

test('an empty text is the automatic text alone, a table of contents stands in a paragraph of its own', () => {
  expect(after({}, 'section').text).toEqual(content([{ symbol: 'section' }]));
  expect(after({ text: content([{ text: 'Inhalt' }]) }, 'toc-pages').text).toEqual(
    content([{ text: 'Inhalt' }], [{ symbol: 'toc-pages' }]),
  );
});

test('a text that is an automatic text as a whole becomes the other one, and is typed in as one letter', () => {
  const props = after({ symbol: 'page-number' }, 'total-pages');
  expect(props).toMatchObject({ symbol: 'total-pages', text: content([]) });
  expect(writtenText(props)).toEqual(content([{ symbol: 'total-pages' }]));
});
