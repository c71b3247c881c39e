import { type AlbumNode, isSymbolKind, plainText, type StickerId, writtenText } from '@figurina/album';
import type { EditorStore } from '@figurina/editor';
import type { Translate } from '@figurina/locales';
import type { OpenAlbumFacts } from './album-facts.ts';

interface Labels {
  readonly store: Pick<EditorStore, 'document'>;
  readonly facts: OpenAlbumFacts;
  readonly t: Translate;
}

/** What an element is called: the person on a cell, the words of a text, its name, else its kind. */
export function nodeLabel(session: Labels, node: AlbumNode): string {
  const { document } = session.store;
  if (node.type === 'StickerCell' && node.props.stickerId)
    return document.stickers.get(node.props.stickerId as StickerId)?.name ?? '';
  if (node.type === 'Text') {
    const words = plainText(writtenText(node.props));
    return withValues(session, node, words).slice(0, 40) || session.t('editor.kind.Text');
  }
  if (node.type === 'Comment') {
    const { reaction } = node.props;
    if (reaction) return session.t(`comments.reaction.${reaction}`);
    const label = session.t('comments.label', {
      name: node.props.name || session.t('comments.somebody'),
      words: node.props.text.slice(0, 80),
    });
    const count = document.childIds(node.id).filter((id) => isAnswer(document.nodes.get(id))).length;
    return count > 0 ? `${label}, ${session.t('comments.answers', { count })}` : label;
  }
  return node.props.name || session.t(`editor.kind.${node.type}`);
}

function isAnswer(node: AlbumNode | undefined): boolean {
  return node?.type === 'Comment' && node.props.reaction === null;
}

/** Automatic texts by what they say; a table of contents, and what has nothing to say here, by its name. */
function withValues(session: Labels, { id }: AlbumNode, label: string): string {
  return label.replaceAll(/\{([a-z-]+)\}/g, (whole, kind: string) => {
    if (!isSymbolKind(kind)) return whole;
    const value = session.facts.album.get().symbol(id, kind);
    return typeof value === 'string' && value !== '' ? value : session.t(`text.symbol.${kind}`);
  });
}
