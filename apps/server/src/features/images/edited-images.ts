/** Pictures made of pictures of the same album: what an edit takes in, and where its result goes. */
import { buffer } from 'node:stream/consumers';
import { createHash } from 'node:crypto';
import { type Actor, type ImageId, type ImageRecord, type Operation, refusalOf } from '@figurina/album';
import { blobUrls, type ImageAnswer } from '@figurina/contract';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/ids.ts';
import type { AlbumImagesParts } from './images-parts.ts';
import * as queries from './images.queries.ts';
import { makePicture } from './picture/make-picture.ts';

export interface EditablePicture {
  albumId: string;
  record: ImageRecord;
  /** The palette of its album, in order. */
  palette: readonly string[];
  read(): Promise<Buffer | undefined>;
}

export interface EditedImages {
  /** A picture in its album; one of the content in the album that is named. Undefined for one that is not there. */
  find(imageId: string, albumOfContent: string | undefined): Promise<EditablePicture | undefined>;
  /** Puts a picture into the album that was made of `original`, which stays. */
  add(made: { albumId: string; actor: Actor; original: ImageRecord; bytes: Buffer }): Promise<ImageAnswer | Refusal>;
  /** A picture as an answer, with the addresses for this reader. */
  answer(albumId: string, imageId: string, readerId: string): Promise<ImageAnswer | undefined>;
}

/** The five colours of the palette: the first two of the list are reserved. */
const PALETTE_KEYS = ['2', '3', '4', '5', '6'];
/** A face stays where it is as long as the picture keeps its shape. */
const SAME_SHAPE = 0.01;

export function createEditedImages({ db, clock, config, pictures, documents }: AlbumImagesParts): EditedImages {
  function answerOf(image: ImageRecord, albumId: string, readerId: string): ImageAnswer {
    const token = pictures.imageToken(albumId, { id: readerId, admin: false });
    return { ...image, blob: blobUrls(image.id, image.filename, token) };
  }

  return {
    find: async (imageId, albumOfContent) => {
      const image = await queries.findImage(db, imageId);
      // One of the content may not be made yet: it is when it is read.
      const albumId = image && !image.content ? image.album_id : albumOfContent;
      const current = albumId ? await documents.readDocument(albumId) : undefined;
      const record = current?.document.images.get(imageId as ImageId);
      if (!albumId || !current || !record) return undefined;
      return {
        albumId,
        record,
        palette: PALETTE_KEYS.flatMap((key) => current.document.colors.get(key) ?? []),
        read: async () => {
          await pictures.content.make(imageId);
          const made = await queries.findImage(db, imageId);
          const file = made && (await pictures.files.get(made, 'full'));
          return file && buffer(file.stream);
        },
      };
    },
    add: async ({ albumId, actor, original, bytes }) => {
      const denied = refusalOf(actor, original.model === 'sticker' ? 'fill' : 'design');
      if (denied) return refuse(denied);
      const made = await makePicture(bytes, config.images);
      if (!made.ok) return refuse(made.code);
      const { width, height, fullType } = made.picture;
      const id = newId(clock.now().getTime());
      await pictures.files.put(id, made.picture);
      await queries.insertImage(db, {
        id,
        album_id: albumId,
        content: false,
        source_hash: createHash('sha256').update(bytes).digest('hex'),
        files_id: id,
        filename: original.filename,
        full_type: fullType,
        drawing: false,
        width,
        height,
        created_by: actor.userId,
        created_at: clock.now(),
      });
      const image: ImageRecord = {
        id,
        model: original.model,
        filename: original.filename,
        blueprint_image: false,
        // However often a picture is edited, the way back leads to the photo itself.
        original_image_id: original.original_image_id ?? original.id,
        tags: [],
        meta: {},
        details: { width, height, face: hasShapeOf(original, width / height) ? original.details.face : null },
      };
      const answer = await documents.applyMutation({ albumId, actor, units: [[operationFor(image)]] });
      if (!answer.ok) return answer;
      if (answer.refused[0]) return refuse(answer.refused[0].code);
      return answerOf(image, albumId, actor.userId);
    },
    answer: async (albumId, imageId, readerId) => {
      const current = await documents.readDocument(albumId);
      const image = current?.document.images.get(imageId as ImageId);
      return image && answerOf(image, albumId, readerId);
    },
  };
}

function hasShapeOf({ details }: ImageRecord, ratio: number): boolean {
  return Math.abs(details.width / details.height / ratio - 1) < SAME_SHAPE;
}

function operationFor({ id, model, filename, original_image_id, details }: ImageRecord): Operation {
  return { part: 'images', path: id, value: { id, model, filename, original_image_id, details } };
}
