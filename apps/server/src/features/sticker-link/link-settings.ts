/** The settings of an album's sticker link, and its address. */
import type { StickerLink, StickerLinkSettings } from '@figurina/contract';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/schema.ts';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import type { Greetings } from './greetings.ts';
import { newLinkToken } from './link-tokens.ts';
import * as queries from './sticker-link.queries.ts';

export interface LinkSettings {
  /** Made when it is first asked for; undefined when there is no such album. */
  find(albumId: string): Promise<queries.Link | undefined>;
  change(albumId: string, change: Partial<StickerLinkSettings>): Promise<Refusal | undefined>;
  rotate(albumId: string): Promise<void>;
  isOpen(link: queries.Link): boolean;
  /** Whether anybody has set anything of it. */
  isArranged(albumId: string): Promise<boolean>;
  /** The whole address of a link token. */
  url(link: queries.Link, token: string): string;
  /** As its owner and the guests read it. */
  message(link: queries.Link): string;
  wire(link: queries.Link): StickerLink;
}

interface LinkSettingsParts {
  db: Kysely<Database>;
  clock: Clock;
  config: Pick<Config, 'baseUrl' | 'stickerLink'>;
  greetings: Greetings;
}

export function createLinkSettings({ db, clock, config, greetings }: LinkSettingsParts): LinkSettings {
  const { domains } = config.stickerLink;

  async function find(albumId: string): Promise<queries.Link | undefined> {
    const known = await queries.findLink(db, albumId);
    if (known) return known;
    const album = await db.selectFrom('albums').select('language').where('id', '=', albumId).executeTakeFirst();
    if (!album) return undefined;
    const now = clock.now();
    const content = greetings.in(album.language);
    const fresh = { album_id: albumId, token: newLinkToken(), content, digest_at: now, created_at: now };
    await queries.insertLink(db, fresh);
    return queries.findLink(db, albumId);
  }

  function isOpen({ enabled, closes_on: last }: queries.Link): boolean {
    return enabled && (last === null || clock.now().toISOString().slice(0, 10) <= last);
  }

  function url({ white_label, custom_domain }: queries.Link, token: string): string {
    const domain = white_label ? (domains.find((known) => known === custom_domain) ?? domains[0]) : undefined;
    return `${domain ? `https://${domain}` : config.baseUrl}/s/${token}`;
  }

  return {
    find,
    isOpen,
    isArranged: async (albumId) => {
      const link = await queries.findLink(db, albumId);
      if (!link) return false;
      const { enabled, require_position, surprise, white_label, custom_domain, closes_on } = link;
      if (enabled || require_position || surprise || white_label || custom_domain || closes_on) return true;
      return !greetings.has(link.content);
    },
    url,
    message: greetings.shown,
    change: async (albumId, change) => {
      const link = await find(albumId);
      if (!link) return refuse('not_found');
      const content = change.sticker_upload_content?.trim();
      if (content === '') return refuse('sticker_content_required');
      const domain = change.sticker_upload_custom_domain;
      if (domain && !domains.includes(domain)) return refuse('custom_domain_unknown');
      await queries.updateLink(db, albumId, {
        enabled: change.sticker_upload_enabled,
        require_position: change.sticker_upload_require_position,
        surprise: change.sticker_upload_surprise,
        white_label: change.sticker_upload_white_label,
        custom_domain: domain,
        content,
        closes_on: change.sticker_upload_closes_on,
        // A row that is set to nothing at all is no statement.
        album_id: albumId,
      });
      return undefined;
    },
    rotate: (albumId) => queries.rotateTokens(db, albumId),
    wire: (link) => ({
      sticker_uploads_path: `/s/${link.token}`,
      url: url(link, link.token),
      open: isOpen(link),
      sticker_upload_enabled: link.enabled,
      sticker_upload_require_position: link.require_position,
      sticker_upload_surprise: link.surprise,
      sticker_upload_white_label: link.white_label,
      sticker_upload_custom_domain: link.custom_domain,
      sticker_upload_content: greetings.shown(link),
      sticker_upload_closes_on: link.closes_on,
    }),
  };
}
