import {
  type AlbumDocument,
  type Category,
  numberStickers,
  pageCount,
  spineThickness,
  spreadOrder,
} from '@figurina/album';
import type { AlbumFacts } from '@figurina/commerce';

/** What an album is for as long as nobody has said. */
const UNSAID: Category = 'community';

export interface PrintedAlbum extends Omit<AlbumFacts, 'category'> {
  /** Thickness of the book's back in mm. */
  readonly spine: number;
}

/** What of a document is printed and packed: its pages and the stickers that have a place in it. */
export function factsOf(document: AlbumDocument): PrintedAlbum {
  const spreads = spreadOrder(document).length;
  const placed = numberStickers(document).stickers.map((id) => document.stickers.get(id)!.doubleSticker);
  const doubles = placed.filter(Boolean).length;
  return {
    pages: pageCount(spreads),
    singles: placed.length - doubles,
    doubles,
    spine: spineThickness(spreads - 1),
  };
}

export function categoryOf({ blueprint_category }: { readonly blueprint_category: Category | null }): Category {
  return blueprint_category ?? UNSAID;
}
