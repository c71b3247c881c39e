import type { AppliedMutation } from '@figurina/contract';
import { z } from 'zod';

/** Somebody is named by a comment that was written. */
export interface Mention {
  readonly commentId: string;
  readonly userId: string;
  readonly words: string;
}

const written = z.object({
  type: z.literal('Comment'),
  props: z.object({ text: z.string(), createdAt: z.string(), mentions: z.array(z.string()).min(1) }),
});
const nodePath = /^nodes\/([^/]+)$/;
/** What was written longer ago comes back by undo: it was told when it was new. */
const NEWS_MS = 86_400_000;

/** Whom the new comments of a mutation name, but for those who name themselves. */
export function mentionsIn({ user, units }: AppliedMutation, now: Date): Mention[] {
  return units
    .flatMap(({ operations }) => operations)
    .flatMap((operation): Mention[] => {
      const [, commentId] = nodePath.exec(operation.path) ?? [];
      if (operation.part !== 'workspace' || !commentId || 'removed' in operation) return [];
      const comment = written.safeParse(operation.value);
      if (!comment.success) return [];
      const { text: words, createdAt, mentions } = comment.data.props;
      if (now.getTime() - Date.parse(createdAt) > NEWS_MS) return [];
      return [...new Set(mentions)].filter((id) => id !== user).map((userId) => ({ commentId, userId, words }));
    });
}
