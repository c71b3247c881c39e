/** Whether a picture becomes the sticker of a cell: what is asked, and what is done when the answer is yes. */
import {
  type AlbumDocument,
  changeSticker,
  type CommandResult,
  convertImageToSticker,
  type ImageId,
  isRefused,
  isStatic,
  type MakeId,
  type NodeId,
  removeElements,
  sectionOfNode,
  type StickerId,
} from '@figurina/album';
import { nameFromFile } from './check-files.ts';

/** Where the picture comes from: the album's list, a file of the desktop, or a picture that lies on a spread. */
export type StickerSource =
  | { readonly kind: 'listed'; readonly imageId: ImageId }
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'picture'; readonly nodeId: NodeId; readonly imageId: ImageId };

export interface StickerQuestion {
  readonly cellId: NodeId;
  readonly source: StickerSource;
  readonly filename: string;
  /** The sticker that the cell shows: its photo is replaced. None: a new sticker is made. */
  readonly shown: { readonly id: StickerId; readonly name: string } | null;
  /** The name of a new sticker. */
  readonly name: string;
  /** The chapter of a new sticker; null for covers, which have none. */
  readonly chapter: string | null;
}

export function stickerQuestion(
  document: AlbumDocument,
  cellId: NodeId,
  source: StickerSource,
): StickerQuestion | null {
  const cell = document.nodes.get(cellId);
  if (cell?.type !== 'StickerCell') return null;
  const shown = cell.props.stickerId ? document.stickers.get(cell.props.stickerId as StickerId) : undefined;
  const section = (cell.props.sectionId as NodeId | null) ?? sectionOfNode(document, cellId);
  const chapter = isStatic(document, section) ? null : (section && document.nodes.get(section)?.props.name) || null;
  const filename = source.kind === 'file' ? source.file.name : (document.images.get(source.imageId)?.filename ?? '');
  return {
    cellId,
    source,
    filename,
    shown: shown ? { id: shown.id as StickerId, name: shown.name } : null,
    name: nameFromFile(filename),
    chapter,
  };
}

export interface StickerAnswer {
  readonly imageId: ImageId;
  readonly untitled: string;
  readonly makeId: MakeId;
  readonly now: string;
}

/** One unit: the sticker or its new photo, the kind of the picture, and the picture on the spread, which goes. */
export function answerSticker(
  document: AlbumDocument,
  { cellId, source, name }: StickerQuestion,
  { imageId, untitled, makeId, now }: StickerAnswer,
): CommandResult {
  const cell = document.nodes.get(cellId);
  const shown = cell?.type === 'StickerCell' ? cell.props.stickerId : null;
  const nodeId = source.kind === 'picture' ? source.nodeId : undefined;
  if (!shown || !document.stickers.has(shown as StickerId)) {
    const stickerId = makeId() as StickerId;
    return convertImageToSticker(document, { imageId, cellId, nodeId, stickerId, name, untitled, makeId, now });
  }
  const image = document.images.get(imageId);
  const changed = changeSticker(document, { stickerId: shown as StickerId, change: { image: imageId }, makeId });
  if (isRefused(changed)) return changed;
  const removed = nodeId ? removeElements(document, { ids: [nodeId] }) : [];
  return [
    ...(image?.model === 'sticker' ? [] : [{ part: 'images' as const, path: `${imageId}/model`, value: 'sticker' }]),
    ...changed,
    ...(isRefused(removed) ? [] : removed),
  ];
}
