import type { AppliedMutation } from '@figurina/contract';
import { z } from 'zod';

/** Somebody is named by a comment that was written or changed. */
export interface Mention {
  readonly commentId: string;
  readonly userId: string;
  readonly words: string;
}

const names = z.array(z.string()).min(1);
const written = z.object({
  type: z.literal('Comment'),
  props: z.object({ text: z.string(), createdAt: z.string(), mentions: names }),
});
type Operation = AppliedMutation['units'][number]['operations'][number];

const nodePath = /^nodes\/([^/]+)$/;
const mentionsPath = /^nodes\/([^/]+)\/props\/mentions$/;
/** What was written longer ago comes back by undo: it was told when it was new. */
const NEWS_MS = 86_400_000;

/** Whom the new and changed comments of a mutation name, but for those who name themselves. */
export function mentionsIn({ user, units }: AppliedMutation, now: Date): Mention[] {
  return units
    .flatMap(({ operations }) => [...writtenIn(operations, now), ...changedIn(operations)])
    .flatMap(({ commentId, words, mentions }) =>
      [...new Set(mentions)].filter((id) => id !== user).map((userId) => ({ commentId, userId, words })),
    );
}

interface NamingComment {
  readonly commentId: string;
  readonly words: string;
  readonly mentions: readonly string[];
}

function writtenIn(operations: readonly Operation[], now: Date): NamingComment[] {
  return operations.flatMap((operation) => {
    const [, commentId] = nodePath.exec(operation.path) ?? [];
    if (operation.part !== 'workspace' || !commentId || 'removed' in operation) return [];
    const comment = written.safeParse(operation.value);
    if (!comment.success) return [];
    const { text: words, createdAt, mentions } = comment.data.props;
    if (now.getTime() - Date.parse(createdAt) > NEWS_MS) return [];
    return [{ commentId, words, mentions }];
  });
}

/** Words and names of a comment are changed together (`CommentMessage.tsx`). */
function changedIn(operations: readonly Operation[]): NamingComment[] {
  return operations.flatMap((operation) => {
    const [, commentId] = mentionsPath.exec(operation.path) ?? [];
    if (operation.part !== 'workspace' || !commentId || 'removed' in operation) return [];
    const mentions = names.safeParse(operation.value);
    const said = operations.find(({ part, path }) => part === 'workspace' && path === `nodes/${commentId}/props/text`);
    const words = said && !('removed' in said) && said.value;
    return mentions.success && typeof words === 'string' ? [{ commentId, words, mentions: mentions.data }] : [];
  });
}
