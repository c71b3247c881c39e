import { type Actor, removeImagePatch } from '@figurina/album';
import { HOUSE_USER } from '@figurina/contract';
import type { AlbumsParts } from './albums-parts.ts';
import * as queries from './albums.queries.ts';
import type { Covers } from './covers.ts';

export interface AlbumTrash {
  /** Nobody finds it any more, by whatever address. */
  put(albumId: string): Promise<void>;
  restore(albumId: string): Promise<void>;
  /** For good, with its files. */
  erase(albumId: string): Promise<void>;
  /** The same of one that may not lie there yet. */
  eraseNow(albumId: string): Promise<void>;
}

const HOUSE: Actor = { userId: HOUSE_USER, role: 'admin', albumLocked: false };

type AlbumTrashParts = Pick<
  AlbumsParts,
  'db' | 'clock' | 'documents' | 'members' | 'pictures' | 'announce' | 'albumGone'
> & { readonly covers: Covers };

export function createAlbumTrash(parts: AlbumTrashParts): AlbumTrash {
  const { db, clock, documents, members, pictures, covers, announce, albumGone } = parts;

  /** Photos that were withdrawn while the album lay there. */
  async function dropMissingPictures(albumId: string): Promise<void> {
    const current = await documents.readDocument(albumId);
    if (!current) return;
    const own = [...current.document.images.values()].filter((image) => !image.blueprint_image).map(({ id }) => id);
    const there = await pictures.existing(own);
    const units = own.filter((id) => !there.has(id)).map((id) => removeImagePatch(current.document, id as never));
    if (units.length > 0) await documents.applyMutation({ albumId, actor: HOUSE, units });
  }

  const trash: AlbumTrash = {
    put: async (albumId) => {
      await queries.setTrashed(db, albumId, clock.now());
      announce(albumId);
      albumGone(albumId);
    },
    eraseNow: async (albumId) => {
      await trash.put(albumId);
      await trash.erase(albumId);
    },
    restore: async (albumId) => {
      await queries.setTrashed(db, albumId, null);
      await dropMissingPictures(albumId);
    },
    erase: async (albumId) => {
      const head = await queries.findTrashed(db, albumId);
      if (!head) return;
      await db.transaction().execute(async (transaction) => {
        await queries.deleteAlbum(transaction, albumId);
        await members.forgetAlbum(albumId, transaction);
        await pictures.forgetAlbum(transaction);
      });
      await covers.remove(head);
    },
  };
  return trash;
}
