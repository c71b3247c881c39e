import { nodeOf, refused, setProps, type CommandResult } from '../commands/command.ts';
import type { AlbumDocument } from '../document/album.ts';
import type { NodeId } from '../document/ids.ts';
import type { Paragraph, RichText } from '../document/rich-text.ts';
import { withTextBases } from '../patch/text-bases.ts';
import type { SymbolKind } from '../symbols/symbol-kinds.ts';
import { hasWords } from './text-format.ts';

/** Kinds that have lines of their own. */
export function isContents(kind: SymbolKind): boolean {
  return kind === 'toc-chapters' || kind === 'toc-pages';
}

/**
 * Puts an automatic text at the end of whole texts. A text that is an automatic text as a whole becomes this one; a
 * table of contents gets a paragraph of its own.
 */
export function putSymbol(
  document: AlbumDocument,
  { ids, kind }: { ids: Iterable<NodeId>; kind: SymbolKind },
): CommandResult {
  const texts = Array.from(ids, (id) => nodeOf(document, id, 'Text')).filter((node) => node !== undefined);
  if (texts.length === 0) return refused('nothing_selected');
  const patch = texts.flatMap((node) =>
    setProps(node, node.props.symbol ? { symbol: kind } : { text: withSymbol(node.props.text, kind) }),
  );
  return withTextBases(document, patch);
}

function withSymbol(text: RichText, kind: SymbolKind): RichText {
  const last = text.paragraphs.at(-1)!;
  if (!hasWords(text)) return { paragraphs: [{ ...last, content: [{ symbol: kind }] }] };
  const { content } = last;
  if (isContents(kind)) return { paragraphs: [...text.paragraphs, { ...last, content: [{ symbol: kind }] }] };
  const end = content.at(-1);
  const {
    text: words = ' ',
    symbol: _symbol,
    ...marks
  } = { ...(end && !('break' in end) ? end : {}) } as {
    text?: string;
    symbol?: SymbolKind;
  };
  const space = content.length > 0 && (!/\s$/.test(words) || (end && 'symbol' in end));
  const grown: Paragraph = {
    ...last,
    content: [...content, ...(space ? [{ text: ' ', ...marks }] : []), { symbol: kind, ...marks }],
  };
  return { paragraphs: [...text.paragraphs.slice(0, -1), grown] };
}

/** The text of a node as it can be typed in: one that is an automatic text as a whole holds it as its only letter. */
export function writtenText({ text, symbol }: { text: RichText; symbol: SymbolKind | null }): RichText {
  return symbol ? { paragraphs: [{ content: [{ symbol }] }] } : text;
}
