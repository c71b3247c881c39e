import type { AlbumDocument } from '../../document/album.ts';
import type { StoredNode } from '../../document/complete.ts';
import { plantElements } from '../../document/exchange/clipboard.ts';
import type { ExchangeNode } from '../../document/exchange/exchange-node.ts';
import type { ImageId, MakeId, NodeId, StickerId } from '../../document/ids.ts';
import { CHILD_TYPES } from '../../document/nodes/node.ts';
import { ORIGIN, roundLength, type Point } from '../../geometry/vector.ts';
import { withKnownFonts } from '../../rules/mend-content.ts';
import { isPlaced } from '../../stickers/placed-stickers.ts';
import { createNode, nodeOf, ordersIn, refused, type CommandResult } from '../command.ts';

/**
 * Puts what `readClipboard` read on top of a spread or group, moved by `by`. What another album does not have here is
 * left empty; a pasted cell shows its sticker only when that has no place yet.
 */
export function pasteElements(
  document: AlbumDocument,
  input: { elements: readonly ExchangeNode[]; parent: NodeId; by?: Point; makeId: MakeId },
): CommandResult {
  const { parent, by = ORIGIN, makeId } = input;
  const holder = document.nodes.get(parent);
  if (!holder) return refused('node_gone');
  const elements = input.elements.filter(({ type }) => (CHILD_TYPES[holder.type] as readonly string[]).includes(type));
  if (elements.length === 0) return refused('nothing_selected');
  const { orders, room } = ordersIn(document, parent, elements.length, makeId);
  const used = new Set<string>();
  const nodes = plantElements(elements, { parent, orders, makeId }).map((node) => {
    const props = knownProps(document, node, used);
    return createNode({ ...node, props: node.parent === parent ? shifted(props, by) : props });
  });
  return [...room, ...nodes];
}

function shifted(props: Record<string, unknown>, by: Point): Record<string, unknown> {
  const [x, y] = [Number(props['x'] ?? 0), Number(props['y'] ?? 0)];
  return { ...props, x: roundLength(x + by.x), y: roundLength(y + by.y) };
}

function knownProps(document: AlbumDocument, node: StoredNode, used: Set<string>): Record<string, unknown> {
  const props = { ...node.props };
  if (!document.images.has(props['image'] as ImageId)) delete props['image'];
  if (!nodeOf(document, props['sectionId'] as NodeId, 'Section')) delete props['sectionId'];
  const sticker = props['stickerId'] as StickerId | undefined;
  const isFree = sticker && document.stickers.has(sticker) && !isPlaced(document, sticker) && !used.has(sticker);
  const isDrawing = node.type === 'Sticker' && sticker !== undefined && document.stickers.has(sticker);
  if (!isDrawing && !isFree) delete props['stickerId'];
  else if (isFree && node.type === 'StickerCell') used.add(sticker);
  return node.type === 'Text' ? { ...props, ...withKnownFonts(document, props) } : props;
}
