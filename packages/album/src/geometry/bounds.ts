import type { AlbumDocument } from '../document/album.ts';
import type { NodeId } from '../document/ids.ts';
import { spreadOrder, spreadSize } from '../print/page-size.ts';
import { boxAround, centreOf, cornersOf, unionOfBoxes, type Box, type OrientedBox } from './box.ts';
import { applyMatrix, compose, decompose, IDENTITY, type Matrix } from './matrix.ts';
import { NOTHING_MEASURED, type MeasuredHeights } from './measured.ts';
import { nodeMatrix, spreadMatrix } from './node-matrix.ts';
import type { Point } from './vector.ts';

/**
 * The box of a node in its own millimetres: 0, 0 to width, height; for a group the box around its children, none when
 * it is empty. A comment is a point.
 */
export function ownBox(document: AlbumDocument, id: NodeId, measured = NOTHING_MEASURED): Box | undefined {
  return boxAround(outline(document, id, IDENTITY, measured));
}

/** The upright box around a node, in millimetres of its parent. */
export function boundsInParent(document: AlbumDocument, id: NodeId, measured = NOTHING_MEASURED): Box | undefined {
  const node = document.nodes.get(id);
  return node && boxAround(outline(document, id, nodeMatrix(node), measured));
}

/** The upright box around a node, in millimetres of its spread, through all groups. */
export function boundsInSpread(document: AlbumDocument, id: NodeId, measured = NOTHING_MEASURED): Box | undefined {
  return boxAround(outline(document, id, spreadMatrix(document, id), measured));
}

/** The upright box around several nodes of one spread. */
export function selectionBounds(
  document: AlbumDocument,
  ids: Iterable<NodeId>,
  measured = NOTHING_MEASURED,
): Box | undefined {
  const boxes = Array.from(ids, (id) => boundsInSpread(document, id, measured));
  return unionOfBoxes(boxes.filter((box) => box !== undefined));
}

/** The frame of one node as its handles show it, turned with it, in millimetres of its spread. */
export function orientedBox(document: AlbumDocument, id: NodeId, measured = NOTHING_MEASURED): OrientedBox | undefined {
  const box = ownBox(document, id, measured);
  return box && orientedThrough(spreadMatrix(document, id), box);
}

/** What becomes of `box` under a matrix of moves, turns and even scaling. */
export function orientedThrough(matrix: Matrix, box: Box): OrientedBox {
  const { rotation, scaleX, scaleY } = decompose(matrix);
  const centre = applyMatrix(matrix, centreOf(box));
  return { centre, width: box.width * scaleX, height: box.height * scaleY, rotation };
}

/** The frame of a selection: a single node's turned frame, or the upright box around several. */
export function selectionFrame(
  document: AlbumDocument,
  ids: readonly NodeId[],
  measured = NOTHING_MEASURED,
): OrientedBox | undefined {
  if (ids.length === 1) return orientedBox(document, ids[0]!, measured);
  const box = selectionBounds(document, ids, measured);
  return box && { centre: centreOf(box), width: box.width, height: box.height, rotation: 0 };
}

/** The corners that a node shows through a matrix. A group's are those of all its children, so that its bounds stay tight when turned. */
function outline(document: AlbumDocument, id: NodeId, matrix: Matrix, measured: MeasuredHeights): Point[] {
  const node = document.nodes.get(id);
  if (!node) return [];
  switch (node.type) {
    case 'Root':
    case 'Section':
      return [];
    case 'Group':
      return document
        .childIds(id)
        .flatMap((child) =>
          outline(document, child, compose(matrix, nodeMatrix(document.nodes.get(child)!)), measured),
        );
    case 'Comment':
      return [applyMatrix(matrix, { x: 0, y: 0 })];
    case 'Spread': {
      const spreads = spreadOrder(document);
      const size = spreadSize(spreads.indexOf(id), spreads.length);
      return cornersOf({ x: 0, y: 0, ...size }).map((corner) => applyMatrix(matrix, corner));
    }
    case 'Image':
    case 'Text':
    case 'Circle':
    case 'Rectangle':
    case 'Line':
    case 'Sticker':
    case 'StickerCell': {
      const { width, height } = node.props;
      const shown = node.type === 'Text' && node.props.autosize ? (measured(id) ?? height) : height;
      return cornersOf({ x: 0, y: 0, width, height: shown }).map((corner) => applyMatrix(matrix, corner));
    }
  }
}
