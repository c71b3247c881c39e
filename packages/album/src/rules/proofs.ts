/**
 * What the log of an album proves about a unit that takes something back. A unit leaves traces of what only its own
 * undo may do later; the server keeps them with the log, a tab for as long as it is open.
 */
import { z } from 'zod';
import type { NodeId } from '../document/ids.ts';
import type { NodeOf } from '../document/nodes/node.ts';

const commentTraceSchema = z.object({
  id: z.string(),
  userId: z.string(),
  text: z.string(),
  createdAt: z.string(),
  mentions: z.array(z.string()),
});

export const tracesSchema = z.object({
  /** Other people's comments that were taken along, as they were: they may come back so, by whoever took them. */
  comments: z.array(commentTraceSchema),
  /** Spreads that filled an empty chapter: their author may take them away again. */
  first_spreads: z.array(z.string()),
});
export type Traces = z.infer<typeof tracesSchema>;
type CommentTrace = z.infer<typeof commentTraceSchema>;

export const NO_TRACES: Traces = { comments: [], first_spreads: [] };

export function hasTraces({ comments, first_spreads }: Traces): boolean {
  return comments.length > 0 || first_spreads.length > 0;
}

export function joinTraces(all: readonly Traces[]): Traces {
  return {
    comments: all.flatMap(({ comments }) => comments),
    first_spreads: all.flatMap(({ first_spreads }) => first_spreads),
  };
}

export function commentTrace({ id, props: { userId, text, createdAt, mentions } }: NodeOf<'Comment'>): CommentTrace {
  return { id, userId, text, createdAt, mentions: [...mentions] };
}

/** One's own traces, gathered unit by unit. */
export class Proofs {
  readonly #comments = new Map<string, Set<string>>();
  readonly takenBack = new Set<NodeId>();

  add({ comments, first_spreads }: Traces): void {
    for (const trace of comments) {
      const known = this.#comments.get(trace.id) ?? new Set();
      this.#comments.set(trace.id, known.add(fingerprint(trace)));
    }
    for (const id of first_spreads) this.takenBack.add(id as NodeId);
  }

  /** Whether a comment is one that was taken along, word for word. */
  proves(comment: NodeOf<'Comment'>): boolean {
    return this.#comments.get(comment.id)?.has(fingerprint(commentTrace(comment))) ?? false;
  }
}

export const NO_PROOFS = new Proofs();

function fingerprint({ userId, text, createdAt, mentions }: CommentTrace): string {
  return JSON.stringify([userId, text, createdAt, mentions]);
}
