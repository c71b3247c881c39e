import type { ReferenceTarget } from './album.ts';
import type { NodeId, StickerId } from './ids.ts';
import type { AlbumNode } from './nodes/node.ts';
import type { Sticker } from './sticker.ts';

/** The props that name another record, and what they name. */
export const NODE_REFERENCES: Readonly<Record<string, ReferenceTarget>> = {
  stickerId: 'sticker',
  image: 'image',
  sectionId: 'section',
};
export const STICKER_REFERENCES: Readonly<Record<string, Exclude<ReferenceTarget, 'sticker'>>> = {
  image: 'image',
  sectionId: 'section',
};

export const NODE_REFERENCE_ENTRIES = Object.entries(NODE_REFERENCES);
export const STICKER_REFERENCE_ENTRIES = Object.entries(STICKER_REFERENCES);
const NOBODY: ReadonlySet<never> = new Set<never>();

/** Who refers to whom, backwards, so that a removed sticker, picture or section is found without a search. */
export class References {
  readonly #nodes = new Map<string, Set<NodeId>>();
  readonly #stickers = new Map<string, Set<StickerId>>();

  static of(nodes: Iterable<AlbumNode>, stickers: Iterable<Sticker>): References {
    const references = new References();
    for (const node of nodes) references.addNode(node);
    for (const sticker of stickers) references.addSticker(sticker);
    return references;
  }

  nodes(target: ReferenceTarget, id: string): ReadonlySet<NodeId> {
    return this.#nodes.get(key(target, id)) ?? NOBODY;
  }

  stickers(target: ReferenceTarget, id: string): ReadonlySet<StickerId> {
    return this.#stickers.get(key(target, id)) ?? NOBODY;
  }

  addNode(node: AlbumNode): void {
    visit(NODE_REFERENCE_ENTRIES, node.props, (place) => insert(this.#nodes, place, node.id));
  }

  removeNode(node: AlbumNode): void {
    visit(NODE_REFERENCE_ENTRIES, node.props, (place) => erase(this.#nodes, place, node.id));
  }

  addSticker(sticker: Sticker): void {
    visit(STICKER_REFERENCE_ENTRIES, sticker, (place) => insert(this.#stickers, place, sticker.id as StickerId));
  }

  removeSticker(sticker: Sticker): void {
    visit(STICKER_REFERENCE_ENTRIES, sticker, (place) => erase(this.#stickers, place, sticker.id as StickerId));
  }
}

function key(target: ReferenceTarget, id: string): string {
  return `${target}:${id}`;
}

function visit(entries: [string, ReferenceTarget][], record: object, found: (place: string) => void): void {
  for (const [field, target] of entries) {
    const id = (record as Record<string, unknown>)[field];
    if (typeof id === 'string') found(key(target, id));
  }
}

function insert<Id>(table: Map<string, Set<Id>>, place: string, id: Id): void {
  const users = table.get(place);
  if (users) users.add(id);
  else table.set(place, new Set([id]));
}

function erase<Id>(table: Map<string, Set<Id>>, place: string, id: Id): void {
  const users = table.get(place);
  users?.delete(id);
  if (users?.size === 0) table.delete(place);
}
