import type { NodeId } from './ids.ts';
import type { AlbumNode } from './nodes/node.ts';

type Nodes = ReadonlyMap<NodeId, AlbumNode>;
const NONE: readonly NodeId[] = Object.freeze([]);

interface Ordered {
  readonly id: string;
  readonly order: string;
}

/** Whether `a` lies below `b` among the children of one parent: by order, equal orders by id. */
export function compareSiblings(a: Ordered, b: Ordered): number {
  if (a.order !== b.order) return a.order < b.order ? -1 : 1;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

/**
 * The children of every parent, sorted. Holds what `parent` and `order` of the nodes say and nothing of its own.
 * Arrays are replaced, never changed, so that `===` tells whether a parent's children changed.
 */
export class ChildLists {
  readonly #lists: Map<NodeId, readonly NodeId[]>;

  constructor(lists = new Map<NodeId, readonly NodeId[]>()) {
    this.#lists = lists;
  }

  static of(nodes: Nodes): ChildLists {
    const families = new Map<NodeId, AlbumNode[]>();
    for (const node of nodes.values()) {
      if (node.parent === null) continue;
      const family = families.get(node.parent);
      if (family) family.push(node);
      else families.set(node.parent, [node]);
    }
    const lists = new Map<NodeId, readonly NodeId[]>();
    for (const [parent, family] of families)
      lists.set(
        parent,
        family.sort(compareSiblings).map((node) => node.id),
      );
    return new ChildLists(lists);
  }

  of(parent: NodeId): readonly NodeId[] {
    return this.#lists.get(parent) ?? NONE;
  }

  copy(): ChildLists {
    return new ChildLists(new Map(this.#lists));
  }

  /** `nodes` must still (or already) hold the siblings; the node itself is passed. */
  add(nodes: Nodes, node: AlbumNode): void {
    if (node.parent === null) return;
    const siblings = this.of(node.parent);
    let low = 0;
    let high = siblings.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compareSiblings(nodes.get(siblings[middle]!)!, node) < 0) low = middle + 1;
      else high = middle;
    }
    this.#lists.set(node.parent, siblings.toSpliced(low, 0, node.id));
  }

  remove(node: AlbumNode): void {
    if (node.parent === null) return;
    const siblings = this.of(node.parent);
    if (siblings.length <= 1) this.#lists.delete(node.parent);
    else this.#lists.set(node.parent, siblings.toSpliced(siblings.indexOf(node.id), 1));
  }
}
