import { type AlbumNode, type ImageId, type StickerId } from '@figurina/album';
import { cssBackground, withPalette } from '@figurina/drawing';
import IconBox from '@tabler/icons-react/dist/esm/icons/IconBoxMultiple.mjs';
import IconLine from '@tabler/icons-react/dist/esm/icons/IconLine.mjs';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage2.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconSticker from '@tabler/icons-react/dist/esm/icons/IconSticker2.mjs';
import IconTypography from '@tabler/icons-react/dist/esm/icons/IconTypography.mjs';
import { useEditor } from '../../session/editor-context.ts';
import type { WorkspaceNode } from './toolbar-section.ts';

/** null: what it is filled with says more. */
const ICONS: Readonly<Record<AlbumNode['type'], typeof IconBox | null>> = {
  Root: null,
  Section: null,
  Spread: null,
  Group: IconBox,
  Image: IconPhoto,
  Text: IconTypography,
  Circle: null,
  Rectangle: null,
  Line: IconLine,
  Sticker: IconSticker,
  StickerCell: IconSticker,
  Comment: IconMessage,
};
const THUMB_PX = 96;

/** A small picture of what is selected: the photo, the colour of a shape, else a sign of its kind. */
export function NodeThumb({ nodes }: { nodes: readonly WorkspaceNode[] }) {
  const session = useEditor();
  const { document } = session.store;
  const [node] = nodes;
  if (!node) return null;
  const only = nodes.length === 1;
  const imageId =
    node.type === 'Image'
      ? node.props.image
      : 'stickerId' in node.props
        ? document.stickers.get(node.props.stickerId as StickerId)?.image
        : null;
  const image = only && imageId ? document.images.get(imageId as ImageId) : undefined;
  if (image) {
    const address = withPalette(session.imageUrl(image, THUMB_PX), image, document.colors);
    return <img className="toolbar-thumb" alt="" src={address} />;
  }
  const Icon = only ? ICONS[node.type] : IconBox;
  if (Icon)
    return (
      <span className="toolbar-thumb" aria-hidden="true">
        <Icon size={24} />
      </span>
    );
  const fill = 'fill' in node.props ? cssBackground(node.props.fill, document.colors) : undefined;
  return (
    <span
      className="toolbar-thumb fig-own-colors"
      aria-hidden="true"
      data-round={node.type === 'Circle' || undefined}
      style={{ background: fill }}
    />
  );
}
