/** Makes a picture of an upload and puts it into the album. */
import { createHash } from 'node:crypto';
import { editRefusal, type Actor, type Face, type ImageId, type ImageRecord, type Operation } from '@figurina/album';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/ids.ts';
import type { AlbumDocuments } from '../albums/index.ts';
import type { Blobs } from '../blobs/index.ts';
import type { ImageFiles } from './image-files.ts';
import * as queries from './images.queries.ts';
import { createTurns } from './one-after-another.ts';
import { makePicture } from './picture/make-picture.ts';
import type { PictureLimits } from './picture/picture.ts';

export interface NewImage {
  albumId: string;
  actor: Actor;
  blobId: string;
  model: ImageRecord['model'];
  face: Face | null;
}
export type AddedImage = { ok: true; image: ImageRecord } | Refusal;

interface AddImageParts {
  db: Kysely<Database>;
  clock: Clock;
  files: ImageFiles;
  blobs: Blobs;
  documents: AlbumDocuments;
  limits: PictureLimits;
}

/** Pictures that are decoded at the same time: a large one takes some hundred MB. */
const AT_ONCE = 2;

export function createAddImage({ db, clock, files, blobs, documents, limits }: AddImageParts) {
  const turns = createTurns(AT_ONCE);

  /** Sent again after a lost answer, the same upload answers the same picture. */
  return async function addImage({ albumId, actor, blobId, model, face }: NewImage): Promise<AddedImage> {
    const denied = editRefusal(actor);
    if (denied) return refuse(denied);
    const blob = await blobs.find(blobId, actor.userId);
    if (!blob) return refuse('blob_not_found');
    if (blob.usedFor) return made(albumId, blob.usedFor);
    const bytes = await blobs.read(blob.id);
    if (!bytes) return refuse('blob_not_found');
    const hash = createHash('sha256').update(bytes).digest('hex');
    // Two people who send the same file at once must not both make it.
    return turns.take(`${albumId}:${hash}`, async () => {
      const current = await documents.readDocument(albumId);
      if (!current) return refuse('not_found');
      const same = await queries.findSame(db, albumId, hash);
      const shown = same
        .map(({ id }) => current.document.images.get(id as ImageId))
        .find((record) => record?.model === model);
      if (shown) return used(blob.id, shown);
      const spare = same.find(({ id }) => !current.document.images.has(id as ImageId));
      const row =
        spare ?? (await copyOrMake({ albumId, hash, bytes, filename: blob.filename, same: same[0], by: actor.userId }));
      if ('ok' in row) return row;
      const record = recordOf(row, model, face);
      const answer = await documents.applyMutation({ albumId, actor, units: [[operationFor(record)]] });
      if (!answer.ok) return answer;
      if (answer.refused[0]) return refuse(answer.refused[0].code);
      await queries.markUsed(db, row.id);
      return used(blob.id, record);
    });
  };

  async function used(blobId: string, image: ImageRecord): Promise<AddedImage> {
    await blobs.markUsed(blobId, `image:${image.id}`);
    return { ok: true, image };
  }

  async function made(albumId: string, usedFor: string): Promise<AddedImage> {
    const current = await documents.readDocument(albumId);
    const image = current?.document.images.get(usedFor.replace(/^image:/, '') as ImageId);
    return image ? { ok: true, image } : refuse('blob_not_found');
  }

  interface Source {
    albumId: string;
    hash: string;
    bytes: Buffer;
    filename: string;
    same: queries.Image | undefined;
    by: string;
  }

  /** The bytes of a picture are stored once an album, however often it is sent. */
  async function copyOrMake({ albumId, hash, bytes, filename, same, by }: Source): Promise<queries.Image | Refusal> {
    const id = newId(clock.now().getTime());
    const own = {
      id,
      album_id: albumId,
      content: false,
      source_hash: hash,
      filename,
      created_by: by,
      created_at: clock.now(),
    };
    if (same) {
      const { files_id, full_type, drawing, width, height } = same;
      return insert({ ...own, files_id, full_type, drawing, width, height });
    }
    const answer = await makePicture(bytes, limits);
    if (!answer.ok) return refuse(answer.code);
    const { picture } = answer;
    await files.put(id, picture);
    const { width, height, fullType, svg } = picture;
    return insert({ ...own, files_id: id, full_type: fullType, drawing: svg !== undefined, width, height });
  }

  async function insert(row: Omit<queries.Image, 'unused_since'>): Promise<queries.Image> {
    await queries.insertImage(db, row);
    return { ...row, unused_since: null };
  }
}

function recordOf(
  { id, filename, width, height }: queries.Image,
  model: ImageRecord['model'],
  face: Face | null,
): ImageRecord {
  const details = { width, height, face };
  return { id, model, filename, blueprint_image: false, original_image_id: null, tags: [], meta: {}, details };
}

function operationFor({ id, model, filename, details }: ImageRecord): Operation {
  return { part: 'images', path: id, value: { id, model, filename, details } };
}
