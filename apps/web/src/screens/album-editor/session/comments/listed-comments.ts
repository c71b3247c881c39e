import { type NodeOf, type NodeId, spreadOfNode, spreadOrder } from '@figurina/album';
import type { EditorStore } from '@figurina/editor';
import type { Comments } from './comments.ts';

/** Which comments are wanted: those still to be dealt with, those that are, or all. */
export const COMMENT_FILTERS = ['open', 'done', 'all'] as const;
export type CommentFilter = (typeof COMMENT_FILTERS)[number];

export interface ListedComment {
  readonly spreadId: NodeId;
  readonly first: NodeOf<'Comment'>;
  readonly answers: number;
}

/** The comments of the album page by page, from the top. */
export function listedComments({
  store,
  comments,
}: {
  readonly store: EditorStore;
  readonly comments: Comments;
}): ListedComment[] {
  const place = new Map(spreadOrder(store.document).map((id, index) => [id, index]));
  return [...comments.threads.get().values()]
    .flatMap(([first, ...answers]) => {
      const spreadId = first && spreadOfNode(store.document, first.id);
      return first && spreadId ? [{ spreadId, first, answers: answers.length }] : [];
    })
    .toSorted(
      (a, b) =>
        place.get(a.spreadId)! - place.get(b.spreadId)! ||
        a.first.props.y - b.first.props.y ||
        a.first.props.x - b.first.props.x,
    );
}

export function isWanted({ first }: ListedComment, filter: CommentFilter): boolean {
  return filter === 'all' || first.props.done === (filter === 'done');
}
