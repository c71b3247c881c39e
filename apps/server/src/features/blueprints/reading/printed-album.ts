/** An album as paper shows it: spread by spread, without what is hidden and without the hints under empty frames. */
import {
  type AlbumDocument,
  type AlbumLanguage,
  type AlbumNode,
  boundsInSpread,
  type Box,
  cellsOfSpread,
  hintsOf,
  isCover,
  type NodeId,
  type NodeOf,
  plainText,
  scaleOnPaper,
  shownNodes,
  spreadOrder,
} from '@figurina/album';

export interface PrintedNode {
  readonly node: AlbumNode;
  /** In millimetres of the spread. */
  readonly box: Box;
}

export interface PrintedText extends PrintedNode {
  readonly node: NodeOf<'Text'>;
  /** Automatic texts stand as `{kind}`. */
  readonly words: string;
  /** How much larger than its props say it is printed. */
  readonly scale: number;
}

export interface PrintedSpread {
  readonly id: NodeId;
  /** From 1, the front cover. */
  readonly at: number;
  readonly isCover: boolean;
  readonly section: NodeId;
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
  const spreads = order.map((id, index): PrintedSpread => {
    const hints = hintsOf(document, id);
    const nodes = shownNodes(document, id).flatMap((node) => {
      const box = hints.has(node.id) ? undefined : boundsInSpread(document, node.id);
      return box ? [{ node, box }] : [];
    });
    const section = document.nodes.get(id)!.parent as NodeId;
    const texts = nodes.flatMap((one) => textOf(document, one, answers) ?? []);
    const cells = cellsOfSpread(document, id);
    return { id, at: index + 1, isCover: isCover(index, order.length), section, nodes, texts, cells };
  });
  return { document, language, spreads };
}

function textOf(document: AlbumDocument, { node, box }: PrintedNode, answers: readonly string[]): PrintedText | null {
  if (node.type !== 'Text') return null;
  const said = node.props.symbol === null ? plainText(node.props.text) : `{${node.props.symbol}}`;
  const words = answers.reduce((left, answer) => left.replaceAll(answer, '{answer}'), said);
  return words.trim() === '' ? null : { node, box, words, scale: scaleOnPaper(document, node) };
}
