import type { AlbumDocument } from '@figurina/album';
import type { Locale } from '@figurina/locales';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Counters } from '../../platform/counters/counters.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { AlbumDocuments, Albums, CurrentDocument } from '../albums/index.ts';
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
  readonly orders: OrdersOfAlbum;
  readonly tell: Tell;
  /** A point of the album's history. */
  readonly point: (albumId: string, kind: 'approval', by: string) => Promise<void>;
  /** The list of reviews is to be read again, and where the lock changed the album, too. */
  readonly announce: (albumId: string, what: 'reviews' | 'reviews and lock') => void;
}

interface Reviewed {
  readonly albumId: string;
  readonly reviewId: string;
  /** The subject of who said it. */
  readonly by: string;
  readonly now: Date;
}

/** Somebody is about to approve an album for print. */
export interface Approving {
  readonly albumId: string;
  readonly current: CurrentDocument;
  /** The subject of who approves. */
  readonly by: string;
  /** They agree to what another scope costs; heard of who placed the order. */
  readonly acceptScope: boolean;
  readonly locale: Locale;
  readonly now: Date;
}

/** The orders of an album hear of its reviews, each in the transaction that holds the album. */
export interface OrdersOfAlbum {
  /** Refused where the album is not of the scope that was ordered. The last question before an approval is written. */
  beforeApproval(tx: Transaction<Database>, approving: Approving): Promise<Refusal | undefined>;
  approved(tx: Transaction<Database>, review: Reviewed & { readonly document: AlbumDocument }): Promise<void>;
  spokenOf(
    tx: Transaction<Database>,
    review: Reviewed & { readonly kind: 'feedback' | 'remarks'; readonly content: string },
  ): Promise<void>;
  reopened(tx: Transaction<Database>, review: Omit<Reviewed, 'reviewId'>): Promise<void>;
}
