import type { AlbumNode, NodeType } from '@figurina/album';
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
import { nodeLabel } from '../canvas/node-label.ts';
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

/** The row of an element: a cell by the number and name of who is in it. */
export function elementRow(
  session: EditorSession,
  node: AlbumNode,
  place: { level: number; open: boolean | null; selected: boolean },
): TreeRow {
  const label = elementLabel(session, node);
  const kind = session.t(`editor.kind.${node.type}`);
  const name = label === kind ? kind : session.t('tree.row', { label, kind });
  return { id: node.id, label: shortLabel(label), name, ...place };
}

export function elementLabel(session: EditorSession, node: AlbumNode): string {
  if (node.type === 'Comment') return node.props.text || session.t('editor.kind.Comment');
  const label = nodeLabel(session, node);
  if (node.type !== 'StickerCell') return label;
  const numbers = session.facts.album.get().cellNumbers(node.id);
  return [numbers.join('+'), label].filter(Boolean).join(' ');
}
