import {
  ALL_ANCHORS,
  type Anchors,
  boxesOverlap,
  createdNodes,
  dropCopies,
  guidesFor,
  isRefused,
  moveToSpread,
  movedBox,
  type NodeId,
  type Point,
  type SnapField,
  snap,
  subtractPoints,
  swapStickers,
} from '@figurina/album';
import { edgeScrolling } from '../edge-scrolling.ts';
import type { PointerInput } from '../pointer.ts';
import type { ToolContext, ToolState } from '../tool-state.ts';
import { fieldOf, snapReach } from '../snapping-field.ts';
import { cellForDrop } from './cell-under.ts';
import { arePlaceable, isGone, moved, placementPatch, type Snapshot } from './snapshot.ts';

/**
 * Moves the selection with the pointer. Snaps to what lies on the spread under it unless Ctrl is held; shift keeps to one
 * axis; with alt, copies are moved and dropped. Dropped on another spread it goes there; dropped outside every spread it
 * returns, with a notice (decision 11). A picture dropped on a sticker cell is offered as its sticker, a cell dropped on
 * another one changes stickers with it; not so with Ctrl.
 */
export function translating(context: ToolContext, start: PointerInput, snapshot: Snapshot): ToolState {
  const ids = snapshot.nodes.map(({ node }) => node.id);
  const fields = new Map<NodeId, SnapField>();
  const scrolling = edgeScrolling(context, follow);
  let delta: Point = { x: 0, y: 0 };
  let copying = false;

  function fieldAt(spreadId: NodeId): SnapField {
    const known = fields.get(spreadId) ?? fieldOf(context, spreadId, copying ? [] : ids);
    fields.set(spreadId, known);
    return known;
  }
  function follow(input: PointerInput): void {
    if (input.alt !== copying) {
      copying = input.alt;
      // What stays where it is may be snapped to.
      fields.clear();
      context.showCopied(copying ? ids : null);
    }
    const before = delta;
    delta = subtractPoints(input.world, start.world);
    const anchors = input.shift ? anchorsAlong(delta) : ALL_ANCHORS;
    if (input.shift) delta = anchors.x.length > 0 ? { x: delta.x, y: 0 } : { x: 0, y: delta.y };
    const cell = targetCell(input);
    // What goes into a cell comes to rest nowhere else.
    if (context.snapping() && !input.ctrl && !cell) snapTo(input, anchors);
    else context.showGuides(null);
    context.showTarget(cell);
    const shown = moved(snapshot, delta);
    if (arePlaceable(shown)) return context.showGesture(shown);
    delta = before;
    context.showGesture(moved(snapshot, delta));
  }
  function snapTo(input: PointerInput, anchors: Anchors): void {
    const layout = context.layout();
    const spreadId = layout.spreadAt(input.world) ?? ownSpread();
    // Between the spreads there is nothing to come to rest on.
    if (!spreadId) return context.showGuides(null);
    const field = fieldAt(spreadId);
    const offset = subtractPoints(snapshot.spreadBox, layout.boxOf(spreadId) ?? snapshot.spreadBox);
    const box = movedBox(snapshot.bounds, { x: delta.x + offset.x, y: delta.y + offset.y });
    const by = snap(box, field, { ...snapReach(context), anchors });
    delta = { x: delta.x + by.x, y: delta.y + by.y };
    context.showGuides({ spreadId, guides: guidesFor(movedBox(box, by), field, { anchors }) });
  }
  /** That on which it lay, while a part of it is still there: things hang over the edges of pages. */
  function ownSpread(): NodeId | null {
    const { width, height } = snapshot.spreadBox;
    const isThere = boxesOverlap(movedBox(snapshot.bounds, delta), { x: 0, y: 0, width, height });
    return isThere ? snapshot.spreadId : null;
  }
  function targetCell(input: PointerInput): NodeId | null {
    return copying || input.ctrl ? null : cellForDrop(context, snapshot, input);
  }
  /** The cells stay where they are, the people change places; the one in hand stays in hand. */
  function swap(cell: NodeId): void {
    const patch = swapStickers(context.document(), { first: ids[0]!, second: cell });
    if (isRefused(patch)) return;
    context.commit('steps.swap', patch);
    context.selection.select([cell]);
  }
  function end(): ToolState {
    scrolling.end();
    context.showCopied(null);
    context.showTarget(null);
    context.showGesture(null);
    context.showGuides(null);
    return context.rest();
  }
  function drop(input: PointerInput): void {
    const cell = targetCell(input);
    if (cell && snapshot.nodes[0]!.node.type === 'StickerCell') return swap(cell);
    if (cell && context.offerSticker(ids[0]!, cell)) return;
    const target = dropTarget(context, snapshot, input, delta);
    if (target === null) return context.notify('notices.outside');
    const layout = context.layout();
    const offset = subtractPoints(snapshot.spreadBox, layout.boxOf(target) ?? snapshot.spreadBox);
    const by = { x: delta.x + offset.x, y: delta.y + offset.y };
    const { makeId } = context;
    const document = context.document();
    if (copying) {
      const patch = dropCopies(document, { ids, spreadId: target, by, makeId });
      if (isRefused(patch)) return;
      const copies = createdNodes(patch);
      context.commit('steps.duplicate', patch);
      if (!copies.every((id) => document.nodes.has(id))) return;
      context.selection.select(copies);
      context.copied?.(ids, copies);
    } else if (target === snapshot.spreadId) {
      context.commit('steps.move', placementPatch(document, snapshot, moved(snapshot, delta)));
    } else {
      const patch = moveToSpread(document, { ids, spreadId: target, by, makeId });
      if (!isRefused(patch)) context.commit('steps.move', patch);
    }
  }

  return {
    name: 'select.translating',
    cursor: 'grabbing',
    pointerMove(input) {
      if (isGone(context.document(), snapshot)) return end();
      follow(input);
      scrolling.follow(input);
      return undefined;
    },
    pointerUp(input) {
      follow(input);
      drop(input);
      return end();
    },
    cancel: end,
  };
}

/** Shift keeps to the axis along which the pointer went further. */
function anchorsAlong({ x, y }: Point): Anchors {
  return Math.abs(x) > Math.abs(y) ? { ...ALL_ANCHORS, y: [] } : { ...ALL_ANCHORS, x: [] };
}

/** Where the selection was dropped: the spread under the pointer, else the one under its middle; null for none. */
function dropTarget(context: ToolContext, snapshot: Snapshot, input: PointerInput, delta: Point): NodeId | null {
  const { x, y, width, height } = movedBox(snapshot.bounds, delta);
  const middle = { x: snapshot.spreadBox.x + x + width / 2, y: snapshot.spreadBox.y + y + height / 2 };
  const layout = context.layout();
  return layout.spreadAt(input.world) ?? layout.spreadAt(middle);
}
