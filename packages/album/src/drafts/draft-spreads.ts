import { cellsOfSpread } from '../commands/cells.ts';
import type { AlbumDocument } from '../document/album.ts';
import type { NodeId } from '../document/ids.ts';
import { spreadOrder } from '../print/page-size.ts';

/** The three spreads that tell what an album is like. */
export interface DraftSpreads {
  readonly cover: NodeId;
  /** The one with the most stickers. */
  readonly team: NodeId | undefined;
  /** Another one with stickers, of another chapter if there is one, small rather than full; else what opens the chapter. */
  readonly other: NodeId | undefined;
}

export function draftSpreads(document: AlbumDocument): DraftSpreads {
  const [cover, ...inside] = spreadOrder(document);
  const counted = inside.slice(0, -1).map((id) => {
    const cells = cellsOfSpread(document, id);
    const filled = cells.filter(({ props }) => props.stickerId !== null).length;
    return { id, cells: filled || cells.length / 1000, section: document.nodes.get(id)!.parent };
  });
  const [team, ...rest] = counted.toSorted((a, b) => b.cells - a.cells);
  const withCells = rest.filter(({ cells }) => cells > 0).reverse();
  const elsewhere = withCells.find(({ section }) => section !== team?.section);
  const opening = counted.find(({ id, section }) => section === team?.section && id !== team?.id);
  return { cover: cover!, team: team?.id, other: (elsewhere ?? withCells[0] ?? opening ?? rest[0])?.id };
}
