import { type AlbumNode, plainText, type StickerId } from '@figurina/album';
import type { EditorSession } from '../session/editor-session.ts';

/** What an element is called: the person on a cell, the words of a text, its name, else its kind. */
export function nodeLabel(session: EditorSession, node: AlbumNode): string {
  const { document } = session.store;
  if (node.type === 'StickerCell' && node.props.stickerId)
    return document.stickers.get(node.props.stickerId as StickerId)?.name ?? '';
  if (node.type === 'Text') return plainText(node.props.text).slice(0, 40) || session.t('editor.kind.Text');
  if (node.type === 'Comment') {
    const label = session.t('comments.label', {
      name: node.props.name || session.t('comments.somebody'),
      words: node.props.text.slice(0, 80),
    });
    const count = document.childIds(node.id).length;
    return count > 0 ? `${label}, ${session.t('comments.answers', { count })}` : label;
  }
  return node.props.name || session.t(`editor.kind.${node.type}`);
}
