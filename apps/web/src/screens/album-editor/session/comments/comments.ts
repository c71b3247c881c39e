import type { AlbumDocument, AlbumNode, CommentReaction, CommentTarget, NodeId, NodeOf, Point } from '@figurina/album';
import { derive, type Derived, type EditorStore } from '@figurina/editor';
import type { SeenComments } from './seen-comments.ts';

/** A comment that is being written and not in the album yet. */
export interface UnwrittenComment {
  readonly spreadId: NodeId;
  readonly at: Point;
  /** What it is about, and goes with. */
  readonly target: CommentTarget | null;
}

/** What one can write in a bubble. */
export type CommentPart = 'words' | 'answer';

/** Each comment with the answers to it, in the order they were given. */
export type Threads = ReadonlyMap<NodeId, readonly NodeOf<'Comment'>[]>;

/** What people think of a comment or an answer, by the node that it is. */
export type Reactions = ReadonlyMap<
  NodeId,
  readonly (NodeOf<'Comment'> & { readonly props: { reaction: CommentReaction } })[]
>;

export interface Comments {
  /** Those of the album, in the order of their making, by the comment that began them. */
  readonly threads: Derived<Threads>;
  readonly reactions: Derived<Reactions>;
  /** Whether somebody else wrote in a thread since it was last open. */
  isUnread(id: NodeId): boolean;
  /** Answers that are begun and not sent, by their thread: another bubble may be opened meanwhile. */
  readonly drafts: Map<NodeId, string>;
  /** Of people who are called the same, whom one meant last. */
  readonly meant: Map<string, string>;
  /** The thread is read as far as it goes. */
  see(id: NodeId): void;
  writing(): UnwrittenComment | null;
  /** Opens the bubble of a new comment. */
  write(spreadId: NodeId, at: Point, target?: CommentTarget | null): void;
  endWriting(): void;
  /** Counts how often the words of the open bubble were asked for. */
  asked(): number;
  /** What the keys were asked for last. */
  askedFor(): CommentPart;
  /** The keys go to the words of the open bubble, or to the answer. */
  edit(part?: CommentPart): void;
  subscribe(listener: () => void): () => void;
}

export function createComments(store: EditorStore, seen: SeenComments): Comments {
  let writing: UnwrittenComment | null = null;
  let asked = 0;
  let askedFor: CommentPart = 'words';
  const listeners = new Set<() => void>();
  const told = (): void => listeners.forEach((listener) => listener());
  seen.subscribe(told);
  const threads = derive(store, threadsIn, ({ before, after }) => isComment(before) || isComment(after));
  return {
    threads,
    reactions: derive(store, reactionsIn, ({ before, after }) => isComment(before) || isComment(after)),
    drafts: new Map(),
    meant: new Map(),
    isUnread: (id) => seen.isUnread(threads.get().get(id) ?? []),
    see(id) {
      if (seen.see(threads.get().get(id) ?? [])) told();
    },
    writing: () => writing,
    write(spreadId, at, target = null) {
      writing = { spreadId, at, target };
      told();
    },
    endWriting() {
      writing = null;
      told();
    },
    asked: () => asked,
    askedFor: () => askedFor,
    edit(part = 'words') {
      askedFor = part;
      asked++;
      told();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function threadsIn(document: AlbumDocument): Threads {
  const threads = new Map<NodeId, readonly NodeOf<'Comment'>[]>();
  for (const node of document.nodes.values()) {
    if (!isSaid(node) || document.nodes.get(node.parent!)?.type === 'Comment') continue;
    const answers = document.childIds(node.id).flatMap((id) => {
      const answer = document.nodes.get(id);
      return isSaid(answer) ? [answer] : [];
    });
    threads.set(node.id, [node, ...answers]);
  }
  return threads;
}

function reactionsIn(document: AlbumDocument): Reactions {
  const reactions = new Map<NodeId, NodeOf<'Comment'>[]>();
  for (const node of document.nodes.values()) {
    if (node.type !== 'Comment' || node.props.reaction === null) continue;
    reactions.set(node.parent!, [...(reactions.get(node.parent!) ?? []), node]);
  }
  return reactions as Reactions;
}

/** A comment or an answer with words; a reaction is none. */
function isSaid(node: AlbumNode | undefined): node is NodeOf<'Comment'> {
  return node?.type === 'Comment' && node.props.reaction === null;
}

function isComment(record: object | undefined): boolean {
  return record !== undefined && 'type' in record && record.type === 'Comment';
}
