import type { AlbumDocument } from '../document/album.ts';
import type { MakeId, NodeId } from '../document/ids.ts';
import type { Operation } from '../patch/patch.ts';
import { createNode } from './command.ts';

export interface CopiedTree {
  readonly document: AlbumDocument;
  readonly id: NodeId;
  readonly parent: NodeId;
  readonly order: string;
  readonly makeId: MakeId;
  /** Props of the topmost copy that differ. */
  readonly props?: Readonly<Record<string, unknown>>;
}

/** A node with all that is in it under fresh ids. Copied cells are empty, since a sticker is in one cell only. Comments are left out. */
export function copyTree({ document, id, parent, order, makeId, props }: CopiedTree): Operation[] {
  const node = document.nodes.get(id)!;
  const copy = makeId() as NodeId;
  const emptied = node.type === 'StickerCell' ? { stickerId: null } : {};
  return [
    createNode({ id: copy, type: node.type, parent, order, props: { ...node.props, ...emptied, ...props } }),
    ...document
      .childIds(id)
      .map((child) => document.nodes.get(child)!)
      .filter(({ type }) => type !== 'Comment')
      .flatMap((child) => copyTree({ document, id: child.id, parent: copy, order: child.order, makeId })),
  ];
}
