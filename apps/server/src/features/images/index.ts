export type { ContentPicture, ContentPictures } from './content-pictures.ts';
export { createAlbumImages, createPictures, type Pictures } from './images.ts';
export { mediaTypeOf } from './picture/media-type.ts';
