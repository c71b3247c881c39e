/** What pasted elements showed in another album: an album owns its pictures and its people, so they come as copies. */
import {
  type AlbumDocument,
  bringStickers,
  type BroughtSticker,
  changeEach,
  type ExchangeNode,
  type ImageId,
  isPlaced,
  type NodeId,
  personHere,
  type Sticker,
  type StickerId,
} from '@figurina/album';
import { someAtATime } from '../../../../app/some-at-a-time.ts';
import type { UploadOptions } from '../files/file-intake.ts';
import type { EditorStore } from '@figurina/editor';
import type { Translate } from '@figurina/locales';
import type { Notify } from '../notices/notices.ts';
import type { RunCommand } from '../run-command.ts';
import { untilImages } from '../files/until-images.ts';

export interface AnotherAlbum {
  readonly document: AlbumDocument;
  /** Null when it cannot be had. */
  picture(image: ImageId): Promise<File | null>;
}

export interface AnotherAlbumParts {
  /** Null when one may not see it. */
  readonly anotherAlbum: (albumId: string) => Promise<AnotherAlbum | null>;
  readonly upload: (file: File, options: UploadOptions) => Promise<ImageId>;
}

interface PastedElements {
  readonly album: string;
  readonly elements: readonly ExchangeNode[];
  readonly created: readonly NodeId[];
  /** The undo step of the paste, which what comes with it belongs to. */
  readonly mergeKey: string;
}

type Copy = (image: ImageId, model: UploadOptions['model']) => Promise<ImageId | null>;

/** So many pictures are on their way at a time. */
const AT_ONCE = 4;

/** The album that was pasted into. */
export interface ThisAlbum {
  readonly store: EditorStore;
  readonly run: RunCommand;
  readonly notify: Notify;
  readonly t: Translate;
  makeId(): string;
}

/**
 * Brings the pictures of pasted frames and the people of pasted cells from the album they come from. What cannot be had
 * stays an empty frame or cell, and the person is told.
 */
export async function bringFromAlbum(
  session: ThisAlbum,
  { anotherAlbum, upload }: AnotherAlbumParts,
  { album, elements, created, mergeKey }: PastedElements,
): Promise<void> {
  const places = created.flatMap((id, at) => emptyPlaces(session.store.document, id, elements[at]!));
  const frames = places.flatMap(({ id, image }) => (image ? [{ id, image }] : []));
  const cells = places.flatMap(({ id, sticker }) => (sticker ? [{ id, sticker }] : []));
  if (places.length === 0) return;
  session.notify(cells.length > 0 ? 'notices.stickers_come' : 'notices.pictures_come');
  const other = await anotherAlbum(album).catch(() => null);
  const copies = new Map<string, Promise<ImageId | null>>();
  const send: Copy = async (image, model) => {
    const file = other && (await other.picture(image).catch(() => null));
    if (!file) return null;
    const options: UploadOptions = { model, onProgress: () => {}, signal: new AbortController().signal };
    return upload(file, options).catch(() => null);
  };
  const copy: Copy = (image, model) => {
    const key = `${model} ${image}`;
    const known = copies.get(key) ?? send(image, model);
    copies.set(key, known);
    return known;
  };
  await bringPictures(session, frames, copy, mergeKey);
  await bringPeople(session, cells, other, copy, mergeKey);
}

async function bringPictures(
  session: ThisAlbum,
  frames: readonly { id: NodeId; image: ImageId }[],
  copy: Copy,
  mergeKey: string,
): Promise<void> {
  const copies = await someAtATime(frames, AT_ONCE, async ({ id, image }) => ({
    id,
    image: await copy(image, 'background'),
  }));
  const here = copies.flatMap(({ id, image }) => (image ? [{ id, image }] : []));
  await untilImages(
    session,
    here.map(({ image }) => image),
  );
  const there = here.filter(({ id }) => session.store.document.nodes.has(id));
  if (there.length > 0)
    session.run(
      'steps.pictures',
      (document) => changeEach(document, new Map(there.map(({ id, image }) => [id, { image }]))),
      mergeKey,
    );
  if (here.length < frames.length) session.notify('notices.pictures_stay', {}, 'error');
}

async function bringPeople(
  session: ThisAlbum,
  cells: readonly { id: NodeId; sticker: StickerId }[],
  other: AnotherAlbum | null,
  copy: Copy,
  mergeKey: string,
): Promise<void> {
  const people = cells.flatMap(({ id, sticker }) => {
    const person = other?.document.stickers.get(sticker);
    return person ? [{ id, person }] : [];
  });
  const brought = await someAtATime(people, AT_ONCE, async ({ id, person }) => {
    const wanted = personHere(session.store.document, person) === null ? (person.image as ImageId | null) : null;
    const image = wanted && (await copy(wanted, 'sticker'));
    return { cellId: id, person: lookOf(person, image !== null), image, isWithoutPhoto: wanted !== null && !image };
  });
  await untilImages(
    session,
    brought.flatMap(({ image }) => image ?? []),
  );
  const { document } = session.store;
  const placed = brought.filter(({ person }) => isPlacedHere(document, person)).length;
  const there = brought.filter(({ cellId }) => document.nodes.has(cellId));
  if (there.length > placed) {
    const untitled = session.t('roster.unnamed_chapter');
    const now = new Date().toISOString();
    const { makeId } = session;
    session.run(
      'steps.stickers',
      (latest) => bringStickers(latest, { brought: there, untitled, makeId, now }),
      mergeKey,
    );
  }
  if (people.length < cells.length) session.notify('notices.stickers_stay', {}, 'error');
  else if (brought.some(({ isWithoutPhoto }) => isWithoutPhoto)) session.notify('notices.photos_stay', {}, 'error');
  if (placed > 0) session.notify('notices.stickers_placed', { count: placed });
}

function isPlacedHere(document: AlbumDocument, person: BroughtSticker['person']): boolean {
  const known = personHere(document, person);
  return known !== null && isPlaced(document, known);
}

/** As it is in its own album; without its photo nothing is cut. */
function lookOf(
  { name, position, doubleSticker, stickerLayout, cellLayout, cx, cy, cscale, crotation }: Sticker,
  hasPhoto: boolean,
): BroughtSticker['person'] {
  const person = { name, position, doubleSticker, stickerLayout, cellLayout };
  return hasPhoto ? { ...person, cx, cy, cscale, crotation } : person;
}

interface EmptyPlace {
  readonly id: NodeId;
  readonly image?: ImageId;
  readonly sticker?: StickerId;
}

/** The empty frames and cells among what was created, with what each showed there. */
function emptyPlaces(document: AlbumDocument, id: NodeId, source: ExchangeNode): EmptyPlace[] {
  const node = document.nodes.get(id);
  const { image, stickerId } = source.props;
  const inside = document.childIds(id).flatMap((child, at) => {
    const one = source.children[at];
    return one ? emptyPlaces(document, child, one) : [];
  });
  if (node?.type === 'Image' && node.props.image === null && typeof image === 'string')
    return [{ id, image: image as ImageId }, ...inside];
  if (node?.type === 'StickerCell' && node.props.stickerId === null && typeof stickerId === 'string')
    return [{ id, sticker: stickerId as StickerId }, ...inside];
  return inside;
}
