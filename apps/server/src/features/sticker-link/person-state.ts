import { isPlaced, type AlbumDocument, type Sticker, type StickerId } from '@figurina/album';
import type { StickerPerson } from '@figurina/contract';
import type { Person } from './sticker-link.queries.ts';

/**
 * How far a person is on the way into the book. A retake that was asked for stands until a newer photo comes; who is in
 * the book already stays there, whatever else they send.
 */
export function stateOf(
  document: AlbumDocument,
  sticker: Sticker,
  { retake_at: retakeAt }: Pick<Person, 'retake_at'>,
  waiting: { created_at: Date } | undefined,
): StickerPerson['state'] {
  const isNew = waiting && (!retakeAt || waiting.created_at > retakeAt);
  if (retakeAt) return isNew ? 'uploaded' : 'needs_retake';
  if (sticker.image) return isPlaced(document, sticker.id as StickerId) ? 'placed' : 'accepted';
  return isNew ? 'uploaded' : 'no_photo';
}
