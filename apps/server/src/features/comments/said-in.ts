/** What a mutation says in comments: words that were written or changed, and words that were taken away. */
import type { AppliedMutation } from '@figurina/contract';
import { z } from 'zod';

export interface Said {
  readonly commentId: string;
  /** What it lies in, a spread or the comment that it answers; null where words were changed. */
  readonly parent: string | null;
  readonly words: string;
  readonly mentions: readonly string[];
}

const names = z.array(z.string());
const written = z.object({
  type: z.literal('Comment'),
  parent: z.string(),
  props: z.object({ text: z.string(), createdAt: z.string(), mentions: names.default([]) }),
});
type Operation = AppliedMutation['units'][number]['operations'][number];

const nodePath = /^nodes\/([^/]+)$/;
const mentionsPath = /^nodes\/([^/]+)\/props\/mentions$/;
/** What was written longer ago comes back by undo: it was told when it was new. */
export const NEWS_MS = 86_400_000;

/** New comments and answers with words, and changed ones that name somebody. */
export function saidIn({ units }: AppliedMutation, now: Date): Said[] {
  return units.flatMap(({ operations }) => [...writtenIn(operations, now), ...changedIn(operations)]);
}

/** Nodes that are gone, comments among them. */
export function goneIn({ units }: AppliedMutation): string[] {
  return units.flatMap(({ operations }) =>
    operations.flatMap((operation) => {
      const [, id] = nodePath.exec(operation.path) ?? [];
      return operation.part === 'workspace' && id && 'removed' in operation ? [id] : [];
    }),
  );
}

function writtenIn(operations: readonly Operation[], now: Date): Said[] {
  return operations.flatMap((operation) => {
    const [, commentId] = nodePath.exec(operation.path) ?? [];
    if (operation.part !== 'workspace' || !commentId || 'removed' in operation) return [];
    const comment = written.safeParse(operation.value);
    if (!comment.success) return [];
    const { parent, props } = comment.data;
    const { text: words, createdAt, mentions } = props;
    // A reaction says nothing that somebody is called for.
    if (words.trim() === '' || now.getTime() - Date.parse(createdAt) > NEWS_MS) return [];
    return [{ commentId, parent, words, mentions }];
  });
}

/** Words and names of a comment are changed together (`CommentMessage.tsx`). */
function changedIn(operations: readonly Operation[]): Said[] {
  return operations.flatMap((operation) => {
    const [, commentId] = mentionsPath.exec(operation.path) ?? [];
    if (operation.part !== 'workspace' || !commentId || 'removed' in operation) return [];
    const mentions = names.min(1).safeParse(operation.value);
    const said = operations.find(({ part, path }) => part === 'workspace' && path === `nodes/${commentId}/props/text`);
    const words = said && !('removed' in said) && said.value;
    return mentions.success && typeof words === 'string'
      ? [{ commentId, parent: null, words, mentions: mentions.data }]
      : [];
  });
}
