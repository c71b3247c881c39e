import type { OnboardingState } from '@figurina/contract';
import type { Kysely } from 'kysely';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { AlbumAccess, AlbumDocuments } from '../albums/index.ts';
import type { Blueprints } from '../blueprints/index.ts';
import type { Mails } from '../mails/index.ts';
import type { Members } from '../members/index.ts';
import type { StickerLinks } from '../sticker-link/index.ts';

/** What onboarding takes from other features. */
export interface OnboardingParts {
  db: Kysely<Database>;
  config: Pick<Config, 'baseUrl'>;
  mails: Pick<Mails, 'sendOne'>;
  members: Pick<Members, 'hasCompany'>;
  blueprints: Pick<Blueprints, 'chapters'>;
  stickerLinks: Pick<StickerLinks, 'isArranged'>;
  documents: Pick<AlbumDocuments, 'readDocument'>;
  readonly access: AlbumAccess;
}

export type ReadOnboarding = (albumId: string) => Promise<OnboardingState | undefined>;
