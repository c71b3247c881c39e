/** Takes somebody on a sticker out of an album: their photo as if it was withdrawn, their sticker, and what is known of them. */
import { type Actor, removeStickersPatch, type StickerId } from '@figurina/album';
import { HOUSE_USER } from '@figurina/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { AlbumDocuments } from '../albums/index.ts';
import type { ForgetPictures } from '../exports/index.ts';
import type { HandedInPictures } from '../images/index.ts';
import type { Withdrawals } from './withdrawals.ts';

export interface ForgottenPerson {
  /** Whether the album knew them. */
  readonly found: boolean;
  /** Uploads of theirs, whose consents do not name them any more. */
  readonly uploads: readonly string[];
}

interface ForgetPersonParts {
  readonly db: Kysely<Database>;
  readonly documents: AlbumDocuments;
  readonly handedIn: HandedInPictures;
  readonly forgetPictures: ForgetPictures;
  readonly announce: (albumId: string) => void;
  readonly withdrawals: Pick<Withdrawals, 'takeOut'>;
}

/** The law's hand, as with withdrawals. What the house takes out does not go into the trash. */
const HOUSE: Actor = { userId: HOUSE_USER, role: 'admin', albumLocked: false };

export function createForgetPerson(parts: ForgetPersonParts) {
  const { db, documents, handedIn, forgetPictures, announce, withdrawals } = parts;

  async function removeSticker(albumId: string, stickerId: string): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      const current = await documents.readDocument(albumId);
      if (!current?.document.stickers.has(stickerId as StickerId)) return;
      const units = [removeStickersPatch(current.document, [stickerId as StickerId])];
      const done = await documents.applyMutation({ albumId, actor: HOUSE, units });
      if (done.ok && done.refused.length === 0) return;
      if (attempt === 3) throw new Error(`Somebody who is to be erased stayed in the album ${albumId}`);
    }
  }

  return async (albumId: string, stickerId: string): Promise<ForgottenPerson> => {
    const current = await documents.readDocument(albumId);
    const sticker = current?.document.stickers.get(stickerId as StickerId);
    const uploads = await db
      .selectFrom('sticker_uploads')
      .select(['id', 'image_id'])
      .where('album_id', '=', albumId)
      .where((is) =>
        is.or([is('sticker_id', '=', stickerId), ...(sticker?.image ? [is('image_id', '=', sticker.image)] : [])]),
      )
      .execute();
    const images = new Set<string>();
    for (const id of [sticker?.image, ...uploads.map(({ image_id }) => image_id)])
      if (id) for (const gone of await withdrawals.takeOut(albumId, id)) images.add(gone);
    await removeSticker(albumId, stickerId);
    for (const id of images) await handedIn.remove(id);
    await forgetPictures(albumId, [...images, stickerId]);
    await forgetRows(albumId, stickerId, uploads.map(({ id }) => id));
    announce(albumId);
    return { found: sticker !== undefined || uploads.length > 0, uploads: uploads.map(({ id }) => id) };
  };

  async function forgetRows(albumId: string, stickerId: string, uploads: readonly string[]): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const person = await tx
        .deleteFrom('sticker_people')
        .where('album_id', '=', albumId)
        .where('sticker_id', '=', stickerId)
        .returning('email')
        .executeTakeFirst();
      await tx.deleteFrom('sticker_reports').where('album_id', '=', albumId).where('sticker_id', '=', stickerId).execute();
      if (uploads.length > 0) await tx.deleteFrom('sticker_uploads').where('id', 'in', [...uploads]).execute();
      if (!person?.email) return;
      const email = person.email.toLowerCase();
      for (const table of ['mail_log', 'mail_recipients'] as const)
        await tx.deleteFrom(table).where('album_id', '=', albumId).where('recipient', '=', email).execute();
    });
  }
}
