import type { AlbumRole } from '@figurina/album';
import type { Locale } from '@figurina/locales';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Counters } from '../../platform/counters/counters.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Identity } from '../identity/index.ts';
import type { Mails } from '../mails/index.ts';
import type { Tell } from '../notifications/index.ts';
import type { Place } from './place.ts';

/** What members take from other features. */
export interface MembersParts {
  db: Kysely<Database>;
  clock: Clock;
  config: Pick<Config, 'baseUrl'>;
  counters: Pick<Counters, 'add'>;
  mails: Pick<Mails, 'admit' | 'send' | 'sendOne'>;
  identity: Pick<Identity, 'findPerson' | 'isConfirmed'>;
  /** Title and language of an album that exists; the albums feature answers. */
  readonly albumHead: (albumId: string) => Promise<{ title: string; language: Locale } | undefined>;
  /** A small picture of its front cover, as a data URL. */
  readonly coverOf: (albumId: string) => Promise<string | null>;
  /** Nobody is anything in an album that was deleted, until it is brought back. */
  readonly isInTrash: (albumId: string) => Promise<boolean>;
  readonly tell: Tell;
  /** Who is in an album, who is invited, or what they are there is not what it was. `roles`: somebody is something else now. */
  readonly onChanged: (albumId: string, what: { readonly roles: boolean }) => void;
  /** Somebody is no longer in an album: what they have open of it ends. */
  readonly onRemoved: (albumId: string, sub: string, by: string) => Promise<void>;
}

/** What somebody is in an album; null for a stranger, to whom the album does not exist. Does not look at the album itself. */
export type RoleOf = (albumId: string, user: Pick<Caller, 'id' | 'admin'>) => Promise<AlbumRole | null>;

export type PlaceOf = (albumId: string, user: Pick<Caller, 'id' | 'admin'>) => Promise<Place | null>;
