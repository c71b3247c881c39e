export type { ContentPicture, ContentPictures } from './content-pictures.ts';
export type { EditablePicture, EditedImages } from './edited-images.ts';
export { createTurns } from './one-after-another.ts';
export { createAlbumImages, createPictures, type Pictures } from './images.ts';
export { mediaTypeOf } from './picture/media-type.ts';
