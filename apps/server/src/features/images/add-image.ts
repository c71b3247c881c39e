/** Makes a picture of an upload and puts it into the album. */
import { createHash } from 'node:crypto';
import { type Actor, type Face, type ImageId, type ImageRecord, type Operation, refusalOf } from '@figurina/album';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/ids.ts';
import type { AlbumDocuments } from '../albums/index.ts';
import type { Blobs } from '../blobs/index.ts';
import type { ContentPictures } from './content-pictures.ts';
import { becameImage, imageItBecame } from './became-image.ts';
import { isHandedIn } from './contributor.ts';
import type { ImageFiles } from './image-files.ts';
import * as queries from './images.queries.ts';
import { createTurns } from './one-after-another.ts';
import { makePicture } from './picture/make-picture.ts';
import type { PictureLimits } from './picture/picture.ts';
import { createPicturesInTurn } from './pictures-in-turn.ts';

export interface NewImage {
  albumId: string;
  actor: Actor;
  blobId: string;
  model: ImageRecord['model'];
  face: Face | null;
}

/** A picture that is no upload: the bytes of a file, or a drawing that the product brings along. */
export interface ForeignImage {
  albumId: string;
  actor: Actor;
  filename: string;
  meta: ImageRecord['meta'];
  file:
    | { readonly kind: 'drawing'; readonly path: string; readonly side: number }
    | { readonly kind: 'bytes'; readonly bytes: Buffer };
}
export type AddedImage = { ok: true; image: ImageRecord } | Refusal;

interface AddImageParts {
  db: Kysely<Database>;
  clock: Clock;
  files: ImageFiles;
  blobs: Blobs;
  content: ContentPictures;
  documents: AlbumDocuments;
  limits: PictureLimits;
}

export interface AddImage {
  /** Sent again after a lost answer, the same upload answers the same picture. */
  ofUpload(image: NewImage): Promise<AddedImage>;
  ofFile(image: ForeignImage): Promise<AddedImage>;
  /** Makes a picture that is in no document yet, and that nobody else's upload of the same file becomes. */
  keep(picture: KeptPicture): Promise<queries.Image | Refusal>;
}

export interface KeptPicture {
  albumId: string;
  blobId: string;
  filename: string;
  /** Of a contributor: see `isHandedIn`. */
  by: string;
}

export function createAddImage({ db, clock, files, blobs, content, documents, limits }: AddImageParts): AddImage {
  const inTurn = createPicturesInTurn(limits);
  const oneByOne = createTurns(Number.POSITIVE_INFINITY);

  async function ofUpload({ albumId, actor, blobId, model, face }: NewImage): Promise<AddedImage> {
    const denied = refusalOf(actor, model === 'sticker' ? 'fill' : 'design');
    if (denied) return refuse(denied);
    const blob = await blobs.find(blobId, actor.userId);
    if (!blob) return refuse('blob_not_found');
    if (blob.usedFor) return made(albumId, blob.usedFor);
    const added = await ofBlob(blob.id, actor.userId, (bytes) =>
      add({
        albumId,
        actor,
        hash: hashOf(bytes),
        filename: blob.filename,
        look: { model, face, meta: {} },
        make: (own) => makeOf(own, bytes),
      }),
    );
    if (added) return added.ok ? used(blob.id, added.image) : added;
    // The same request came twice, and while this one waited the other was answered.
    const again = await blobs.find(blobId, actor.userId);
    return again?.usedFor ? made(albumId, again.usedFor) : refuse('blob_not_found');
  }

  /** The whole of a file is read when its turn has come: those that wait lie on the disk. Undefined when it is gone then. */
  async function ofBlob<Value>(
    id: string,
    who: string,
    work: (bytes: Buffer) => Promise<Value>,
  ): Promise<Value | Refusal | undefined> {
    const head = await blobs.head(id);
    return (
      head &&
      inTurn.take(who, head, async () => {
        const bytes = await blobs.read(id);
        return bytes && work(bytes);
      })
    );
  }

  async function ofFile({ albumId, actor, filename, meta, file }: ForeignImage): Promise<AddedImage> {
    const denied = refusalOf(actor, 'design');
    if (denied) return refuse(denied);
    const look = { model: 'background', face: null, meta } as const;
    if (file.kind === 'bytes') {
      const { bytes } = file;
      const hash = hashOf(bytes);
      return inTurn.take(actor.userId, bytes, () =>
        add({ albumId, actor, hash, filename, look, make: (own) => makeOf(own, bytes) }),
      );
    }
    const { id } = await content.add(file.path, file.side);
    const make = async (own: Own): Promise<queries.Image | Refusal> => {
      await content.make(id);
      const drawn = await queries.findImage(db, id);
      return drawn ? insert({ ...own, ...filesOf(drawn) }) : refuse('not_found');
    };
    return inTurn.takeOwn(actor.userId, () => add({ albumId, actor, hash: id, filename, look, make }));
  }

  async function add({ albumId, actor, hash, filename, look, make }: Addition): Promise<AddedImage> {
    // Two people who send the same file at once must not both make it.
    return oneByOne.take(`${albumId}:${hash}`, async () => {
      const current = await documents.readDocument(albumId);
      if (!current) return refuse('not_found');
      const same = await queries.findSame(db, albumId, hash);
      const shown = same
        .map(({ id }) => current.document.images.get(id as ImageId))
        .find((record) => record?.model === look.model);
      if (shown) return { ok: true, image: shown };
      const spare = same.find((row) => !current.document.images.has(row.id as ImageId) && !isHandedIn(row));
      const own = ownOf({ albumId, hash, filename, by: actor.userId });
      // The bytes of a picture are stored once an album, however often it is sent.
      const row = spare ?? (same[0] ? await insert({ ...own, ...filesOf(same[0]) }) : await make(own));
      if ('ok' in row) return row;
      const record = recordOf(row, look);
      const answer = await documents.applyMutation({ albumId, actor, units: [[operationFor(record)]] });
      if (!answer.ok) return answer;
      if (answer.refused[0]) return refuse(answer.refused[0].code);
      await queries.markUsed(db, row.id);
      return { ok: true, image: record };
    });
  }

  async function used(blobId: string, image: ImageRecord): Promise<AddedImage> {
    await blobs.markUsed(blobId, becameImage(image.id));
    return { ok: true, image };
  }

  async function made(albumId: string, usedFor: string): Promise<AddedImage> {
    const current = await documents.readDocument(albumId);
    const image = current?.document.images.get(imageItBecame(usedFor) as ImageId);
    return image ? { ok: true, image } : refuse('blob_not_found');
  }

  const ownOf = (given: { albumId: string; hash: string; filename: string; by: string }): Own => ({
    id: newId(clock.now().getTime()),
    album_id: given.albumId,
    content: false,
    source_hash: given.hash,
    filename: given.filename,
    created_by: given.by,
    created_at: clock.now(),
  });

  async function makeOf(own: Own, bytes: Buffer): Promise<queries.Image | Refusal> {
    const answer = await makePicture(bytes, limits);
    if (!answer.ok) return refuse(answer.code);
    const { picture } = answer;
    await files.put(own.id, picture);
    const { width, height, fullType, svg } = picture;
    return insert({ ...own, files_id: own.id, full_type: fullType, drawing: svg !== undefined, width, height });
  }

  async function insert(row: Omit<queries.Image, 'unused_since'>): Promise<queries.Image> {
    await queries.insertImage(db, row);
    return { ...row, unused_since: null };
  }

  async function keep({ albumId, blobId, filename, by }: KeptPicture): Promise<queries.Image | Refusal> {
    const kept = await ofBlob(blobId, by, (bytes) => {
      const hash = hashOf(bytes);
      return oneByOne.take(`${albumId}:${hash}`, async () => {
        const [same] = await queries.findSame(db, albumId, hash);
        const own = ownOf({ albumId, hash, filename, by });
        return same ? insert({ ...own, ...filesOf(same) }) : makeOf(own, bytes);
      });
    });
    return kept ?? refuse('blob_not_found');
  }

  return { ofUpload, ofFile, keep };
}

type FilesOfImage = 'files_id' | 'full_type' | 'drawing' | 'width' | 'height';
type Own = Omit<queries.Image, FilesOfImage | 'unused_since'>;
type Look = Pick<ImageRecord, 'model' | 'meta'> & { readonly face: Face | null };

interface Addition {
  albumId: string;
  actor: Actor;
  hash: string;
  filename: string;
  look: Look;
  make: (own: Own) => Promise<queries.Image | Refusal>;
}

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

function filesOf({ files_id, full_type, drawing, width, height }: queries.Image): Pick<queries.Image, FilesOfImage> {
  return { files_id, full_type, drawing, width, height };
}

function recordOf({ id, filename, width, height }: queries.Image, { model, meta, face }: Look): ImageRecord {
  const details = { width, height, face };
  return { id, model, filename, blueprint_image: false, original_image_id: null, tags: [], meta, details };
}

function operationFor({ id, model, filename, meta, details }: ImageRecord): Operation {
  const value = { id, model, filename, details };
  return { part: 'images', path: id, value: Object.keys(meta).length > 0 ? { ...value, meta } : value };
}
