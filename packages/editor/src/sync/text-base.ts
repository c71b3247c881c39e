import { type AlbumDocument, fullPath, hashText, type NodeId, type Operation, type RichText } from '@figurina/album';
import type { PendingUnit } from './outbox.ts';
import { mergeTexts } from './text/merge-texts.ts';

/** The node whose text an operation writes; null for every other operation. */
export function textNodeOf(operation: Operation): NodeId | null {
  if ('removed' in operation || operation.part !== 'workspace') return null;
  const [, id, props, prop] = operation.path.split('/');
  return props === 'props' && prop === 'text' ? (id as NodeId) : null;
}

function textIn(document: AlbumDocument, id: NodeId): RichText | undefined {
  const node = document.nodes.get(id);
  return node?.type === 'Text' ? node.props.text : undefined;
}

/** Names, on every text operation, the text it was made from, as `before` (the inverse) holds it; and keeps those texts. */
export function withTextBases(
  operations: readonly Operation[],
  inverse: readonly Operation[],
): Pick<PendingUnit, 'operations' | 'texts'> {
  const texts: Record<string, RichText> = {};
  const based = operations.map((operation) => {
    if (textNodeOf(operation) === null || 'removed' in operation) return operation;
    const before = inverse.findLast((candidate) => candidate.part === 'workspace' && candidate.path === operation.path);
    if (!before || 'removed' in before) return operation;
    const text = before.value as unknown as RichText;
    texts[fullPath(operation)] ??= text;
    return { ...operation, base: hashText(text) };
  });
  return { operations: based, texts };
}

/** Whether a text operation was made from the text that the server holds; true where it says nothing of that. */
export function isBasedOn(operation: Operation, server: AlbumDocument): boolean {
  const id = textNodeOf(operation);
  if (id === null || 'removed' in operation || operation.base === undefined) return true;
  const held = textIn(server, id);
  return held === undefined || hashText(held) === operation.base;
}

export interface TextRebase {
  readonly server: AlbumDocument;
  /** Texts that stay as they are for now: their box is open. */
  readonly openTexts: ReadonlySet<NodeId>;
  /** A text now has the words of both. */
  onMerged: (id: NodeId) => void;
  /** What the changes with these serials were made on, and what they made of it, are now other texts. */
  onRebased: (serials: readonly number[], before: Operation, after: Operation) => void;
}

/**
 * Lets pending texts follow what the server has got meanwhile: where it holds another text than a pending one was made
 * from, that one becomes the merger of both. To be called with the pending units in their order, since a later text
 * builds on an earlier one; a unit with nothing to merge comes back as it is.
 */
export function createTextRebase({
  server,
  openTexts,
  onMerged,
  onRebased,
}: TextRebase): (unit: PendingUnit) => PendingUnit {
  /** By node: the text the server will hold after the units so far. */
  const heldAfter = new Map<NodeId, RichText>();

  return (unit) => {
    const texts: Record<string, RichText> = { ...unit.texts };
    let rebased = false;
    const operations = unit.operations.map((operation) => {
      const id = textNodeOf(operation);
      if (id === null || openTexts.has(id) || 'removed' in operation || operation.base === undefined) return operation;
      const path = fullPath(operation);
      const ours = operation.value as unknown as RichText;
      const held = heldAfter.get(id) ?? textIn(server, id);
      const base = texts[path];
      if (!held || !base || hashText(held) === operation.base) {
        heldAfter.set(id, ours);
        return operation;
      }
      const value = mergeTexts(base, ours, held);
      heldAfter.set(id, value);
      texts[path] = held;
      rebased = true;
      onRebased(unit.serials, { ...operation, value: held as never }, { ...operation, value: value as never });
      if (hashText(value) !== hashText(ours) && hashText(value) !== hashText(held)) onMerged(id);
      return { ...operation, value: value as never, base: hashText(held) };
    });
    return rebased ? { ...unit, operations, texts } : unit;
  };
}
