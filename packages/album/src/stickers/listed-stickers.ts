import type { AlbumDocument } from '../document/album.ts';
import type { NodeOf } from '../document/nodes/node.ts';
import type { Sticker } from '../document/sticker.ts';
import { stickersOfSection } from './placed-stickers.ts';

/** A chapter with its stickers as lists show them. */
export interface ChapterStickers {
  readonly section: NodeOf<'Section'>;
  /** Those without a number, by their order. */
  readonly unplaced: readonly Sticker[];
  /** The others by number. */
  readonly placed: readonly Sticker[];
}

/** All chapters, and static sections that have stickers. `numberOf` answers none for a sticker that is not placed. */
export function stickersByChapter(
  document: AlbumDocument,
  numberOf: (sticker: string) => number | undefined,
): ChapterStickers[] {
  return document.childIds(document.rootId).flatMap((id) => {
    const section = document.nodes.get(id);
    if (section?.type !== 'Section') return [];
    const stickers = stickersOfSection(document, id);
    if (section.props.static && stickers.length === 0) return [];
    const numbered = stickers.map((sticker) => ({ sticker, number: numberOf(sticker.id) }));
    return [
      {
        section,
        unplaced: numbered.flatMap(({ sticker, number }) => (number === undefined ? [sticker] : [])),
        placed: numbered
          .filter(({ number }) => number !== undefined)
          .sort((a, b) => a.number! - b.number!)
          .map(({ sticker }) => sticker),
      },
    ];
  });
}
