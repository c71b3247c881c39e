/** The first steps in an album, read off the album as it is: nothing is kept of them, so that they are never wrong. */
import type { AlbumDocument } from '@figurina/album';
import type { OnboardingState } from '@figurina/contract';
import { createI18n, LOCALES } from '@figurina/locales';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { AlbumAccess, AlbumDocuments } from '../albums/index.ts';
import type { Blueprints } from '../blueprints/index.ts';
import type { Mails } from '../mails/index.ts';
import type { Members } from '../members/index.ts';
import type { StickerLinks } from '../sticker-link/index.ts';
import { serveOnboarding } from './onboarding.routes.ts';

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

export function createOnboarding(parts: OnboardingParts): { serve(http: FastifyInstance): void } {
  const { db, members, blueprints, stickerLinks, documents } = parts;

  const read: ReadOnboarding = async (albumId) => {
    const [album, current, hasCompany, isArranged] = await Promise.all([
      db
        .selectFrom('albums')
        .select(['title', 'release_date', 'language', 'blueprint_id'])
        .where('id', '=', albumId)
        .executeTakeFirst(),
      documents.readDocument(albumId),
      members.hasCompany(albumId),
      stickerLinks.isArranged(albumId),
    ]);
    if (!album || !current) return undefined;
    const { document } = current;
    const began =
      album.blueprint_id === null ? undefined : await blueprints.chapters(album.blueprint_id, album.language);
    return {
      has_invitations: hasCompany,
      has_title_and_release_date: album.release_date !== null && !(await isPlaceholder(album.title)),
      has_sticker: document.stickers.size > 0,
      has_updated_section: !began || !isSame(began, chapterNames(document)),
      has_updated_sticker_link_config: isArranged,
      has_image: [...document.images.values()].some(({ blueprint_image: came }) => !came),
    };
  };

  return { serve: (http) => serveOnboarding(http, { ...parts, read }) };
}

function chapterNames(document: AlbumDocument): string[] {
  return document.childIds(document.rootId).flatMap((id) => {
    const section = document.nodes.get(id);
    return section?.type === 'Section' && !section.props.static ? [section.props.name] : [];
  });
}

function isSame(names: readonly string[], others: readonly string[]): boolean {
  return names.length === others.length && names.every((name, at) => name === others[at]);
}

/** What an album is called that nobody gave a name. */
async function isPlaceholder(title: string): Promise<boolean> {
  const placeholders = await Promise.all(
    LOCALES.map(async (locale) => (await createI18n(locale, ['app'])).t('album.title_placeholder')),
  );
  return placeholders.includes(title);
}
