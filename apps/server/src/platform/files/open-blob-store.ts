import type { Config } from '../config/config.ts';
import type { BlobStore } from './blob-store.ts';
import { createFolderStore } from './folder-store.ts';
import { createS3Store } from './s3-store.ts';

/** The file store that the configuration names. */
export function openBlobStore(config: Pick<Config, 'dataDir' | 's3'>): BlobStore {
  return config.s3 ? createS3Store(config.s3, config.dataDir) : createFolderStore(config.dataDir);
}
