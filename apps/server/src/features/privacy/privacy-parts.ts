import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Counters } from '../../platform/counters/counters.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { BlobStore } from '../../platform/files/blob-store.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log/log.ts';
import type { AlbumAccess, AlbumDocuments, Albums } from '../albums/index.ts';
import type { Audit } from '../audit/index.ts';
import type { Blobs } from '../blobs/index.ts';
import type { ForgetPictures } from '../exports/index.ts';
import type { History } from '../history/index.ts';
import type { Identity } from '../identity/index.ts';
import type { HandedInPictures, Pictures } from '../images/index.ts';
import type { Mails } from '../mails/index.ts';
import type { Members } from '../members/index.ts';
import type { Realtime } from '../realtime/index.ts';
import type { Collecting } from '../sticker-link/index.ts';

/** What people's rights to their data take from the rest of the house. */
export interface PrivacyParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly config: Pick<Config, 'baseUrl' | 'privacy' | 'mail'>;
  readonly log: Log;
  readonly jobs: Jobs;
  readonly counters: Counters;
  readonly files: BlobStore;
  readonly access: AlbumAccess;
  readonly albums: Pick<Albums, 'eraseNow'>;
  readonly audit: Pick<Audit, 'write'>;
  readonly blobs: Pick<Blobs, 'remove'>;
  readonly documents: AlbumDocuments & Pick<Realtime, 'rewrite'>;
  readonly exports: {
    readonly forgetPictures: ForgetPictures;
    /** An export with its files. */
    remove(job: { id: string; file_key: string | null }): Promise<void>;
  };
  readonly handedIn: Pick<HandedInPictures, 'remove'>;
  readonly hasOpenOrder: (albumId: string) => Promise<boolean>;
  readonly history: Pick<History, 'rewritePoints'>;
  readonly identity: Pick<Identity, 'findPerson' | 'isConfirmed' | 'passwordOf' | 'forget'>;
  readonly mails: Pick<Mails, 'sendToAccount'>;
  readonly members: Pick<Members, 'handOver'>;
  readonly pictures: Pick<Pictures, 'files'>;
  readonly collecting: Pick<Collecting, 'forgetPerson'>;
}
