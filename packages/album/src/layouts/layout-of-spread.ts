import type { AlbumDocument } from '../document/album.ts';
import { NODE_DEFAULTS } from '../document/complete.ts';
import type { NodeId } from '../document/ids.ts';
import type { NodeType } from '../document/nodes/node-props.ts';
import { slotProps, slotType, type Layout, type LayoutSlot } from './layout.ts';

/**
 * The layout that a spread still is, prop for prop: every cell and frame empty, every word as it came. Nothing on such a
 * spread is anybody's work, so a command may swap it for another layout.
 */
export function layoutOfSpread(
  document: AlbumDocument,
  spread: NodeId,
  layouts: readonly Layout[],
): Layout | undefined {
  const children = document.childIds(spread);
  const alike = layouts.filter((layout) => layout.slots.length === children.length);
  if (alike.length === 0) return undefined;
  const here = listed(children.map((id) => portraitOfNode(document, id)));
  return alike.find((layout) => listed(layout.slots.map(portraitOfSlot)) === here);
}

/** The chapters in which nobody is yet and nothing was touched: the examples of a blueprint, to be taken over. */
export function untouchedSections(document: AlbumDocument, layouts: readonly Layout[]): NodeId[] {
  return document.childIds(document.rootId).filter((id) => {
    const section = document.nodes.get(id);
    if (section?.type !== 'Section' || section.props.static) return false;
    if (document.stickersUsing('section', id).size > 0) return false;
    const found = document.childIds(id).map((spread) => layoutOfSpread(document, spread, layouts));
    return found.every((layout) => layout !== undefined) && found.some((layout) => layout.stickers > 0);
  });
}

function portraitOfNode(document: AlbumDocument, id: NodeId): string {
  const { type, props } = document.nodes.get(id)!;
  return portrait(
    type,
    props,
    document.childIds(id).map((child) => portraitOfNode(document, child)),
  );
}

function portraitOfSlot(slot: LayoutSlot): string {
  return portrait(slotType(slot), slotProps(slot), slot.children.map(portraitOfSlot));
}

function portrait(type: NodeType, props: object, children: readonly string[]): string {
  return JSON.stringify([type, sorted({ ...NODE_DEFAULTS[type], ...props }), listed(children)]);
}

/** The order of siblings says how they were written down, not what is seen: cells and frames may come in any. */
function listed(portraits: readonly string[]): string {
  return portraits.toSorted().join();
}

/** JSON with its keys in order, at every depth. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, field]) => field !== undefined);
  return entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, field]) => [key, sorted(field)]);
}
