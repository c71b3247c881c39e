import { commentPlace, type NodeOf, type NodeId, spreadOrder } from '@figurina/album';
import type { EditorStore } from '@figurina/editor';
import type { Comments } from './comments.ts';

/** Which comments are wanted: those still to be dealt with, those that one has to do with, those that are done, or all. */
export const COMMENT_FILTERS = ['open', 'mine', 'done', 'all'] as const;
export type CommentFilter = (typeof COMMENT_FILTERS)[number];

export interface ListedComment {
  readonly spreadId: NodeId;
  readonly first: NodeOf<'Comment'>;
  readonly answers: number;
  /** One wrote in it, or is named. */
  readonly isMine: boolean;
}

interface Lists {
  readonly store: EditorStore;
  readonly comments: Comments;
  readonly author: { readonly id: string };
}

/** The comments of the album page by page, from the top. */
export function listedComments({ store, comments, author }: Lists): ListedComment[] {
  const { document } = store;
  const order = new Map(spreadOrder(document).map((id, index) => [id, index]));
  return [...comments.threads.get().values()]
    .flatMap((thread) => {
      const [first] = thread;
      const place = first && commentPlace(document, first);
      const isMine = thread.some(({ props }) => props.userId === author.id || props.mentions.includes(author.id));
      return place ? [{ place, spreadId: place.spreadId, first, answers: thread.length - 1, isMine }] : [];
    })
    .toSorted(
      (a, b) => order.get(a.spreadId)! - order.get(b.spreadId)! || a.place.y - b.place.y || a.place.x - b.place.x,
    );
}

export function isWanted({ first, isMine }: ListedComment, filter: CommentFilter): boolean {
  if (filter === 'all') return true;
  return filter === 'mine' ? isMine : first.props.done === (filter === 'done');
}
