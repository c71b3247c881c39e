import type { AlbumDocument, AlbumMeta } from '../document/album.ts';
import type { NodeId, StickerId } from '../document/ids.ts';
import type { NodeOf } from '../document/nodes/node.ts';
import type { Sticker } from '../document/sticker.ts';
import { boundsInSpread } from '../geometry/bounds.ts';
import { centreOf } from '../geometry/box.ts';
import { FOLD_X, pageCount, pagesOfSpread, spreadOrder } from '../print/page-size.ts';
import { type Numbering, numberStickers } from '../stickers/numbering.ts';
import { type ContentsRow, contentsByChapters, contentsByPages } from './contents.ts';
import { writeReleaseDate } from './release-date.ts';
import { stickerPlaceAt } from './sticker-at.ts';
import type { SymbolKind } from './symbol-kinds.ts';

/** Text, or the lines of a table of contents. Empty when there is nothing to say: the editor shows the kind's name instead. */
export type SymbolValue = string | readonly ContentsRow[];

/**
 * What is derived of a whole document: numbers and automatic texts. Holds for the document as it was at the call; after
 * a change make a new one (a few ms), or keep it where `touchesFacts` says so.
 */
export interface AlbumFacts {
  readonly numbering: Numbering;
  /** All spreads in reading order. */
  readonly spreads: readonly NodeId[];
  /** The numbers of a cell: none, one, or two for a double. */
  readonly cellNumbers: (cell: NodeId) => readonly number[];
  readonly stickerNumbers: (sticker: string) => readonly number[];
  /** The value of an automatic text in a node: it depends on the page, the chapter and the cell that the node belongs to. */
  readonly symbol: (node: NodeId, kind: SymbolKind) => SymbolValue;
}

const NO_NUMBERS: readonly number[] = [];

export function deriveFacts(document: AlbumDocument, meta: AlbumMeta): AlbumFacts {
  const numbering = numberStickers(document);
  const spreads = spreadOrder(document);
  const spreadIndex = new Map(spreads.map((id, index) => [id, index]));
  const stickerNumbers = (sticker: string) => numbering.ofSticker.get(sticker as StickerId) ?? NO_NUMBERS;
  const chapters = lazily(() => contentsByChapters(document));
  const pages = lazily(() => contentsByPages(document));

  const ofSticker = (say: (sticker: Sticker) => string) => (node: NodeId) => {
    const sticker = stickerOf(document, stickerPlaceAt(document, node)?.props.stickerId ?? null);
    return sticker ? say(sticker) : '';
  };
  const values: Readonly<Record<SymbolKind, (node: NodeId) => SymbolValue>> = {
    'sticker-name': ofSticker(({ name }) => name),
    'sticker-position': ofSticker(({ position }) => position),
    'sticker-number': ofSticker(({ id }) => stickerNumbers(id)[0]?.toString() ?? ''),
    'sticker-nextnumber': ofSticker(({ id }) => nextNumber(stickerNumbers(id))),
    section: (node) => sectionName(document, node),
    'page-number': (node) => pageNumber(document, node, spreadIndex),
    'album-title': () => meta.title,
    'release-date': () => writeReleaseDate(meta.releaseDate, meta.language),
    'total-stickers': () => String(numbering.total || placesOf(document) || '…'),
    'total-pages': () => String(pageCount(spreads.length)),
    'toc-chapters': chapters,
    'toc-pages': pages,
  };
  return {
    numbering,
    spreads,
    cellNumbers: (cell) => numbering.ofCell.get(cell) ?? NO_NUMBERS,
    stickerNumbers,
    symbol: (node, kind) => values[kind](node),
  };
}

/** As long as nobody is placed, the stickers that its cells are waiting for: no cover says “No. 1 to 0”. */
function placesOf(document: AlbumDocument): number {
  let places = 0;
  for (const node of document.nodes.values())
    if (node.type === 'StickerCell') places += node.props.doubleSticker ? 2 : 1;
  return places;
}

/** A double's second number; for a single, the number that follows. */
function nextNumber([first]: readonly number[]): string {
  return first === undefined ? '' : String(first + 1);
}

/** The chapter of a node's spread; covers belong to none. */
function sectionName(document: AlbumDocument, id: NodeId): string {
  const section = ancestor(document, id, 'Section');
  return section && !section.props.static ? section.props.name : '';
}

/** The page that the middle of the node lies on. */
function pageNumber(document: AlbumDocument, id: NodeId, spreadIndex: ReadonlyMap<NodeId, number>): string {
  const spread = ancestor(document, id, 'Spread');
  const index = spread && spreadIndex.get(spread.id);
  if (index === undefined) return '';
  const [left, right] = pagesOfSpread(index, spreadIndex.size);
  const bounds = boundsInSpread(document, id);
  const isRight = right !== undefined && bounds !== undefined && centreOf(bounds).x >= FOLD_X;
  return String((isRight ? right : left!).number);
}

function stickerOf(document: AlbumDocument, id: string | null): Sticker | undefined {
  return id === null ? undefined : document.stickers.get(id as StickerId);
}

function ancestor<Type extends 'Section' | 'Spread'>(
  document: AlbumDocument,
  id: NodeId,
  type: Type,
): NodeOf<Type> | undefined {
  for (let node = document.nodes.get(id); node; node = node.parent ? document.nodes.get(node.parent) : undefined) {
    if (node.type === type) return node as NodeOf<Type>;
  }
  return undefined;
}

function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
