import { type AlbumNode, isShape, type NodeId, type NodeOf, type NodeType, type ShapeNode } from '@figurina/album';
import IconBook from '@tabler/icons-react/dist/esm/icons/IconBook.mjs';
import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs';
import IconFiles from '@tabler/icons-react/dist/esm/icons/IconFiles.mjs';
import IconLine from '@tabler/icons-react/dist/esm/icons/IconLine.mjs';
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconSquare from '@tabler/icons-react/dist/esm/icons/IconSquare.mjs';
import IconStack2 from '@tabler/icons-react/dist/esm/icons/IconStack2.mjs';
import IconSticker from '@tabler/icons-react/dist/esm/icons/IconSticker2.mjs';
import IconTypography from '@tabler/icons-react/dist/esm/icons/IconTypography.mjs';
import type { ComponentType } from 'react';
import { nodeLabel } from '../session/album/node-label.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { shortLabel, type TreeRow } from './tree-rows.ts';

const ICONS: Readonly<Record<NodeType, ComponentType<{ size?: number; stroke?: number }>>> = {
  Root: IconBook,
  Section: IconBook,
  Spread: IconFiles,
  Group: IconStack2,
  Image: IconPhoto,
  Text: IconTypography,
  Circle: IconCircle,
  Rectangle: IconSquare,
  Line: IconLine,
  Sticker: IconSticker,
  StickerCell: IconSticker,
  Comment: IconMessageCircle,
};

export function NodeIcon({ type }: { type: NodeType }) {
  const Icon = ICONS[type];
  return <Icon size={17} stroke={1.7} />;
}

/**
 * The row of an element: a cell by the number and name of who is in it. Its words, and whether it is selected, are looked
 * up when they are read: of ten thousand rows some dozens are drawn.
 */
export function elementRow(
  session: EditorSession,
  id: NodeId,
  place: { level: number; open: boolean | null },
): TreeRow {
  return new ElementRow(session, id, place.level, place.open);
}

class ElementRow implements TreeRow {
  readonly id: NodeId;
  readonly level: number;
  readonly open: boolean | null;
  readonly #session: EditorSession;

  constructor(session: EditorSession, id: NodeId, level: number, open: boolean | null) {
    this.#session = session;
    this.id = id;
    this.level = level;
    this.open = open;
  }
  get label(): string {
    return shortLabel(this.#words().label);
  }
  get name(): string {
    const { label, kind, isOneOf } = this.#words();
    return label === kind || isOneOf ? label : this.#session.t('tree.row', { label, kind });
  }
  get selected(): boolean {
    return this.#session.selection.get().ids.includes(this.id);
  }
  #words(): { label: string; kind: string; isOneOf: boolean } {
    const node = this.#session.store.document.nodes.get(this.id);
    if (!node) return { label: '', kind: '', isOneOf: false };
    return {
      label: elementLabel(this.#session, node),
      kind: this.#session.t(`editor.kind.${node.type}`),
      isOneOf: isOneOfSeveral(this.#session, node),
    };
  }
}

/** Without a name, beside others of its kind without one: its size tells it from them. */
function isOneOfSeveral({ store: { document } }: EditorSession, node: AlbumNode): node is ShapeNode | NodeOf<'Image'> {
  if ((!isShape(node) && node.type !== 'Image') || node.props.name !== '' || node.parent === null) return false;
  return document.childIds(node.parent).some((id) => {
    const other = document.nodes.get(id);
    return id !== node.id && other?.type === node.type && other.props.name === '';
  });
}

export function elementLabel(session: EditorSession, node: AlbumNode): string {
  if (node.type === 'Comment') return node.props.text || nodeLabel(session, node);
  if (isOneOfSeveral(session, node)) {
    const [width, height] = [Math.round(node.props.width), Math.round(node.props.height)];
    return session.t('tree.sized', { kind: session.t(`editor.kind.${node.type}`), width, height });
  }
  const label = nodeLabel(session, node);
  if (node.type !== 'StickerCell') return label;
  const numbers = session.facts.album.get().cellNumbers(node.id);
  return [numbers.join('+'), label].filter(Boolean).join(' ');
}
