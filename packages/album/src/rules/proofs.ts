/**
 * What the log of an album proves about a unit that takes something back. A unit leaves traces of what only its own
 * undo may do later; the server keeps them with the log, a tab for as long as it is open.
 */
import { z } from 'zod';
import type { AlbumDocument } from '../document/album.ts';
import type { NodeId, StickerId } from '../document/ids.ts';
import type { NodeOf } from '../document/nodes/node.ts';
import type { Operation } from '../patch/patch.ts';
import { readPath } from '../patch/path.ts';

const commentTraceSchema = z.object({
  id: z.string(),
  userId: z.string(),
  text: z.string(),
  createdAt: z.string(),
  mentions: z.array(z.string()),
});

/** Designs that a sticker had of its own. */
const designTraceSchema = z.object({ id: z.string(), stickerLayout: z.string(), cellLayout: z.string() });

export const tracesSchema = z.object({
  /** Other people's comments that were taken along, as they were: they may come back so, by whoever took them. */
  comments: z.array(commentTraceSchema),
  /** Spreads that filled an empty chapter: their author may take them away again. */
  first_spreads: z.array(z.string()),
  /** Stickers with a design of their own that were removed by somebody who may not give one. */
  designs: z.array(designTraceSchema).default([]),
});
export type Traces = z.infer<typeof tracesSchema>;
type CommentTrace = z.infer<typeof commentTraceSchema>;
type DesignTrace = z.infer<typeof designTraceSchema>;

export const NO_TRACES: Traces = { comments: [], first_spreads: [], designs: [] };

export function hasTraces({ comments, first_spreads, designs }: Traces): boolean {
  return comments.length > 0 || first_spreads.length > 0 || designs.length > 0;
}

export function joinTraces(all: readonly Traces[]): Traces {
  return {
    comments: all.flatMap(({ comments }) => comments),
    first_spreads: all.flatMap(({ first_spreads }) => first_spreads),
    designs: all.flatMap(({ designs }) => designs),
  };
}

export function commentTrace({ id, props: { userId, text, createdAt, mentions } }: NodeOf<'Comment'>): CommentTrace {
  return { id, userId, text, createdAt, mentions: [...mentions] };
}

/** Of an operation that is yet to be applied and removes a sticker. */
export function designTrace(document: AlbumDocument, { part, path, ...rest }: Operation): DesignTrace | null {
  const place = 'removed' in rest ? readPath(part, path) : null;
  if (place?.table !== 'stickers' || place.field !== null) return null;
  const sticker = document.stickers.get(place.id as StickerId);
  if (!sticker || (sticker.stickerLayout === 'default' && sticker.cellLayout === 'default')) return null;
  const { id, stickerLayout, cellLayout } = sticker;
  return { id, stickerLayout, cellLayout };
}

/** One's own traces, gathered unit by unit. */
export class Proofs {
  readonly #comments = new Map<string, Set<string>>();
  readonly takenBack = new Set<NodeId>();
  readonly #designs = new Set<string>();

  add({ comments, first_spreads, designs }: Traces): void {
    for (const trace of comments) {
      const known = this.#comments.get(trace.id) ?? new Set();
      this.#comments.set(trace.id, known.add(fingerprint(trace)));
    }
    for (const id of first_spreads) this.takenBack.add(id as NodeId);
    for (const trace of designs) this.#designs.add(designprint(trace));
  }

  /** Whether a sticker is one that was removed, with the design that it had. */
  provesDesign({ id, stickerLayout = 'default', cellLayout = 'default' }: Readonly<Record<string, unknown>>): boolean {
    return this.#designs.has(designprint({ id, stickerLayout, cellLayout }));
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

function designprint({ id, stickerLayout, cellLayout }: Readonly<Record<keyof DesignTrace, unknown>>): string {
  return JSON.stringify([id, stickerLayout, cellLayout]);
}
