import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Counters } from '../../platform/counters/counters.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { AlbumDocuments, Albums } from '../albums/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Tell } from '../notifications/index.ts';

/** What reviews take from other features. */
export interface ReviewsParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly counters: Pick<Counters, 'add'>;
  readonly albums: Pick<Albums, 'access' | 'readHead'>;
  readonly documents: Pick<AlbumDocuments, 'readDocument'>;
  readonly identity: Pick<Identity, 'findPerson'>;
  readonly tell: Tell;
  /** A point of the album's history. */
  readonly point: (albumId: string, kind: 'approval', by: string) => Promise<void>;
  /** The list of reviews is to be read again, and where the lock changed the album, too. */
  readonly announce: (albumId: string, what: 'reviews' | 'reviews and lock') => void;
}
