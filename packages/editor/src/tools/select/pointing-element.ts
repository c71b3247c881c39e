import { type AlbumNode, cellRefusal, croppedPicture, lockedBy, type NodeId, nodeRefusal } from '@figurina/album';
import { isDrag, isLasso } from '../drag-distance.ts';
import { panning } from '../hand/panning.ts';
import type { PointerInput } from '../pointer.ts';
import type { ToolContext, ToolState } from '../tool-state.ts';
import { lassoing } from './lassoing.ts';
import { takeSnapshot } from './snapshot.ts';
import { translating } from './translating.ts';
import { elementBehind, grabsSelection, groupAbove, isInSelection, pathUnder } from './under-pointer.ts';

/**
 * An element was pressed. A click selects it, with shift adds or removes it, with alt selects the one behind, a double
 * click goes into it; a drag moves it, with alt a copy. With Ctrl it is the leaf inside groups, and a drag from one that
 * is not selected draws a lasso inside its group. What is locked does not move: a drag from it draws a lasso, or moves what
 * is selected around it. A finger
 * moves only what is selected already, and pans from everything else: pages are full, and there is no empty ground.
 */
export function pointingElement(context: ToolContext, start: PointerInput, hit: NodeId): ToolState {
  const { selection } = context;
  const locked = lockedBy(context.document(), hit) !== null;
  const through = locked && isInSelection(context, start);
  const grabs = through || grabsSelection(context, hit, start.world);
  const group = groupAbove(context.document(), hit);
  const lasso = locked ? !through : start.ctrl && group !== null && !grabs;
  const pans = start.kind === 'touch' && !grabs;
  const waits = grabs || lasso || pans || start.shift || start.alt;
  if (!waits) selection.select([hit]);

  function drag(input: PointerInput): ToolState {
    if (waits && !grabs) {
      if (start.shift) selection.toggle(hit);
      else selection.select([hit]);
    }
    const snapshot = takeSnapshot(context);
    if (!snapshot) return context.rest();
    const moving = translating(context, start, snapshot);
    return moving.pointerMove?.(input) ?? moving;
  }
  return {
    name: 'select.pointing-element',
    cursor: 'default',
    pointerMove(input) {
      if (pans) {
        if (!isDrag(start, input)) return undefined;
        const hand = panning(context, start);
        return hand.pointerMove?.(input) ?? hand;
      }
      if (!lasso) return isDrag(start, input) ? drag(input) : undefined;
      if (!isLasso(start, input)) return undefined;
      const drawing = lassoing(context, start, start.ctrl ? group : null);
      return drawing.pointerMove?.(input) ?? drawing;
    },
    pointerUp(input) {
      if (start.shift) selection.toggle(hit);
      else if (start.alt) {
        const behind = elementBehind(context, start.world);
        if (behind) selection.select([behind]);
      } else if (input.clicks % 2 === 0 && !locked) enter(context, input, hit);
      else selection.select([hit]);
      return context.rest();
    },
    cancel: () => context.rest(),
  };
}

/**
 * A double click: a text opens for typing, a picture (that of a sticker too) for cropping, a group lets its child be
 * taken; the rest opens as the screen knows.
 */
function enter(context: ToolContext, input: PointerInput, hit: NodeId): void {
  const node = context.document().nodes.get(hit);
  if (node?.type === 'Group') {
    const [child] = pathUnder(context, input.world, hit);
    if (child) context.selection.select([child]);
  } else if (!node || !opens(context, node)) context.selection.select([hit]);
  else if (node.type === 'Text') context.selection.editText(hit);
  else {
    const picture = croppedPicture(context.document(), hit);
    // A cell also shows its sticker in the panel.
    if (!picture || picture.stickerId !== null) context.open(hit);
    if (picture) context.selection.editImage(hit);
  }
}

/** A cell opens for who fills it, whoever may design it or not. */
function opens(context: ToolContext, node: AlbumNode): boolean {
  const [document, actor] = [context.document(), context.actor()];
  const refusal =
    node.type === 'StickerCell' ? cellRefusal(document, actor, node.id) : nodeRefusal(document, actor, node);
  return refusal === null;
}
