import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Mention } from './mentions-in.ts';

/** Notes that somebody is told of a comment; false when they have been before, by this server or another one. */
export function keepTold(db: Kysely<Database>, clock: Clock) {
  return async (albumId: string, { commentId, userId }: Pick<Mention, 'commentId' | 'userId'>): Promise<boolean> => {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('comment_mentions')
      .values({ album_id: albumId, comment_id: commentId, user_sub: userId, told_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  };
}
