import type { AlbumDocument } from '../document/album.ts';
import type { NodeId } from '../document/ids.ts';
import type { NodeOf } from '../document/nodes/node.ts';
import type { RichText } from '../document/rich-text.ts';
import { boundsInSpread } from '../geometry/bounds.ts';
import { inReadingOrder } from '../geometry/reading-order.ts';
import { spreadOrder } from '../print/page-size.ts';
import { type Folded, foldWords } from './fold-words.ts';
import { lettersOf } from './letters.ts';

export interface FindOptions {
  /** Only where no letter and no figure stands beside it. */
  readonly wholeWord?: boolean;
}

/** A place in a text, in letters of a paragraph; an automatic text and a line break count as one letter. */
export interface TextMatch {
  readonly paragraph: number;
  readonly from: number;
  readonly to: number;
}
export interface FoundText extends TextMatch {
  readonly node: NodeId;
}

const paragraphsOf = new WeakMap<RichText, readonly Folded[]>();

function foldedParagraphs(text: RichText): readonly Folded[] {
  const known = paragraphsOf.get(text);
  if (known) return known;
  const made = text.paragraphs.map(({ content }) => foldWords(content.map(lettersOf).join('')));
  paragraphsOf.set(text, made);
  return made;
}

/** Where words stand in a text, whatever their case and accents, also across runs; one after the other, never over a symbol. */
export function findInText(text: RichText, query: string, { wholeWord = false }: FindOptions = {}): TextMatch[] {
  const wanted = foldWords(query.replaceAll(/[\n\uFFFC]/g, '')).words;
  if (wanted.trim() === '') return [];
  return foldedParagraphs(text).flatMap(({ words, starts, ends }, paragraph) => {
    const matches: TextMatch[] = [];
    for (let at = words.indexOf(wanted); at !== -1;) {
      const last = at + wanted.length - 1;
      // Half of a letter that became two (ß) is no match.
      const isWhole = starts[at - 1] !== starts[at] && starts[last + 1] !== starts[last];
      const taken = isWhole && !(wholeWord && (isLetter(words, at, -1) || isLetter(words, last, 1)));
      if (taken) matches.push({ paragraph, from: starts[at]!, to: ends[last]! });
      at = words.indexOf(wanted, taken ? last + 1 : at + 1);
    }
    return matches;
  });
}

function isLetter(words: string, at: number, step: 1 | -1): boolean {
  const before = step === -1 ? words.slice(Math.max(0, at - 2), at) : words.slice(at + 1, at + 3);
  return step === -1 ? /[\p{L}\p{N}_]$/u.test(before) : /^[\p{L}\p{N}_]/u.test(before);
}

/** Where words stand in the texts of an album, in the order in which one reads it. Hidden texts are left out. */
export function findInAlbum(document: AlbumDocument, query: string, options: FindOptions = {}): FoundText[] {
  return spreadOrder(document).flatMap((spread) => {
    const found = textsIn(document, spread).flatMap((node) => {
      const matches = node.props.symbol ? [] : findInText(node.props.text, query, options);
      return matches.length > 0 ? [{ node, matches }] : [];
    });
    const ordered = inReadingOrder(
      found,
      ({ node }) => boundsInSpread(document, node.id) ?? { x: 0, y: 0, width: 0, height: 0 },
    );
    return ordered.flatMap(({ node, matches }) => matches.map((match) => ({ node: node.id, ...match })));
  });
}

function textsIn(document: AlbumDocument, parent: NodeId): NodeOf<'Text'>[] {
  return document.childIds(parent).flatMap((id) => {
    const node = document.nodes.get(id);
    if (!node || ('hidden' in node.props && node.props.hidden)) return [];
    if (node.type === 'Group') return textsIn(document, id);
    return node.type === 'Text' ? [node] : [];
  });
}
