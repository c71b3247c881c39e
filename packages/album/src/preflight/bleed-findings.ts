import type { AlbumDocument } from '../document/album.ts';
import type { ImageId } from '../document/ids.ts';
import type { AlbumNode } from '../document/nodes/node.ts';
import { boundsInSpread } from '../geometry/bounds.ts';
import type { Box } from '../geometry/box.ts';
import { decompose } from '../geometry/matrix.ts';
import { spreadMatrix } from '../geometry/node-matrix.ts';
import { BLEED } from '../print/bleed.ts';
import type { DangerZone } from './danger-zone.ts';
import type { Finding } from './finding.ts';

export type TrimSide = 'left' | 'top' | 'right' | 'bottom';

/** So near to the trim, in mm, an edge was meant to lie on it. */
const MEANT = 0.5;
/** Shorter edges are of small things, which nobody sees end at the trim. */
const LEAST_EDGE = 20;
const SLACK = 0.01;

/**
 * An area that ends at the trim, and not in the bleed (rule P5): what is cut a hair beside the line shows a white edge.
 * Only of what lies upright.
 */
export function bleedFindings(document: AlbumDocument, node: AlbumNode, page: DangerZone): Finding[] {
  const side = sidesWithoutBleed(document, node, page)[0];
  if (!side) return [];
  return [{ rule: 'P5', severity: 'warning', nodeId: node.id, stickerId: null, values: { side, bleed: BLEED } }];
}

export function sidesWithoutBleed(
  document: AlbumDocument,
  node: AlbumNode,
  { width, height }: Pick<DangerZone, 'width' | 'height'>,
): TrimSide[] {
  if (!isArea(document, node)) return [];
  const box = uprightBox(document, node);
  if (!box) return [];
  return Object.entries(overhang(box, width, height))
    .filter(([side, by]) => {
      const edge = side === 'left' || side === 'right' ? box.height : box.width;
      return by > -MEANT && by < BLEED - SLACK && edge >= LEAST_EDGE;
    })
    .map(([side]) => side as TrimSide);
}

/** Undefined for what is turned. Matrices are worked out only where it lies in a group. */
function uprightBox(document: AlbumDocument, node: AlbumNode): Box | undefined {
  if (!('width' in node.props)) return undefined;
  const { x, y, width, height, scale, rotation } = node.props;
  if (document.nodes.get(node.parent!)?.type !== 'Group')
    return rotation % 360 === 0 ? { x, y, width: width * scale, height: height * scale } : undefined;
  const isUpright = decompose(spreadMatrix(document, node.id)).rotation % 360 === 0;
  return isUpright ? boundsInSpread(document, node.id) : undefined;
}

/** How far a box reaches over each side of the trim, in mm. */
function overhang({ x, y, width, height }: Box, right: number, bottom: number): Record<TrimSide, number> {
  return { left: -x, top: -y, right: x + width - right, bottom: y + height - bottom };
}

/** Drawings that came with a blueprint are clear at their edges, and lie as their designer meant. */
function isArea({ images }: AlbumDocument, { type, props }: AlbumNode): boolean {
  switch (type) {
    case 'Image':
      if (props.image === null) return props.fill !== null;
      return images.get(props.image as ImageId)?.blueprint_image !== true;
    case 'Rectangle':
      return props.fill !== null && props.fillOpacity > 0;
    // A circle meets the trim in a point; a group is judged by what is in it.
    case 'Circle':
    case 'Line':
    case 'Text':
    case 'Sticker':
    case 'StickerCell':
    case 'Comment':
    case 'Group':
    case 'Root':
    case 'Section':
    case 'Spread':
      return false;
  }
}
