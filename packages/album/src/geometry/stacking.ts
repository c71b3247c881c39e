import type { AlbumDocument } from '../document/album.ts';
import type { NodeId } from '../document/ids.ts';
import type { AlbumNode } from '../document/nodes/node.ts';
import type { NodeType } from '../document/nodes/node-props.ts';

/** The layers of a spread or group, lowest first. Within a layer the `order` of the nodes counts. */
export const LAYERS = ['shape', 'cell', 'grouped-text', 'always-on-top', 'text', 'comment'] as const;
export type Layer = (typeof LAYERS)[number];

/** The layer a node is drawn in. A group rises as far as what it holds: with a cell to the cells, with a text above them. */
export function layerOf(document: AlbumDocument, node: AlbumNode): Layer {
  const layer = LAYER_OF[node.type];
  if (layer === 'comment' || layer === 'text') return layer;
  if ('alwaysOnTop' in node.props && node.props.alwaysOnTop) return 'always-on-top';
  return layer ?? layerOfGroup(document, node);
}

/** The layer of each type; null where it depends on what is inside. */
const LAYER_OF: Readonly<Record<NodeType, Layer | null>> = {
  Root: 'shape',
  Section: 'shape',
  Spread: 'shape',
  Group: null,
  Image: 'shape',
  Text: 'text',
  Circle: 'shape',
  Rectangle: 'shape',
  Line: 'shape',
  Sticker: 'cell',
  StickerCell: 'cell',
  Comment: 'comment',
};

/** The children of a spread or group as they are drawn, lowest first. The one order for screen, print and hit test. */
export function stackingOrder(document: AlbumDocument, container: NodeId): readonly NodeId[] {
  const layers: NodeId[][] = LAYERS.map(() => []);
  for (const id of document.childIds(container)) {
    layers[LAYERS.indexOf(layerOf(document, document.nodes.get(id)!))]!.push(id);
  }
  return layers.flat();
}

function layerOfGroup(document: AlbumDocument, group: AlbumNode): Layer {
  let highest: Layer = 'shape';
  for (const id of document.childIds(group.id)) {
    const layer = layerOf(document, document.nodes.get(id)!);
    if (layer === 'text' || layer === 'grouped-text') return 'grouped-text';
    if (layer === 'cell') highest = 'cell';
  }
  return highest;
}
