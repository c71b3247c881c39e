import type { AlbumDocument } from '../../document/album.ts';
import type { ImageId, MakeId, NodeId } from '../../document/ids.ts';
import type { Box } from '../../geometry/box.ts';
import { UNCROPPED } from '../../geometry/cropping.ts';
import type { BoxPlacement } from '../../geometry/node-matrix.ts';
import { BLEED } from '../../print/bleed.ts';
import { spreadOrder, spreadSize } from '../../print/page-size.ts';
import { createNode, nodeOf, ordersIn, refused, setProps, type CommandResult } from '../command.ts';

/** Millimetres that a picture may fall short of the paper's edge and still count as its background. */
const SLACK = 1;

/** The whole paper of a spread with its bleed. */
export function paperBox(document: AlbumDocument, spreadId: NodeId) {
  const spreads = spreadOrder(document);
  const { width, height } = spreadSize(spreads.indexOf(spreadId), spreads.length);
  return { x: -BLEED, y: -BLEED, width: width + 2 * BLEED, height: height + 2 * BLEED };
}

/**
 * The picture that lies under everything else and over the whole paper, at most above a ground as large; undefined when
 * there is none. One that covers the paper above other elements was put there, and is no background.
 */
export function backgroundOf(document: AlbumDocument, spreadId: NodeId): NodeId | undefined {
  const paper = paperBox(document, spreadId);
  for (const id of document.childIds(spreadId)) {
    const node = document.nodes.get(id);
    if (node?.type === 'Comment') continue;
    if (!node || !('width' in node.props) || !covers(node.props, paper)) return undefined;
    if (node.type === 'Image') return id;
  }
  return undefined;
}

function covers({ x, y, width, height, rotation }: BoxPlacement, paper: Box): boolean {
  const edge = BLEED + SLACK;
  return (
    rotation === 0 &&
    x <= paper.x + edge &&
    y <= paper.y + edge &&
    x + width >= paper.x + paper.width - edge &&
    y + height >= paper.y + paper.height - edge
  );
}

/** Lays a picture under everything on a spread, out to the bleed; a background that is there shows it instead. */
export function coverSpread(
  document: AlbumDocument,
  input: { spreadId: NodeId; imageId: ImageId; pexelsId?: number | null; id?: NodeId; makeId: MakeId },
): CommandResult {
  const { spreadId, imageId, pexelsId = null, makeId } = input;
  if (!nodeOf(document, spreadId, 'Spread')) return refused('node_gone');
  if (!document.images.has(imageId)) return refused('image_gone');
  const there = nodeOf(document, backgroundOf(document, spreadId), 'Image');
  if (there) return setProps(there, { image: imageId, pexelsId, ...UNCROPPED, flip: 'none' });
  const { orders, room } = ordersIn(document, spreadId, 1, makeId, 0);
  const props = { ...paperBox(document, spreadId), image: imageId, pexelsId };
  return [...room, createNode({ id: input.id ?? makeId(), type: 'Image', parent: spreadId, order: orders[0]!, props })];
}
