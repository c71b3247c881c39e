import { blobUrls, changeImage, createImage, deleteImage, type ImageAnswer } from '@figurina/contract';
import {
  removeImagePatch,
  type AlbumDocument,
  type ImageId,
  type ImageRecord,
  type Patch,
  refusalOf,
} from '@figurina/album';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { isRefusal, refuse, type Refusal } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import type { AlbumAccess, AlbumDocuments } from '../albums/index.ts';
import type { AddedImage, NewImage } from './add-image.ts';
import { findImage } from './images.queries.ts';
import type { Pictures } from './pictures.ts';

interface ImageRoutesParts {
  db: Kysely<Database>;
  readonly access: AlbumAccess;
  documents: AlbumDocuments;
  pictures: Pictures;
  readonly addImage: (image: NewImage) => Promise<AddedImage>;
}

export function serveImages(
  http: FastifyInstance,
  { db, access, documents, pictures, addImage }: ImageRoutesParts,
): void {
  const answer = (image: ImageRecord, albumId: string, caller: Caller): { image: ImageAnswer } => ({
    image: { ...image, blob: blobUrls(image.id, image.filename, pictures.imageToken(albumId, caller)) },
  });

  route(http, createImage, async ({ params, body, caller }) => {
    const actor = await access(params.id, caller, body.model === 'sticker' ? 'fill' : 'design');
    if (isRefusal(actor)) return actor;
    const { blob_id, model, details } = body;
    const added = await addImage({ albumId: params.id, actor, blobId: blob_id, model, face: details?.face ?? null });
    return added.ok ? answer(added.image, params.id, caller) : added;
  });

  route(http, changeImage, async ({ params, body, caller }) => {
    const changed = await change(params.id, caller, 'design', () => [
      { part: 'images', path: `${params.id}/model`, value: body.model },
    ]);
    if (isRefusal(changed)) return changed;
    const image = changed.document.images.get(params.id as ImageId);
    return image ? answer({ ...image, model: body.model }, changed.albumId, caller) : refuse('not_found');
  });

  route(http, deleteImage, async ({ params, caller }) => {
    const changed = await change(params.id, caller, 'fill', (document) =>
      removeImagePatch(document, params.id as ImageId),
    );
    return isRefusal(changed) ? changed : undefined;
  });

  /** One unit made from the document as it is; made anew when somebody was faster. */
  async function change(
    imageId: string,
    caller: Caller,
    action: 'design' | 'fill',
    unitFor: (document: AlbumDocument) => Patch,
  ): Promise<{ albumId: string; document: AlbumDocument } | Refusal> {
    const image = await findImage(db, imageId);
    if (!image?.album_id) return refuse('not_found');
    const albumId = image.album_id;
    const actor = await access(albumId, caller, action);
    if (isRefusal(actor)) return actor;
    for (let attempt = 1; ; attempt += 1) {
      const current = await documents.readDocument(albumId);
      const known = current?.document.images.get(imageId as ImageId);
      if (!current || !known) return refuse('not_found');
      const denied = refusalOf(actor, known.model === 'sticker' ? action : 'design');
      if (denied) return refuse(denied);
      const done = await documents.applyMutation({ albumId, actor, units: [unitFor(current.document)] });
      if (!done.ok) return done;
      const refused = done.refused[0];
      if (!refused) return { albumId, document: current.document };
      if (attempt === 3) return refuse(refused.code);
    }
  }
}
