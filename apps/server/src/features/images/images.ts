import type { FastifyInstance } from 'fastify';
import { createAddImage, type AddedImage, type ForeignImage } from './add-image.ts';
import { createEditedImages, type EditedImages } from './edited-images.ts';
import { createHandedIn, type HandedInPictures } from './handed-in.ts';
import type { AlbumImagesParts } from './images-parts.ts';
import { serveImages } from './images.routes.ts';
import { removeUnusedDaily } from './remove-unused.ts';
import { servePacked } from './serve-packed.ts';
import { servePictures } from './serve-picture.ts';
import { createVisiblePictures } from './visible-pictures.ts';

export interface AlbumImages {
  readonly edited: EditedImages;
  /** Puts a picture that nobody uploaded into an album. */
  add(image: ForeignImage): Promise<AddedImage>;
  readonly handedIn: HandedInPictures;
  serve(http: FastifyInstance): void;
}

/** The pictures in albums. */
export function createAlbumImages(parts: AlbumImagesParts): AlbumImages {
  const { db, config, access, documents, pictures } = parts;
  const addImage = createAddImage({
    ...parts,
    files: pictures.files,
    content: pictures.content,
    limits: config.images,
  });
  removeUnusedDaily({ ...parts, files: pictures.files });
  return {
    edited: createEditedImages(parts),
    add: addImage.ofFile,
    handedIn: createHandedIn({ ...parts, files: pictures.files, keep: addImage.keep }),
    serve: (http) => {
      serveImages(http, { db, access, documents, pictures, addImage: addImage.ofUpload });
      const shown = createVisiblePictures({ db, pictures });
      servePictures(http, { pictures, shown });
      servePacked(http, shown, pictures.files);
    },
  };
}
