/** Pictures from the desktop onto a spread, into a frame, into a sticker cell; and pictures of the album into a cell. */
import {
  type AlbumDocument,
  type CommandResult,
  fillFrame,
  type ImageId,
  type NodeId,
  placeImage,
  type Point,
} from '@figurina/album';
import { LIMITS, type StockPhoto } from '@figurina/contract';
import { PHOTOS } from './check-files.ts';
import { createFileIntake, type FileIntakeParts, type OpenedFile } from './file-intake.ts';
import { placeOfNode, placesOnSpread, placeWithin, whereItLies } from './picture-place.ts';
import { placeOfTarget, type PictureTarget, putPicture } from './picture-target.ts';
import { untilImages } from './until-images.ts';
import type { Shipping } from './shipping.ts';
import { answerSticker, stickerQuestion, type StickerQuestion } from './sticker-question.ts';

export interface FileUploadParts extends FileIntakeParts {
  readonly run: (label: string, command: (document: AlbumDocument) => CommandResult) => boolean;
  /** To select what arrives later, one after the other: as long as nobody has selected something else meanwhile. */
  readonly selecting: () => (id: NodeId) => void;
  /** Copies a stock photo into the album; its record comes with the changes of the server. */
  readonly takeStock: (id: string, signal: AbortSignal) => Promise<ImageId>;
  /** Waits until the picture of an element is to be seen. */
  readonly untilDrawn: (id: NodeId) => Promise<void>;
}

export interface FileUploads extends Pick<Shipping, 'pending' | 'cancel' | 'retry'> {
  question(): StickerQuestion | null;
  onQuestion(listener: () => void): () => void;
  answer(yes: boolean): Promise<void>;
  /** Puts pictures onto a spread, with their middle at a point as far as the spread allows. */
  dropOnSpread(files: readonly File[], spreadId: NodeId, at: Point): Promise<void>;
  /** Puts pictures into the album's list, not onto a page. */
  addToAlbum(files: readonly File[]): Promise<void>;
  /** Sends photos of stickers, no drawings; `finish` says for each what becomes of it. */
  stickerPhotos(files: readonly File[], finish: (imageId: ImageId, file: File) => void): Promise<void>;
  /** Sends the photo of a sticker that nobody chooses here; shown in its cell meanwhile, where it has one. */
  send(photo: OpenedFile, cellId: NodeId | null, finish: (imageId: ImageId) => Promise<void>): Promise<void>;
  /** Asks whether the one file becomes the sticker of a cell. */
  dropOnCell(files: readonly File[], cellId: NodeId): void;
  /** Puts a picture into a frame that is there. */
  fillFrame(file: File, nodeId: NodeId): Promise<void>;
  /** Puts a picture of the album's list somewhere. */
  put(imageId: ImageId, target: PictureTarget): Promise<void>;
  /** Brings a stock photo into the album, and then to its place. */
  bringStock(photo: StockPhoto, target: PictureTarget): Promise<void>;
  /** Asks whether a picture of the album becomes the sticker of a cell. False when it cannot. */
  offerSticker(nodeId: NodeId, cellId: NodeId): boolean;
}

export function createFileUploads(parts: FileUploadParts): FileUploads {
  const { store, t, notify, makeId, run, untilDrawn } = parts;
  const intake = createFileIntake(parts);
  const { ship, pending, cancel, retry } = intake.shipping;
  const listeners = new Set<() => void>();
  let question: StickerQuestion | null = null;

  function ask(next: StickerQuestion | null): void {
    question = next;
    for (const listener of listeners) listener();
  }
  function makeSticker(asked: StickerQuestion, imageId: ImageId): boolean {
    const untitled = t('roster.unnamed_chapter');
    const now = new Date().toISOString();
    return run(asked.shown ? 'steps.sticker_photo' : 'steps.image_to_sticker', (document) =>
      answerSticker(document, asked, { imageId, untitled, makeId, now }),
    );
  }

  async function put(
    imageId: ImageId,
    target: PictureTarget,
    { pexelsId = null, select = parts.selecting() }: { pexelsId?: number | null; select?: (id: NodeId) => void } = {},
  ): Promise<void> {
    if (target.kind === 'cell') return ask(stickerQuestion(store.document, target.nodeId, { kind: 'listed', imageId }));
    const id = putPicture({ run, makeId }, { imageId, target, pexelsId });
    if (!id) return;
    if (target.kind === 'spread') select(id);
    await untilDrawn(id);
  }

  return {
    put: (imageId, target) => put(imageId, target),
    async bringStock(photo, target) {
      const closed = parts.whyClosed();
      if (closed) return notify(closed);
      const select = parts.selecting();
      await ship([
        {
          name: photo.title,
          url: photo.src.tiny,
          place: placeOfTarget(store.document, target, photo),
          async bring({ signal }) {
            const imageId = await parts.takeStock(photo.id, signal);
            await untilImages({ store }, [imageId]);
            return imageId;
          },
          finish: (imageId) => put(imageId, target, { pexelsId: photo.pexels_id, select }),
        },
      ]);
    },
    pending,
    cancel,
    retry,
    question: () => question,
    onQuestion(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async answer(yes) {
      const asked = question;
      ask(null);
      if (!asked || !yes) return;
      const { source, cellId } = asked;
      if (source.kind !== 'file') {
        makeSticker(asked, source.imageId);
        return;
      }
      const [opened] = await intake.open([source.file], { right: 'fill' });
      const place = placeOfNode(store.document, cellId);
      if (!opened || !place) return;
      const parcel = intake.parcel(opened, place, 'sticker', async (imageId) => {
        if (makeSticker(asked, imageId)) await untilDrawn(cellId);
      });
      await ship([parcel]);
    },
    async dropOnSpread(files, spreadId, at) {
      const select = parts.selecting();
      const opened = await intake.open(files);
      const sizes = opened.map(({ picture }) => picture);
      const places = placesOnSpread(store.document, spreadId, sizes, at);
      const parcels = opened.map((one, index) => {
        const place = places[index]!;
        return intake.parcel(one, place, 'background', async (imageId) => {
          const id = makeId() as NodeId;
          const size = store.document.images.get(imageId)?.details;
          const lies = whereItLies(size ? placeWithin(place, size) : place);
          const input = { imageId, parent: spreadId, ...lies, id, makeId };
          if (!run('steps.insert.Image', (document) => placeImage(document, input))) return;
          select(id);
          await untilDrawn(id);
        });
      });
      await ship(parcels);
    },
    async addToAlbum(files) {
      const opened = await intake.open(files);
      await ship(opened.map((one) => intake.parcel(one, null, 'background', () => {})));
    },
    async stickerPhotos(files, finish) {
      const opened = await intake.open(files, { right: 'fill', kinds: PHOTOS });
      await ship(opened.map((one) => intake.parcel(one, null, 'sticker', (imageId) => finish(imageId, one.file))));
    },
    async send(photo, cellId, finish) {
      const place = cellId && placeOfNode(store.document, cellId);
      await ship([intake.parcel(photo, place, 'sticker', finish)]);
    },
    dropOnCell(files, cellId) {
      if (files.length > 1 && files.length <= LIMITS.filesPerDrop) return notify('files.one_per_cell', {}, 'error');
      const [file] = intake.judge(files, { right: 'fill' });
      if (file) ask(stickerQuestion(store.document, cellId, { kind: 'file', file }));
    },
    async fillFrame(file, nodeId) {
      const [opened] = await intake.open([file]);
      const place = placeOfNode(store.document, nodeId);
      if (!opened || !place) return;
      const parcel = intake.parcel(opened, place, 'background', async (imageId) => {
        if (run('steps.fill_frame', (document) => fillFrame(document, { nodeId, imageId }))) await untilDrawn(nodeId);
      });
      await ship([parcel]);
    },
    offerSticker(nodeId, cellId) {
      const node = store.document.nodes.get(nodeId);
      if (parts.whyClosed() || node?.type !== 'Image' || node.props.image === null) return false;
      const imageId = node.props.image as ImageId;
      const next = stickerQuestion(store.document, cellId, { kind: 'picture', nodeId, imageId });
      if (next) ask(next);
      return next !== null;
    },
  };
}
