/** What a server that stopped in the middle has not told of is told by the next round, within the day that it is news. */
import type { AppliedMutation } from '@figurina/contract';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { CommentsParts } from './comments-parts.ts';
import { listSaid, setSwept, sweptUntil } from './comments.queries.ts';
import { NEWS_MS } from './said-in.ts';

export const tellMissed = defineJob({ name: 'comments.tell_missed', data: z.object({}) });

/** Looked at twice: a mutation is seen when it commits, some time after it took its time. */
const OVERLAP_MS = 120_000;
/** What was written just now is being told. */
const RUNNING_MS = 10_000;

export function sweepMissed(
  { db, clock, jobs }: CommentsParts,
  tell: (albumId: string, mutation: AppliedMutation) => Promise<void>,
): void {
  jobs.handle(tellMissed, {
    run: async () => {
      const now = clock.now().getTime();
      const until = new Date(now - RUNNING_MS);
      const from = Math.max(now - NEWS_MS, ((await sweptUntil(db))?.getTime() ?? 0) - OVERLAP_MS);
      for (const { albumId, mutation } of await listSaid(db, new Date(from), until)) await tell(albumId, mutation);
      await setSwept(db, until);
    },
  });
  jobs.schedule(tellMissed, '*/5 * * * *');
}
