/** Who took whom out of an album: told to the person, who has it open or comes back to it. */
import type { HandshakeRefusal } from '@figurina/contract';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Identity } from '../identity/index.ts';

interface RemovalsParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly identity: Pick<Identity, 'findPerson'>;
}

export interface Removals {
  note(albumId: string, sub: string, by: string): Promise<void>;
  /** For somebody who is not in the album; undefined when they never were, or it is gone. */
  find(albumId: string, sub: string): Promise<HandshakeRefusal | undefined>;
}

export function createRemovals({ db, clock, identity }: RemovalsParts): Removals {
  return {
    async note(albumId, sub, by) {
      const told = { removed_by: by, removed_at: clock.now() };
      await db
        .insertInto('album_removals')
        .values({ album_id: albumId, user_sub: sub, ...told })
        .onConflict((conflict) => conflict.columns(['album_id', 'user_sub']).doUpdateSet(told))
        .execute();
    },
    async find(albumId, sub) {
      const removal = await db
        .selectFrom('album_removals')
        .select('removed_by')
        .where('album_id', '=', albumId)
        .where('user_sub', '=', sub)
        .executeTakeFirst();
      if (!removal) return undefined;
      const is_self = removal.removed_by === sub;
      const name = is_self ? null : ((await identity.findPerson(removal.removed_by))?.name ?? null);
      return { code: 'removed_from_album', by: { name: name || null, is_self } };
    },
  };
}
