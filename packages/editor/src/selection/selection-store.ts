import type { AlbumDocument, NodeId } from '@figurina/album';

/**
 * What one person has selected. `element`: elements of one level; `inside`: elements within `group`; `text`: the one
 * text that is being edited; `image`: the one picture that is being cropped; `spread`: the spread itself.
 */
export interface Selection {
  readonly mode: 'spread' | 'element' | 'inside' | 'text' | 'image';
  readonly ids: readonly NodeId[];
  /** The spread that is worked on: menus, paste and new elements go there. */
  readonly spreadId: NodeId | null;
  /** The group that was entered, in mode `inside`. */
  readonly group: NodeId | null;
}

export interface SelectionStore {
  get(): Selection;
  /** Selects elements of one container; an empty list selects the spread. */
  select(ids: readonly NodeId[]): void;
  selectSpread(spreadId: NodeId | null): void;
  /** Turns to a spread: what was selected there when one left it is selected again. */
  visit(spreadId: NodeId): void;
  toggle(id: NodeId): void;
  editText(id: NodeId): void;
  editImage(id: NodeId): void;
  /** One level out: text, image -> element -> group -> spread. True when something changed. */
  leave(): boolean;
  /** Drops what no longer exists; call after every change of the document. */
  prune(): void;
  subscribe(listener: () => void): () => void;
}

const NOTHING: Selection = { mode: 'spread', ids: [], spreadId: null, group: null };

export function createSelectionStore(document: () => AlbumDocument): SelectionStore {
  let selection = NOTHING;
  const left = new Map<NodeId, readonly NodeId[]>();
  const listeners = new Set<() => void>();

  function put(next: Selection): void {
    if (same(selection, next)) return;
    selection = next;
    for (const listener of listeners) listener();
  }
  /** What is selected together lies in one container: that of the first. */
  function together(ids: readonly NodeId[]): NodeId[] {
    const { nodes } = document();
    const there = [...new Set(ids)].filter((id) => nodes.has(id));
    const parent = there[0] && nodes.get(there[0])?.parent;
    return there.filter((id) => nodes.get(id)?.parent === parent);
  }
  function elements(chosen: readonly NodeId[]): void {
    const ids = together(chosen);
    const spreadId = ids[0] ? spreadOf(document(), ids[0]) : selection.spreadId;
    const group = ids[0] ? groupOf(document(), ids[0]) : null;
    if (ids.length === 0) put({ ...NOTHING, spreadId });
    else put({ mode: group ? 'inside' : 'element', ids, spreadId, group });
  }

  return {
    get: () => selection,
    select: elements,
    // Somebody may have deleted it in the middle of the gesture that asks for it.
    selectSpread: (spreadId) =>
      put({ ...NOTHING, spreadId: spreadId && document().nodes.has(spreadId) ? spreadId : null }),
    visit(spreadId) {
      if (spreadId === selection.spreadId && selection.ids.length > 0) return;
      if (selection.spreadId && selection.ids.length > 0) left.set(selection.spreadId, selection.ids);
      const kept = (left.get(spreadId) ?? []).filter((id) => spreadOf(document(), id) === spreadId);
      left.delete(spreadId);
      put({ ...NOTHING, spreadId });
      elements(kept);
    },
    toggle(id) {
      const parent = document().nodes.get(id)?.parent ?? null;
      const siblings = selection.ids.filter((other) => document().nodes.get(other)?.parent === parent);
      elements(siblings.includes(id) ? siblings.filter((other) => other !== id) : [...siblings, id]);
    },
    editText: (id) =>
      put({ mode: 'text', ids: [id], spreadId: spreadOf(document(), id), group: groupOf(document(), id) }),
    editImage: (id) =>
      put({ mode: 'image', ids: [id], spreadId: spreadOf(document(), id), group: groupOf(document(), id) }),
    leave() {
      const { mode, ids, group } = selection;
      if (mode === 'text' || mode === 'image') elements(ids);
      else if (mode === 'inside' && group) elements([group]);
      else if (ids.length > 0) elements([]);
      else return false;
      return true;
    },
    prune() {
      const { nodes } = document();
      const ids = together(selection.ids);
      const kept = selection.spreadId && nodes.has(selection.spreadId) ? selection.spreadId : null;
      // What was moved to another spread takes the selection along.
      const spreadId = ids[0] ? spreadOf(document(), ids[0]) : kept;
      const group = ids[0] ? groupOf(document(), ids[0]) : null;
      if (ids.length !== selection.ids.length || group !== selection.group) {
        if ((selection.mode === 'text' || selection.mode === 'image') && ids[0]) put({ ...selection, group });
        else elements(ids);
      }
      if (spreadId !== selection.spreadId) put({ ...selection, spreadId });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The spread that a node lies on; the node itself when it is one. */
export function spreadOf(document: AlbumDocument, id: NodeId): NodeId | null {
  for (let node = document.nodes.get(id); node; node = node.parent ? document.nodes.get(node.parent) : undefined)
    if (node.type === 'Spread') return node.id;
  return null;
}

function groupOf(document: AlbumDocument, id: NodeId): NodeId | null {
  const parent = document.nodes.get(id)?.parent;
  return parent && document.nodes.get(parent)?.type === 'Group' ? parent : null;
}

function same(a: Selection, b: Selection): boolean {
  return (
    a.mode === b.mode &&
    a.spreadId === b.spreadId &&
    a.group === b.group &&
    a.ids.length === b.ids.length &&
    a.ids.every((id, index) => id === b.ids[index])
  );
}
