/** An album as paper shows it: spread by spread, without what is hidden and without the hints under empty frames. */
import {
  type AlbumDocument,
  type AlbumLanguage,
  type AlbumNode,
  type AlbumFacts,
  boundsInSpread,
  type Box,
  cellsOfSpread,
  deriveFacts,
  hintsOf,
  isCover,
  isSymbolKind,
  type NodeId,
  type NodeOf,
  plainText,
  scaleOnPaper,
  shownNodes,
  spreadOrder,
} from '@figurina/album';

/** Of a length that customers give. */
const TITLE = 'Turnverein Oberlinden 1901';

export interface PrintedNode {
  readonly node: AlbumNode;
  /** In millimetres of the spread. */
  readonly box: Box;
}

export interface PrintedText extends PrintedNode {
  readonly node: NodeOf<'Text'>;
  /** Automatic texts stand as `{kind}`, answers as `{answer}`. */
  readonly words: string;
  /** As it is read. */
  readonly shown: string;
  /** How much larger than its props say it is printed. */
  readonly scale: number;
}

export interface PrintedSpread {
  readonly id: NodeId;
  /** From 1, the front cover. */
  readonly at: number;
  readonly isCover: boolean;
  readonly section: NodeId;
  /** The layout that it was made from, where there was one. */
  readonly layout: string | null;
  /** Lowest first, without groups. */
  readonly nodes: readonly PrintedNode[];
  readonly texts: readonly PrintedText[];
  readonly cells: readonly NodeOf<'StickerCell'>[];
}

export interface PrintedAlbum {
  readonly document: AlbumDocument;
  readonly language: AlbumLanguage;
  readonly spreads: readonly PrintedSpread[];
}

/** Something that must not be printed: on which spread, and in which words. */
export interface Flaw {
  readonly spread: number;
  readonly words: string;
}

/** `answers` are what the makers answered: they may say whatever they like, and stand as `{answer}`. */
export function printedAlbum(
  document: AlbumDocument,
  language: AlbumLanguage,
  answers: readonly string[] = [],
): PrintedAlbum {
  const order = spreadOrder(document);
  const facts = deriveFacts(document, { id: '', title: TITLE, releaseDate: null, language });
  const spreads = order.map((id, index): PrintedSpread => {
    const hints = hintsOf(document, id);
    const nodes = shownNodes(document, id).flatMap((node) => {
      const box = hints.has(node.id) ? undefined : boundsInSpread(document, node.id);
      return box ? [{ node, box }] : [];
    });
    const { parent, props } = document.nodes.get(id) as NodeOf<'Spread'>;
    const section = parent!;
    const { layout } = props;
    const texts = nodes.flatMap((one) => textOf(document, facts, one, answers) ?? []);
    const cells = cellsOfSpread(document, id);
    return { id, at: index + 1, isCover: isCover(index, order.length), section, layout, nodes, texts, cells };
  });
  return { document, language, spreads };
}

function textOf(
  document: AlbumDocument,
  facts: AlbumFacts,
  { node, box }: PrintedNode,
  answers: readonly string[],
): PrintedText | null {
  if (node.type !== 'Text') return null;
  const said = node.props.symbol === null ? plainText(node.props.text) : `{${node.props.symbol}}`;
  const words = answers.reduce((left, answer) => left.replaceAll(answer, '{answer}'), said);
  if (words.trim() === '') return null;
  const shown = said.replaceAll(/\{([a-z-]+)\}/g, (whole, kind: string) => {
    const value = isSymbolKind(kind) ? facts.symbol(node.id, kind) : whole;
    // The rows of a table get smaller by themselves.
    return typeof value === 'string' ? value : '';
  });
  return { node, box, words, shown, scale: scaleOnPaper(document, node) };
}
