/** Pictures of front covers, for lists. Until an album has one its tile draws its title: the blueprint's cover bears another name. */
import { buffer } from 'node:stream/consumers';
import type { Kysely } from 'kysely';
import sharp from 'sharp';
import type { Database } from '../../platform/db/schema.ts';
import type { BlobStore } from '../../platform/files/blob-store.ts';
import { findAlbum, setCover, type AlbumHead } from './albums.queries.ts';

/** A tile is 250 pixels wide; this is enough on dense screens. */
export const COVER_HEIGHT = 720;
const SMALL_HEIGHT = 400;

export interface Covers {
  /** Any picture of the front cover; `fingerprint` says what it shows. The one before is removed. */
  keep(album: Pick<AlbumHead, 'id' | 'cover_key'>, picture: Uint8Array, fingerprint: string): Promise<void>;
  /** Whether the album's picture shows that already. */
  shows(album: Pick<AlbumHead, 'id' | 'cover_key'>, fingerprint: string): boolean;
  remove(album: Pick<AlbumHead, 'cover_key'>): Promise<void>;
  /** Root-relative; `token` is the album's image token. */
  url(album: Pick<AlbumHead, 'id' | 'cover_key'>, token: string): string | null;
  /** As a data URL, for whoever has no token yet; null without one. */
  small(albumId: string): Promise<string | null>;
}

interface CoversParts {
  db: Kysely<Database>;
  files: BlobStore;
}

export function createCovers({ db, files }: CoversParts): Covers {
  const remove: Covers['remove'] = async ({ cover_key: key }) => {
    if (key) await files.delete(key);
  };
  return {
    shows: ({ id, cover_key }, fingerprint) => cover_key === coverKey(id, fingerprint),
    keep: async (album, picture, fingerprint) => {
      const cover = await sharp(picture)
        .resize({ height: COVER_HEIGHT, withoutEnlargement: true })
        .webp({ quality: 82 })
        .toBuffer();
      const key = coverKey(album.id, fingerprint);
      await files.put(key, cover);
      await setCover(db, album.id, key);
      if (album.cover_key !== key) await remove(album);
    },
    remove,
    url: ({ id, cover_key }, token) => {
      if (!cover_key) return null;
      const version = /-(\w+)\.webp$/.exec(cover_key)?.[1] ?? '';
      return `/v1/albums/${id}/cover.webp?v=${version}&token=${token}`;
    },
    async small(albumId) {
      const key = (await findAlbum(db, albumId))?.cover_key;
      const file = key ? await files.get(key) : undefined;
      if (!file) return null;
      const picture = await sharp(await buffer(file.stream))
        .resize({ height: SMALL_HEIGHT, withoutEnlargement: true })
        .jpeg({ quality: 78 })
        .toBuffer();
      return `data:image/jpeg;base64,${picture.toString('base64')}`;
    },
  };
}

/** Where the picture is kept that shows this. */
export function coverKey(albumId: string, fingerprint: string): string {
  return `covers/${albumId}-${fingerprint}.webp`;
}
