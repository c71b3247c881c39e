import type { Kysely } from 'kysely';
import type { AlbumList } from '@figurina/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Counters } from '../../platform/counters/counters.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { BlobStore } from '../../platform/files/blob-store.ts';
import type { AlbumAccess, AlbumDocuments } from '../albums/index.ts';
import type { History } from '../history/index.ts';
import type { Pictures } from '../images/index.ts';
import type { Members } from '../members/index.ts';
import type { Tell } from '../notifications/index.ts';

/** What previews take from other features. */
export interface PreviewParts {
  db: Kysely<Database>;
  clock: Clock;
  config: Pick<Config, 'baseUrl' | 'webDist'>;
  files: Pick<BlobStore, 'get'>;
  counters: Pick<Counters, 'add'>;
  documents: Pick<AlbumDocuments, 'readDocument'>;
  pictures: Pick<Pictures, 'imageToken'>;
  members: Pick<Members, 'roleOf'>;
  points: Pick<History, 'named'>;
  readonly access: AlbumAccess;
  readonly tell: Tell;
  readonly listChanged: (albumId: string, list: AlbumList) => void;
}
