import type { NodeId, Point } from '@figurina/album';
import { derive, type Derived, type EditorStore } from '@figurina/editor';

/** A comment that is being written and not in the album yet. */
export interface UnwrittenComment {
  readonly spreadId: NodeId;
  readonly at: Point;
}

export interface Comments {
  /** Those of the album, in the order of their making. */
  readonly ids: Derived<readonly NodeId[]>;
  writing(): UnwrittenComment | null;
  /** Opens the bubble of a new comment. */
  write(spreadId: NodeId, at: Point): void;
  endWriting(): void;
  /** Counts how often the words of the open bubble were asked for. */
  asked(): number;
  /** The keys go to the words of the open bubble. */
  edit(): void;
  subscribe(listener: () => void): () => void;
}

export function createComments(store: EditorStore): Comments {
  let writing: UnwrittenComment | null = null;
  let asked = 0;
  const listeners = new Set<() => void>();
  const told = (): void => listeners.forEach((listener) => listener());
  const ids = derive<readonly NodeId[]>(
    store,
    ({ nodes }) => [...nodes.values()].filter(({ type }) => type === 'Comment').map(({ id }) => id),
    ({ before, after }) => isComment(before) || isComment(after),
    (a, b) => a.length === b.length && a.every((id, index) => id === b[index]),
  );
  return {
    ids,
    writing: () => writing,
    write(spreadId, at) {
      writing = { spreadId, at };
      told();
    },
    endWriting() {
      writing = null;
      told();
    },
    asked: () => asked,
    edit() {
      asked++;
      told();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function isComment(record: object | undefined): boolean {
  return record !== undefined && 'type' in record && record.type === 'Comment';
}
