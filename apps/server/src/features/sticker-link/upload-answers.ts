/** Uploads as those see them who collect. */
import type { AlbumDocument, StickerId } from '@figurina/album';
import { blobUrls, type STICKER_UPLOAD_FAULTS, type StickerUpload } from '@figurina/contract';
import { isChapter } from './sections.ts';
import type { PicturedUpload } from './sticker-uploads.queries.ts';

export type UploadFault = (typeof STICKER_UPLOAD_FAULTS)[number];

/** Why an upload cannot be collected as it is. What belongs to a sticker takes its name and chapter. */
export function faultsOf(
  document: AlbumDocument,
  { name, section_id, sticker_id }: Pick<PicturedUpload, 'name' | 'section_id' | 'sticker_id'>,
): UploadFault[] {
  if (sticker_id !== null) return document.stickers.has(sticker_id as StickerId) ? [] : ['sticker_gone'];
  return [
    ...(name.trim() === '' ? ['name_missing' as const] : []),
    ...(section_id !== null && !isChapter(document, section_id) ? ['section_gone' as const] : []),
  ];
}

export interface UploadReading {
  document: AlbumDocument;
  imageToken: string;
  byPicture: ReadonlyMap<string, readonly string[]>;
}

export function wireUpload(upload: PicturedUpload, { document, imageToken, byPicture }: UploadReading): StickerUpload {
  const { id, image_id: imageId, filename, width, height, face } = upload;
  const same = byPicture.get(upload.source_hash) ?? [];
  return {
    id,
    name: upload.name,
    last_name: upload.last_name,
    position: upload.position,
    section_id: upload.section_id,
    state: upload.state,
    image: {
      id: imageId!,
      model: 'sticker',
      filename,
      blueprint_image: false,
      original_image_id: null,
      tags: [],
      meta: {},
      details: { width, height, face },
      blob: blobUrls(imageId!, filename, imageToken),
    },
    cx: upload.cx,
    cy: upload.cy,
    cscale: upload.cscale,
    crotation: upload.crotation,
    crop_set: upload.crop_set,
    face_sought: upload.face_sought,
    sticker_id: upload.sticker_id,
    personal: upload.personal,
    same_picture_as: same.slice(0, Math.max(0, same.indexOf(id))),
    faults: upload.merged_at ? [] : faultsOf(document, upload),
    retake_reason: upload.retake_reason,
    consent: {
      shown: upload.shown,
      minor: upload.minor,
      guardian: upload.guardian,
      version: upload.consent_version,
      language: upload.consent_language,
      agreed_at: upload.created_at.toISOString(),
    },
    created_at: upload.created_at.toISOString(),
    merged_at: upload.merged_at?.toISOString() ?? null,
  };
}
