import {
  type AlbumDocument,
  type Crop,
  fullName,
  matchUpload,
  type NodeId,
  type RosterMatch,
  type StickerId,
} from '@figurina/album';
import type { StickerUpload } from '@figurina/contract';

/** What an upload becomes when it is collected. */
export interface UploadDraft {
  readonly name: string;
  readonly position: string;
  readonly sectionId: string | null;
  readonly crop: Crop;
  /** The person of the roster it belongs to; null makes a new sticker. */
  readonly stickerId: string | null;
}

export function matchesOf(upload: StickerUpload, document: AlbumDocument): RosterMatch[] {
  const { name, last_name: lastName, section_id: sectionId, personal, sticker_id: own } = upload;
  return matchUpload({ name, lastName, sectionId, stickerId: personal ? own : null }, document.stickers.values());
}

/** As it came, matched with the likeliest person unless that is a mere likeness. */
export function draftOf(upload: StickerUpload, [best]: readonly RosterMatch[]): UploadDraft {
  const { cx, cy, cscale, crotation } = upload;
  const suggested = best && best.reason !== 'similar' ? best.stickerId : null;
  return {
    name: fullName({ name: upload.name, lastName: upload.last_name }),
    position: upload.position,
    sectionId: upload.section_id,
    crop: { cx, cy, cscale, crotation },
    stickerId: upload.sticker_id ?? suggested,
  };
}

/** The chapters that it concerns: where it came in, where it goes, and that of whose photo it is. */
export function placesOf({ section_id: from }: StickerUpload, draft: UploadDraft, document: AlbumDocument): NodeId[] {
  const sticker = draft.stickerId === null ? undefined : document.stickers.get(draft.stickerId as StickerId);
  const to = sticker ? sticker.sectionId : draft.sectionId;
  return [from, to].filter((place): place is NodeId => place !== null);
}

export type UploadFault = 'name_missing' | 'sticker_gone' | 'section_gone';

/** Why it cannot be collected as it is. */
export function faultOf(draft: UploadDraft, document: AlbumDocument): UploadFault | null {
  if (draft.stickerId !== null) return document.stickers.has(draft.stickerId as StickerId) ? null : 'sticker_gone';
  if (draft.name.trim() === '') return 'name_missing';
  const isGone = draft.sectionId !== null && document.nodes.get(draft.sectionId as never)?.type !== 'Section';
  return isGone ? 'section_gone' : null;
}

/** What may be taken without a look: an exact match whose photo is missing or was asked for, and no picture seen before. */
export function isSafe(
  upload: StickerUpload,
  draft: UploadDraft,
  [best]: readonly RosterMatch[],
  document: AlbumDocument,
): boolean {
  if (!best?.isExact || draft.stickerId !== best.stickerId || upload.same_picture_as.length > 0) return false;
  const hasPhoto = (document.stickers.get(best.stickerId as StickerId)?.image ?? null) !== null;
  return faultOf(draft, document) === null && (!hasPhoto || upload.personal);
}

/** What of an upload has to be changed on the server before it is collected; null for nothing. */
export function changeOf(upload: StickerUpload, draft: UploadDraft) {
  const before = draftOf(upload, []);
  const change = {
    ...(draft.name.trim() !== before.name && { name: draft.name.trim(), last_name: '' }),
    ...(draft.position.trim() !== before.position && { position: draft.position.trim() }),
    ...(draft.sectionId !== before.sectionId && { section_id: draft.sectionId }),
    ...(draft.stickerId !== upload.sticker_id && { sticker_id: draft.stickerId }),
    ...(JSON.stringify(draft.crop) !== JSON.stringify(before.crop) && { crop: { ...draft.crop } }),
  };
  return Object.keys(change).length > 0 ? change : null;
}
