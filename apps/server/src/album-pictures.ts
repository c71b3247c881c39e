/** Composition of the pictures of albums: uploads, edits, faces, stock photos, and those that people hand in by the collecting link. */
import type { FastifyInstance } from 'fastify';
import type { ForgetPictures, PrintPage } from './features/exports/index.ts';
import { createFaces, type Faces } from './features/faces/index.ts';
import { createImageEdits, type ImageEdits } from './features/image-edits/index.ts';
import { type AlbumImages, createAlbumImages } from './features/images/index.ts';
import type { Collecting } from './features/sticker-link/index.ts';
import { createStock } from './features/stock/index.ts';
import type { Editing } from './editing.ts';
import type { Foundation } from './foundation.ts';
import type { PictureStore } from './picture-store.ts';
import type { Shop } from './shop.ts';
import type { Together } from './together.ts';

export interface AlbumPicturesParts
  extends
    Foundation,
    Pick<PictureStore, 'blobs' | 'pictures' | 'stickerLinks'>,
    Pick<Editing, 'access' | 'documents' | 'history' | 'realtime' | 'trash'>,
    Pick<Together, 'reviews'> {
  readonly printPage: PrintPage;
  /** What is composed after it: asked once something happens. */
  readonly later: {
    readonly exports: { readonly forgetPictures: ForgetPictures };
    readonly shop: Pick<Shop, 'holds' | 'forgetPictures'>;
  };
}

export interface AlbumPictures {
  readonly images: AlbumImages;
  readonly faces: Faces;
  readonly imageEdits: ImageEdits;
  readonly collecting: Collecting;
  /** Before the first request: photos that were withdrawn since a backup go again. */
  withdrawAfterRestore(): Promise<void>;
  serve(http: FastifyInstance): void;
}

export async function createAlbumPictures(parts: AlbumPicturesParts): Promise<AlbumPictures> {
  const { history, trash, reviews, later } = parts;
  const images = createAlbumImages({
    ...parts,
    holds: async (albumId, ids) =>
      new Set([
        ...(await history.holds(albumId, ids)),
        ...(await trash.holds(albumId, ids)),
        ...(await later.shop.holds(albumId, ids)),
      ]),
  });
  const faces = createFaces(parts);
  const imageEdits = createImageEdits({ ...parts, images: images.edited });
  const stock = await createStock({ ...parts, images });
  const collecting = parts.stickerLinks.collect({
    ...parts,
    handedIn: images.handedIn,
    announce: parts.realtime.stickerUploadsChanged,
    detectFace: (photo) => faces.find(photo),
    forgetPictures: async (albumId, imageIds) => {
      await reviews.forgetPictures(albumId, imageIds);
      await later.exports.forgetPictures(albumId, imageIds);
      await history.forgetPictures(albumId, imageIds);
      await trash.forgetPictures(albumId, imageIds);
      await later.shop.forgetPictures(albumId, imageIds);
    },
  });
  return {
    images,
    faces,
    imageEdits,
    collecting,
    withdrawAfterRestore: collecting.withdrawAfterRestore,
    serve: (http) => {
      collecting.serve(http);
      faces.serve(http);
      imageEdits.serve(http);
      images.serve(http);
      stock.serve(http);
    },
  };
}
