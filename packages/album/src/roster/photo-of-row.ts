import type { AlbumDocument } from '../document/album.ts';
import type { ImageId } from '../document/ids.ts';
import type { Sticker } from '../document/sticker.ts';
import { fileKey, type PhotoMatch } from './match-photos.ts';
import type { RosterDecisions } from './roster-decisions.ts';

/** Of several pictures that fit, the one that the sticker shows already is no doubt. */
export function settledPhoto(
  document: AlbumDocument,
  sticker: Sticker | undefined,
  photo: PhotoMatch,
  accepted: boolean,
): PhotoMatch {
  if (photo.kind !== 'doubtful') return photo;
  const shown = sticker && photo.candidates.find((file) => shows(document, sticker, file));
  if (shown !== undefined) return { kind: 'found', file: shown, by: 'name' };
  return accepted ? { kind: 'none' } : photo;
}

export function photoOf(line: number, found: PhotoMatch, decisions: RosterDecisions): PhotoMatch {
  const chosen = decisions.photos.get(line);
  if (chosen === undefined) return found;
  return chosen === null ? { kind: 'none' } : { kind: 'found', file: chosen, by: 'hand' };
}

/** Whether a sticker's picture came from a file of this name. */
export function shows(document: AlbumDocument, sticker: Sticker, file: string): boolean {
  return fileKey(fileOf(document, sticker)) === fileKey(file);
}

export function fileOf(document: AlbumDocument, sticker: Sticker): string {
  return sticker.image === null ? '' : (document.images.get(sticker.image as ImageId)?.filename ?? '');
}
