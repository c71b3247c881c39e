import { boundsInSpread, cellOfSticker, FOLD_X, pagesOfSpread, type Box, type NodeId } from '@figurina/album';
import type { BookAlbum } from './book-album.ts';

/** A sticker in the book: who is on it, and where it is stuck. */
export interface BookSticker {
  readonly id: string;
  readonly name: string;
  readonly position: string;
  readonly numbers: readonly number[];
  readonly page: number;
  readonly spread: NodeId;
  readonly cell: NodeId;
  readonly box: Box;
}

/** In the order of their numbers. */
export function stickersOf({ document, facts }: Pick<BookAlbum, 'document' | 'facts'>): readonly BookSticker[] {
  const index = new Map(facts.spreads.map((spread, at) => [spread, at]));
  return facts.numbering.stickers.flatMap((id): BookSticker[] => {
    const [sticker, cell] = [document.stickers.get(id), cellOfSticker(document, id)];
    const box = cell && boundsInSpread(document, cell.id);
    if (!sticker || !cell || !box || cell.props.hidden) return [];
    const spread = spreadAbove(cell.id);
    const at = spread && index.get(spread);
    if (!spread || at === undefined) return [];
    const [left, right] = pagesOfSpread(at, facts.spreads.length);
    const page = right && box.x + box.width / 2 >= FOLD_X ? right : left!;
    const { name, position } = sticker;
    return [{ id, name, position, numbers: facts.stickerNumbers(id), page: page.number, spread, cell: cell.id, box }];
  });

  function spreadAbove(id: NodeId): NodeId | undefined {
    for (let node = document.nodes.get(id); node; node = node.parent ? document.nodes.get(node.parent) : undefined)
      if (node.type === 'Spread') return node.id;
    return undefined;
  }
}

/** Whose name, position or number begins a word with what was typed; accents do not matter. */
export function stickersNamed(stickers: readonly BookSticker[], words: string): readonly BookSticker[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  return stickers.filter(({ name, position, numbers }) => {
    const parts = [...folded(`${name} ${position}`).split(/[\s-]+/), ...numbers.map(String)];
    return wanted.every((word) => parts.some((part) => part.startsWith(word)));
  });
}

function folded(text: string): string {
  return text.toLowerCase().replaceAll('ł', 'l').replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '');
}
