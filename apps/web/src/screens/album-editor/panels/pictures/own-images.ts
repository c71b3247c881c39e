/** The album's pictures as its list shows them. */
import type { AlbumDocument, ImageId, ImageRecord } from '@figurina/album';

export interface OwnImage {
  readonly image: ImageRecord;
  readonly id: ImageId;
  /** On how many elements and stickers it is shown. */
  readonly used: number;
}

export interface ImageFilter {
  readonly search: string;
  readonly hideUsed: boolean;
  /** With those of the blueprint and of stickers, which have their places elsewhere. */
  readonly all: boolean;
}

/** The newest first: ids begin with the time they were made. */
export function ownImages(document: AlbumDocument, { search, hideUsed, all }: ImageFilter): readonly OwnImage[] {
  const wanted = plain(search);
  return [...document.images.values()]
    .filter((image) => all || (image.model === 'background' && !image.blueprint_image))
    .filter((image) => wanted === '' || plain(wordsOf(image)).includes(wanted))
    .map((image) => ({ image, id: image.id as ImageId, used: usesOf(document, image.id as ImageId) }))
    .filter(({ used }) => !hideUsed || used === 0)
    .sort((a, b) => (a.id < b.id ? 1 : -1));
}

function usesOf(document: AlbumDocument, id: ImageId): number {
  return document.nodesUsing('image', id).size + document.stickersUsing('image', id).size;
}

function wordsOf({ filename, tags, meta }: ImageRecord): string {
  return [filename, ...tags, meta['photographer'] ?? ''].join(' ');
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
