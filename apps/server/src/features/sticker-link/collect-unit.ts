/** What collecting one upload does to the document. */
import {
  addSticker,
  changeSticker,
  createSticker,
  fullName,
  isRefused,
  type AlbumDocument,
  type CommandResult,
  type ImageId,
  type MakeId,
  type NodeId,
  type Operation,
  type Patch,
  type StickerId,
} from '@figurina/album';
import type { PicturedUpload } from './sticker-uploads.queries.ts';

export interface Collecting {
  makeId: MakeId;
  /** ISO. */
  now: string;
  /** The name of the chapter for those without one. */
  untitled: string;
}

/** The sticker that an upload becomes or belongs to. A new one has the upload's id: collecting it twice makes one. */
export function stickerIdOf({ id, sticker_id }: Pick<PicturedUpload, 'id' | 'sticker_id'>): StickerId {
  return (sticker_id ?? id) as StickerId;
}

export function collectUnit(document: AlbumDocument, upload: PicturedUpload, collecting: Collecting): CommandResult {
  const { cx, cy, cscale, crotation } = upload;
  const stickerId = stickerIdOf(upload);
  const image = upload.image_id as ImageId;
  const crop = { cx, cy, cscale, crotation };
  const known = document.stickers.get(stickerId);
  if (known) {
    // The list knows better how somebody is called than they do; what it leaves open they may fill.
    const position = known.position === '' && upload.position !== '' ? { position: upload.position } : {};
    const change = { image, ...crop, ...position };
    return after(
      pictureOf(document, upload),
      changeSticker(document, { stickerId, change, makeId: collecting.makeId }),
    );
  }
  const added = addSticker(document, {
    id: stickerId,
    name: fullName({ name: upload.name, lastName: upload.last_name }),
    position: upload.position,
    image,
    sectionId: upload.section_id as NodeId | null,
    ...collecting,
  });
  if (isRefused(added)) return added;
  return after(
    pictureOf(document, upload),
    added.map((operation) => withCrop(operation, stickerId, crop)),
  );
}

function after(picture: readonly Operation[], rest: CommandResult): CommandResult {
  return isRefused(rest) ? rest : ([...picture, ...rest] satisfies Patch);
}

function pictureOf(
  document: AlbumDocument,
  { image_id: id, filename, width, height, face }: PicturedUpload,
): readonly Operation[] {
  if (document.images.has(id as ImageId)) return [];
  const details = { width, height, face };
  return [{ part: 'images', path: id!, value: { id: id!, model: 'sticker', filename, details } }];
}

function withCrop(operation: Operation, id: StickerId, crop: object): Operation {
  if (operation.part !== 'stickers' || operation.path !== id || !('value' in operation)) return operation;
  return createSticker({ ...(operation.value as { id: string; sectionId: string }), ...crop });
}
