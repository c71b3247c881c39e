/** A photo comes in through a sticker link. */
import type { PublicStickerUpload } from '@figurina/contract';
import { newStickerUploadSchema } from '@figurina/contract';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import { isRefusal, refuse, type Refusal } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/ids.ts';
import type { AlbumDocuments } from '../albums/index.ts';
import { keepConsent } from '../consents/index.ts';
import { createTurns, type HandedInPictures } from '../images/index.ts';
import type { Admitted } from './admission.ts';
import { consentText, consentVersion } from './consent.ts';
import { contributorId, hashToken, withdrawalToken } from './link-tokens.ts';
import { isChapter } from './sections.ts';
import { updatePerson } from './sticker-link.queries.ts';
import * as queries from './sticker-uploads.queries.ts';

type NewUpload = z.output<typeof newStickerUploadSchema>;

export interface ReceiveUploadParts {
  db: Kysely<Database>;
  clock: Clock;
  secret: string;
  documents: Pick<AlbumDocuments, 'readDocument'>;
  handedIn: HandedInPictures;
  readonly announce: (albumId: string) => void;
}

export type ReceiveUpload = ReturnType<typeof createReceiveUpload>;

export function createReceiveUpload(parts: ReceiveUploadParts) {
  const { db, clock, secret, documents, handedIn, announce } = parts;
  const oneByOne = createTurns(Number.POSITIVE_INFINITY);

  const answer = ({ id, client_id, name, created_at }: queries.Upload): PublicStickerUpload => ({
    id,
    client_id,
    name,
    created_at: created_at.toISOString(),
    withdrawal_token: withdrawalToken(secret, id),
  });

  /** The first answer again, for whoever lost it; undefined when nothing of this client id came. */
  async function known({ link }: Admitted, clientId: string): Promise<PublicStickerUpload | undefined> {
    const found = await queries.findByClientId(db, link.album_id, clientId);
    return found && answer(found);
  }

  /** What comes twice at once is taken once: the second waits for the answer of the first. */
  function receive(admitted: Admitted, token: string, upload: NewUpload): Promise<PublicStickerUpload | Refusal> {
    return oneByOne.take(
      `${admitted.link.album_id}:${upload.client_id}`,
      async () => (await known(admitted, upload.client_id)) ?? take(admitted, token, upload),
    );
  }

  async function take(
    { link, stickerId }: Admitted,
    token: string,
    upload: NewUpload,
  ): Promise<PublicStickerUpload | Refusal> {
    const albumId = link.album_id;
    const current = await documents.readDocument(albumId);
    if (!current) return refuse('sticker_link_gone');
    const fault = faultOf(upload, link);
    if (fault) return fault;
    if (upload.section_id !== null && !isChapter(current.document, upload.section_id)) return refuse('section_gone');
    const replaced = upload.replaces ? await queries.findByWithdrawal(db, hashToken(upload.replaces)) : undefined;
    if (upload.replaces && (replaced?.album_id !== albumId || replaced.withdrawn_at)) return refuse('withdrawal_gone');
    const picture = await handedIn.keep(albumId, upload.blob_id, contributorId(token));
    if (isRefusal(picture)) return picture;

    const now = clock.now();
    const id = newId(now.getTime());
    const { consent, details } = upload;
    const person = stickerId !== null && [...current.document.stickers.keys()].some((known) => known === stickerId);
    const row = {
      id,
      album_id: albumId,
      client_id: upload.client_id,
      name: upload.name.trim(),
      last_name: upload.last_name.trim(),
      position: upload.position.trim(),
      section_id: upload.section_id,
      sticker_id: person ? stickerId : (replaced?.sticker_id ?? null),
      personal: person,
      state: 'new',
      image_id: picture.id,
      source_hash: picture.hash,
      face: details.face ? JSON.stringify(details.face) : null,
      face_sought: details.face !== undefined,
      ...(details.crop ?? { cx: 0, cy: 0, cscale: 1, crotation: 0 }),
      crop_set: details.crop !== undefined,
      shown: consent.shown,
      minor: consent.minor,
      guardian: consent.minor ? consent.guardian.trim() : '',
      consent_version: consent.version,
      consent_language: consent.language,
      withdrawal_hash: hashToken(withdrawalToken(secret, id)),
      created_at: now,
    } as const;
    const text = await consentText(consent.language, link.surprise);
    const inserted = await db.transaction().execute(async (tx) => {
      if (await queries.hasPicture(tx, albumId, picture.id)) return 'of another';
      const stored = await queries.insertUpload(tx, row);
      const { version, language } = consent;
      if (stored) await keepConsent(tx, { kind: 'photo', sub: null, subjectId: id, version, language, text, now });
      return stored;
    });
    const again = async () => known({ link, stickerId }, upload.client_id);
    if (inserted === 'of another') return (await again()) ?? refuse('blob_not_found');
    if (!inserted) {
      // The same upload came twice at once, and the other was faster.
      await handedIn.remove(picture.id);
      return (await again()) ?? refuse('conflict');
    }
    if (person) {
      await updatePerson(db, albumId, stickerId, { withdrawn_at: null });
      await queries.supersede(db, albumId, stickerId, id, now);
    }
    if (replaced && !replaced.merged_at) await forget(replaced);
    announce(albumId);
    return answer(inserted);
  }

  async function forget({ id, image_id }: queries.Upload): Promise<void> {
    await queries.deleteUpload(db, id);
    if (image_id) await handedIn.remove(image_id);
  }

  return { known, receive };
}

function faultOf(
  { name, position, consent }: NewUpload,
  link: Pick<Admitted['link'], 'require_position' | 'surprise'>,
): Refusal | undefined {
  if (name.trim() === '') return refuse('sticker_name_required');
  if (link.require_position && position.trim() === '') return refuse('sticker_position_required');
  if (!consent.agreed) return refuse('consent_required');
  if (consent.minor && consent.guardian.trim() === '') return refuse('guardian_required');
  return consent.version === consentVersion(link.surprise) ? undefined : refuse('consent_outdated');
}
