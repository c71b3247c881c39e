/** What of an album is kept when it is ordered or approved for print: the copy that nobody can change any more. */
import { type AlbumDocument, approvedParts, documentContent, type ImageId, SCHEMA_VERSION } from '@figurina/album';
import { createHash } from 'node:crypto';

export interface PrintCopy {
  /** SHA-256 of `documentContent`. */
  readonly hash: string;
  readonly schemaVersion: number;
  /** JSON text: AlbumParts without comments. */
  readonly parts: string;
  /** Ids of the pictures that something shows. */
  readonly images: readonly string[];
}

export function printCopy(document: AlbumDocument): PrintCopy {
  const isUsed = (image: ImageId): boolean =>
    document.nodesUsing('image', image).size > 0 || document.stickersUsing('image', image).size > 0;
  return {
    hash: createHash('sha256').update(documentContent(document)).digest('hex'),
    schemaVersion: SCHEMA_VERSION,
    parts: JSON.stringify(approvedParts(document)),
    images: [...document.images.keys()].filter(isUsed),
  };
}
