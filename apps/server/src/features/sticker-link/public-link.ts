/** What a sticker link shows to whoever has it: of the album what one's own sticker is drawn with, of other people nothing. */
import { toParts, type StickerId } from '@figurina/album';
import type { PublicStickerLink } from '@figurina/contract';
import type { Locale } from '@figurina/locales';
import type { Kysely } from 'kysely';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/schema.ts';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import type { AlbumDocuments } from '../albums/index.ts';
import type { Admitted } from './admission.ts';
import { consentText, consentVersion } from './consent.ts';
import type { LinkSettings } from './link-settings.ts';
import { stateOf } from './person-state.ts';
import { chaptersOf } from './sections.ts';
import { findPerson } from './sticker-link.queries.ts';
import { listWaiting } from './sticker-uploads.queries.ts';

export type PublicLink = (admitted: Admitted, locale: Locale) => Promise<PublicStickerLink | Refusal>;

interface PublicLinkParts {
  db: Kysely<Database>;
  config: Pick<Config, 'images' | 'legal' | 'analytics'>;
  documents: Pick<AlbumDocuments, 'readDocument'>;
  settings: Pick<LinkSettings, 'message'>;
}

export function createPublicLink({ db, config, documents, settings }: PublicLinkParts): PublicLink {
  return async ({ link, stickerId }, locale) => {
    const [album, current] = await Promise.all([
      db.selectFrom('albums').select(['title', 'language']).where('id', '=', link.album_id).executeTakeFirst(),
      documents.readDocument(link.album_id),
    ]);
    if (!album || !current) return refuse('sticker_link_gone');
    const { document } = current;
    const { colors, fonts, sticker_template_settings } = toParts(document);
    return {
      title: link.surprise ? null : album.title,
      content: settings.message(link),
      white_label: link.white_label,
      surprise: link.surprise,
      require_position: link.require_position,
      closes_on: link.closes_on,
      language: album.language,
      sections: chaptersOf(document),
      look: link.surprise ? null : { colors, fonts, sticker_template_settings },
      person: stickerId === null ? null : await person(stickerId),
      consent: {
        version: consentVersion(link.surprise),
        language: locale,
        text: await consentText(locale, link.surprise),
      },
      image: { max_bytes: config.images.maxBytes, max_pixels: config.images.maxPixels },
      legal: {
        imprint: config.legal.imprint !== undefined,
        privacy: config.legal.privacy !== undefined,
        // A surprise is given away by what such a question says of the product: nobody is asked, nothing is told.
        cookies: config.analytics !== undefined && !link.surprise,
      },
    };

    async function person(id: string): Promise<PublicStickerLink['person']> {
      const sticker = document.stickers.get(id as StickerId);
      const own = await findPerson(db, link.album_id, id);
      if (!sticker || !own) return null;
      const waiting = (await listWaiting(db, link.album_id)).findLast((upload) => upload.sticker_id === id);
      return {
        name: sticker.name,
        position: sticker.position,
        section_id: sticker.sectionId,
        double: sticker.doubleSticker,
        state: stateOf(document, sticker, own, waiting),
        retake_reason: own.retake_reason,
      };
    }
  };
}
