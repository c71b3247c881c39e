import { type NodeOf, stickerPlaceAt } from '@figurina/album';
import { symbolsIn } from '@figurina/drawing';
import IconSticker from '@tabler/icons-react/dist/esm/icons/IconSticker2.mjs';
import { useT } from '../../../../../app/use-t.ts';
import { useEditor } from '../../../session/editor-context.ts';
import { ToolbarButton } from '../ToolbarButton.tsx';
import type { WorkspaceNode } from '../toolbar-section.ts';

/** A text that says a name or number of a sticker: that is edited at the sticker. */
export function speaksOfSticker(nodes: readonly WorkspaceNode[]): nodes is [NodeOf<'Text'>] {
  const [node] = nodes;
  return (
    nodes.length === 1 && node?.type === 'Text' && symbolsIn(node.props).some((kind) => kind.startsWith('sticker-'))
  );
}

/** From an automatic text to the sticker that it takes its words from. */
export function StickerLinkSection({ nodes }: { nodes: readonly WorkspaceNode[] }) {
  const session = useEditor();
  const t = useT();
  const place = nodes[0] && stickerPlaceAt(session.store.document, nodes[0].id);
  return (
    <ToolbarButton
      label={place?.props.stickerId ? t('text.to_sticker') : t('text.to_sticker.none')}
      icon={<IconSticker size={20} />}
      disabled={!place?.props.stickerId}
      onClick={() => place && session.reveal(place.id)}
    />
  );
}
