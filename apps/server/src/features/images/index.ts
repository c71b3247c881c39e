export type { ContentPicture, ContentPictures } from './content-pictures.ts';
export type { EditablePicture, EditedImages } from './edited-images.ts';
export { createTurns } from './one-after-another.ts';
export { CONTRIBUTOR_PREFIX, type HandedInPictures } from './handed-in.ts';
export { mediaTypeOf } from './picture/media-type.ts';
export { createAlbumImages, createPictures, type AlbumImages, type Pictures } from './images.ts';
export { removeUnusedImages } from './remove-unused.ts';
export { DRAWING_POLICY } from './serve-picture.ts';
