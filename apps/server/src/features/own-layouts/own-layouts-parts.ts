import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { AlbumAccess } from '../albums/index.ts';
import type { Members } from '../members/index.ts';

/** What own layouts take from other features. */
export interface OwnLayoutsParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly access: AlbumAccess;
  readonly ownerOf: Members['ownerOf'];
}
