import type { FoundFaces } from '@figurina/contract';
import type { Config } from '../../platform/config/config.ts';
import type { Errands } from '../../platform/jobs/errands.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log/log.ts';
import type { AlbumAccess, AlbumDocuments } from '../albums/index.ts';
import type { Pictures } from '../images/index.ts';
import type { PixelsRefusal } from './read-pixels.ts';

/** What the search for faces takes from other features. */
export interface FacesParts {
  config: Pick<Config, 'images'>;
  jobs: Jobs;
  readonly errands: Errands;
  log: Log;
  readonly pictures: Pick<Pictures, 'bitmapOf'>;
  readonly access: AlbumAccess;
  readonly documents: AlbumDocuments;
}

/** Of one picture. `face: null` is a normal answer. */
export type FacesAnswer = ({ ok: true } & FoundFaces) | { ok: false; code: PixelsRefusal };
