export type { AlbumAccess } from './album-access.ts';
export type { AlbumDocuments, AlbumMutation, CurrentDocument, MutationAnswer } from './album-documents.ts';
export { createAlbums, type Albums } from './albums.ts';
export { isInTrash, partTexts } from './albums.queries.ts';
export { coverFingerprint } from './cover-fingerprint.ts';
export { COVER_HEIGHT, coverKey, type Covers } from './covers.ts';
export { drawCoversWhenQuiet } from './draw-covers.ts';
export { coverPrinter } from './print-cover.ts';
export { statisticsOf } from './statistics.ts';
