import type { AlbumDocument, NodeId } from '@figurina/album';

export interface Thread {
  /** The comment that began it. */
  readonly id: NodeId;
  /** Who wrote in it. */
  readonly authors: ReadonlySet<string>;
  /** When this comment was. */
  readonly writtenAt: string;
}

/** The thread that a comment or an answer belongs to; undefined when it is gone. */
export function threadOf(document: AlbumDocument, commentId: NodeId): Thread | undefined {
  const said = document.nodes.get(commentId);
  if (said?.type !== 'Comment') return undefined;
  const above = said.parent && document.nodes.get(said.parent);
  const first = above && above.type === 'Comment' ? above : said;
  const answers = document.childIds(first.id).map((id) => document.nodes.get(id));
  const authors = [first, ...answers].flatMap((node) =>
    // A reaction is no word in it.
    node?.type === 'Comment' && node.props.text !== '' ? [node.props.userId] : [],
  );
  return { id: first.id, authors: new Set(authors), writtenAt: said.props.createdAt };
}
