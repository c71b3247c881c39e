import type { AlbumRole } from '@figurina/album';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Identity } from '../identity/index.ts';
import type { Mails } from '../mails/index.ts';
import type { Tell } from '../notifications/index.ts';

/** What members take from other features. */
export interface MembersParts {
  db: Kysely<Database>;
  clock: Clock;
  config: Pick<Config, 'baseUrl'>;
  mails: Pick<Mails, 'admit' | 'send'>;
  identity: Pick<Identity, 'findPerson'>;
  /** The title of an album that exists; the albums feature answers. */
  readonly albumTitle: (albumId: string) => Promise<string | undefined>;
  /** Nobody is anything in an album that was deleted, until it is brought back. */
  readonly isInTrash: (albumId: string) => Promise<boolean>;
  readonly tell: Tell;
  /** Somebody is no longer in an album: what they have open of it ends. */
  readonly onRemoved: (albumId: string, sub: string) => void;
}

/** What somebody is in an album; null for a stranger, to whom the album does not exist. Does not look at the album itself. */
export type RoleOf = (albumId: string, user: Pick<Caller, 'id' | 'admin'>) => Promise<AlbumRole | null>;

/** Somebody's place in an album: what they are, and the chapters they are restricted to, null for all of it. */
export interface Place {
  readonly role: AlbumRole;
  readonly sections: readonly string[] | null;
}
export type PlaceOf = (albumId: string, user: Pick<Caller, 'id' | 'admin'>) => Promise<Place | null>;
