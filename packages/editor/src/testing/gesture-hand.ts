/** What holds the pointer in a run of random gestures, and what its steps have in common. */
import { type CommandResult, createdNodes, isElement, isRefused, type NodeId, spreadOrder } from '@figurina/album';
import type { EditorDriver } from './editor-driver.ts';
import type { Random } from './random.ts';

/** Above this many nodes nothing is added, so that every step costs alike. */
export const MOST_NODES = 48;

export interface Hand {
  readonly editor: EditorDriver;
  readonly random: Random;
  pressed: boolean;
  clipboard: string;
}
export type Step = (hand: Hand) => void;
/** How often it is done beside others, and its name. */
export type WeightedStep = readonly [weight: number, name: string, step: Step];

export function cancel(hand: Hand): void {
  hand.pressed = false;
  hand.editor.cancel();
}

/** What is done by a key in the middle of a drag ends the drag first, as the screen does. */
export function rested(hand: Hand): EditorDriver {
  if (hand.pressed) cancel(hand);
  return hand.editor;
}

export function chosen({ selection, document }: EditorDriver): NodeId[] {
  const { mode, ids } = selection.get();
  if (mode === 'text' || mode === 'image') return [];
  return ids.filter((id) => document.nodes.has(id));
}

/** A command on what is selected. */
export function command(
  label: string,
  make: (hand: Hand, ids: NodeId[], document: EditorDriver['document']) => CommandResult,
  grows?: 'grows',
): Step {
  return (hand) => {
    const { editor } = hand;
    const ids = chosen(editor);
    if (ids.length === 0 || (grows && editor.document.nodes.size > MOST_NODES)) return;
    commit(editor, label, make(hand, ids, editor.document));
  };
}

export function commit(editor: EditorDriver, label: string, patch: CommandResult): void {
  if (isRefused(patch)) return;
  const made = createdNodes(patch);
  const answer = editor.store.transact(label, patch);
  // What would grow beyond the bounds of an album is refused, and nothing of it happens.
  if (!answer.ok && answer.code === 'wrong_shape') return;
  if (!answer.ok) throw new Error(`${label} made what the album refuses: ${answer.code}`);
  if (made.length > 0 && made.every((id) => isElement(editor.document, id))) editor.selection.select(made);
  staysSomewhere(editor);
}

/** The spread in hand may be gone: then it is the first one. */
export function staysSomewhere(editor: EditorDriver): void {
  if (!editor.document.nodes.has(editor.spread)) editor.on(spreadOrder(editor.document)[0]!);
}
