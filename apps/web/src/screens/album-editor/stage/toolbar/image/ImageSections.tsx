import { croppedPicture } from '@figurina/album';
import IconCrop from '@tabler/icons-react/dist/esm/icons/IconCrop.mjs';
import IconFlipHorizontal from '@tabler/icons-react/dist/esm/icons/IconFlipHorizontal.mjs';
import IconFlipVertical from '@tabler/icons-react/dist/esm/icons/IconFlipVertical.mjs';
import { useT } from '../../../../../app/use-t.ts';
import { actionLabel } from '../../../actions/action-label.ts';
import { editorActions } from '../../../actions/editor-actions.ts';
import { useEditor } from '../../../session/editor-context.ts';
import { ActionButton } from '../ActionButton.tsx';
import { ToolbarButton } from '../ToolbarButton.tsx';
import type { WorkspaceNode } from '../toolbar-section.ts';
import { ReplaceButton } from './ReplaceButton.tsx';
import { ResolutionWords } from './ResolutionWords.tsx';
import { imagesOf } from './images-of.ts';
import './image.css';

/** Crop the picture behind its frame, take another one, and how large it prints sharp. */
export function EditImageSection({ nodes }: { nodes: readonly WorkspaceNode[] }) {
  const session = useEditor();
  const t = useT();
  const [node] = nodes;
  if (!node) return null;
  const locked = 'locked' in node.props && node.props.locked;
  const hasPicture = croppedPicture(session.store.document, node.id) !== null;
  const takesPicture = node.type === 'Image' || (node.type === 'StickerCell' && node.props.stickerId !== null);
  return (
    <>
      {hasPicture ? (
        <ToolbarButton
          label={t('images.crop')}
          keys={t('keys.enter')}
          icon={<IconCrop size={20} />}
          withLabel
          disabled={locked}
          onClick={() => session.selection.editImage(node.id)}
        />
      ) : null}
      {takesPicture ? <ReplaceButton node={node} disabled={locked} /> : null}
      {hasPicture ? <ResolutionWords node={node} /> : null}
    </>
  );
}

/** Over the page, over the spread: one click each. */
export function FillPaperSection() {
  return (
    <>
      <ActionButton id="arrange.fill_page" />
      <ActionButton id="arrange.fill_spread" />
    </>
  );
}

/** Mirrors what the frame shows. */
export function FlipSection({ nodes }: { nodes: readonly WorkspaceNode[] }) {
  const session = useEditor();
  const t = useT();
  const images = imagesOf(nodes);
  return (['horizontal', 'vertical'] as const).map((axis) => {
    const action = editorActions.get(`arrange.flip_${axis}`);
    return (
      <ToolbarButton
        key={axis}
        label={actionLabel(t, action)}
        icon={axis === 'horizontal' ? <IconFlipHorizontal size={20} /> : <IconFlipVertical size={20} />}
        pressed={images.every(({ props: { flip } }) => flip === axis || flip === 'both')}
        disabled={!action.enabled(session)}
        onClick={() => action.run(session)}
      />
    );
  });
}
