/** Taking a consent back: the photo goes, and with it the picture of every sticker and frame that showed it. */
import { removeImagePatch, type Actor, type ImageId } from '@figurina/album';
import { HOUSE_USER, type Withdrawal } from '@figurina/contract';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import type { AlbumDocuments } from '../albums/index.ts';
import type { ForgetPictures } from '../exports/index.ts';
import type { HandedInPictures } from '../images/index.ts';
import { hashToken } from './link-tokens.ts';
import type { RememberedWithdrawals } from './remembered-withdrawals.ts';
import { findLink, insertPeople, updatePerson } from './sticker-link.queries.ts';
import * as queries from './sticker-uploads.queries.ts';

export interface Withdrawals {
  show(token: string): Promise<Withdrawal | Refusal>;
  /** Of all uploads of the same photo by the same person. A lock does not hold it up. */
  withdraw(token: string): Promise<Withdrawal | Refusal>;
  /** Does again what the database, which came from a backup, does not know of; how many they were. */
  repeat(): Promise<number>;
  /** For a photo that was withdrawn in the very moment in which it was collected. Answers it and what was made of it. */
  takeOut(albumId: string, imageId: string): Promise<readonly string[]>;
}

interface WithdrawalParts {
  db: Kysely<Database>;
  clock: Clock;
  documents: AlbumDocuments;
  handedIn: HandedInPictures;
  remembered: RememberedWithdrawals;
  readonly forgetPictures: ForgetPictures;
  readonly announce: (albumId: string) => void;
}

/** The law's hand: it also reaches into an album that is locked. */
const WITHDRAWER: Actor = { userId: HOUSE_USER, role: 'admin', albumLocked: false };

export function createWithdrawals(parts: WithdrawalParts): Withdrawals {
  const { db, clock, documents, handedIn, remembered, forgetPictures, announce } = parts;
  const find = (token: string) => queries.findByWithdrawal(db, hashToken(token));
  const wire = ({ name, created_at, withdrawn_at }: queries.Upload): Withdrawal => ({
    name,
    created_at: created_at.toISOString(),
    withdrawn_at: withdrawn_at?.toISOString() ?? null,
  });

  /** The picture, and what was made of it by editing. */
  async function takeOut(albumId: string, imageId: string): Promise<string[]> {
    for (let attempt = 1; ; attempt += 1) {
      const current = await documents.readDocument(albumId);
      if (!current) return [imageId];
      const { document } = current;
      const gone = [...document.images.values()].filter(
        ({ id, original_image_id: original }) => id === imageId || original === imageId,
      );
      const units = gone.map(({ id }) => removeImagePatch(document, id as ImageId));
      if (units.length === 0) return [imageId];
      const done = await documents.applyMutation({ albumId, actor: WITHDRAWER, units });
      if (done.ok && done.refused.length === 0) return [imageId, ...gone.map(({ id }) => id)];
      if (attempt === 3) throw new Error(`A withdrawn photo stayed in the album ${albumId}`);
    }
  }

  async function withdrawOne(upload: queries.Upload, now: Date): Promise<void> {
    const { id, album_id: albumId, sticker_id: stickerId, image_id: imageId } = upload;
    await remembered.add(id, now);
    if (imageId) {
      const gone = new Set(await takeOut(albumId, imageId));
      for (const one of gone) await handedIn.remove(one);
      await forgetPictures(albumId, [...gone]);
    }
    const nameless = { face: null, image_id: null, merging_at: null };
    await queries.updateUpload(db, id, { ...nameless, withdrawn_at: now });
    if (!stickerId || !(upload.merged_at || upload.personal) || !(await findLink(db, albumId))) return;
    await insertPeople(db, albumId, [stickerId], now);
    await updatePerson(db, albumId, stickerId, { withdrawn_at: now, retake_reason: null, retake_at: null });
  }

  return {
    takeOut,
    repeat: async () => {
      let count = 0;
      for await (const upload of queries.eachWithPhoto(db)) {
        const at = await remembered.find(upload.id);
        if (!at) continue;
        await withdrawOne(upload, at);
        count += 1;
      }
      return count;
    },
    show: async (token) => {
      const upload = await find(token);
      return upload ? wire(upload) : refuse('withdrawal_gone');
    },
    withdraw: async (token) => {
      const upload = await find(token);
      if (!upload) return refuse('withdrawal_gone');
      if (upload.withdrawn_at) return wire(upload);
      const now = clock.now();
      for (const twin of await queries.listTwins(db, upload)) await withdrawOne(twin, now);
      announce(upload.album_id);
      return wire({ ...upload, withdrawn_at: now });
    },
  };
}
