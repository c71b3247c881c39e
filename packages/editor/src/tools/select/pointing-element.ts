import { croppedPicture, pathAt, type NodeId } from '@figurina/album';
import { isDrag } from '../drag-distance.ts';
import type { PointerInput } from '../pointer.ts';
import type { ToolContext, ToolState } from '../tool-state.ts';
import { hitOptions, pointOnSpread } from './under-pointer.ts';
import { takeSnapshot } from './snapshot.ts';
import { translating } from './translating.ts';

/** An element was pressed: a click selects it, a drag moves it, a double click goes into it. */
export function pointingElement(context: ToolContext, start: PointerInput, hit: NodeId): ToolState {
  const { selection } = context;
  const wasSelected = selection.get().ids.includes(hit);
  if (!wasSelected && !start.shift) selection.select([hit], groupAbove(context, hit));
  return {
    name: 'select.pointing-element',
    cursor: 'default',
    pointerMove(input) {
      if (!isDrag(start, input)) return undefined;
      if (start.shift && !wasSelected) selection.toggle(hit);
      const snapshot = context.editable() ? takeSnapshot(context) : null;
      if (!snapshot) return context.rest();
      const moving = translating(context, start, snapshot);
      return moving.pointerMove?.(input) ?? moving;
    },
    pointerUp(input) {
      if (start.shift) selection.toggle(hit);
      else if (input.clicks >= 2) enter(context, input, hit);
      else if (wasSelected && selection.get().ids.length > 1) selection.select([hit], groupAbove(context, hit));
      return context.rest();
    },
    cancel: () => context.rest(),
  };
}

/** A double click: a text opens for typing, a picture for cropping, a group lets its child be taken. */
function enter(context: ToolContext, input: PointerInput, hit: NodeId): void {
  const document = context.document();
  const node = document.nodes.get(hit);
  if (node?.type === 'Text' && !node.props.locked && context.editable()) context.selection.editText(hit);
  if (canCrop(context, hit)) context.selection.editImage(hit);
  if (node?.type !== 'Group') return;
  const { spreadId, point } = pointOnSpread(context, input.world);
  const path = spreadId ? pathAt(document, spreadId, point, hitOptions(context)) : [];
  const child = path[path.indexOf(hit) + 1];
  if (child) context.selection.select([child], hit);
}

function canCrop(context: ToolContext, id: NodeId): boolean {
  const picture = croppedPicture(context.document(), id);
  if (!picture || !context.editable()) return false;
  return 'locked' in picture.node.props && !picture.node.props.locked;
}

function groupAbove(context: ToolContext, id: NodeId): NodeId | null {
  const { nodes } = context.document();
  const parent = nodes.get(id)?.parent ?? null;
  return parent && nodes.get(parent)?.type === 'Group' ? parent : null;
}
