import { type AlbumNode, plainText } from '@figurina/album';
import { VisuallyHidden } from '@mantine/core';
import { useT } from '../../../app/use-t.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { useEditor, useSelection } from '../session/editor-context.ts';

/** Says what is selected, for people who do not see the frame. */
export function CanvasAnnouncer() {
  const session = useEditor();
  const { ids } = useSelection();
  const t = useT();
  const names = ids.flatMap((id) => {
    const node = session.store.document.nodes.get(id);
    return node ? [nodeLabel(session, node)] : [];
  });
  const words =
    names.length === 0
      ? ''
      : names.length === 1
        ? t('editor.selected.one', { name: names[0]! })
        : t('editor.selected.many', { count: names.length });
  return (
    <VisuallyHidden>
      <div role="status" aria-live="polite">
        {words}
      </div>
    </VisuallyHidden>
  );
}

/** What an element is called: the person on a cell, the words of a text, its name, else its kind. */
function nodeLabel(session: EditorSession, node: AlbumNode): string {
  const { document } = session.store;
  if (node.type === 'StickerCell' && node.props.stickerId)
    return document.stickers.get(node.props.stickerId as never)?.name ?? '';
  if (node.type === 'Text') return plainText(node.props.text).slice(0, 40) || session.t('editor.kind.Text');
  return node.props.name || session.t(`editor.kind.${node.type}`);
}
