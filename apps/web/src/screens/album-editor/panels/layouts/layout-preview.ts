/** A layout as it will look: a small album of one spread with the customer's colours, letters and people. */
import {
  type AlbumDocument,
  type AlbumMeta,
  applyPatch,
  createDocument,
  type ImageRecord,
  type Layout,
  type LayoutSlot,
  type NodeId,
  spreadFromLayout,
  type Sticker,
} from '@figurina/album';
import { type AlbumReader, plainReader, SCREEN_MODE } from '@figurina/drawing';

export interface PreviewSpread {
  readonly document: AlbumDocument;
  readonly spreadId: NodeId;
}

export interface PreviewPlaces {
  /** By cell in reading order, with the slot it is to stand in. */
  readonly cells: readonly { readonly slot: LayoutSlot; readonly sticker: Sticker | null }[];
  readonly frames: readonly (string | null)[];
}

const CHAPTER = 'chapter';

export function previewSpread(
  album: AlbumDocument,
  layout: Layout,
  places: PreviewPlaces,
  chapter: string,
): PreviewSpread {
  const people = places.cells.flatMap(({ sticker }) => (sticker ? [sticker] : []));
  const images = new Set([...people.map(({ image }) => image), ...places.frames, ...usedImages(layout.slots)]);
  const document = createDocument({
    workspace: { root: 'root', nodes: frameOfAlbum(chapter) },
    stickers: Object.fromEntries(people.map((sticker) => [sticker.id, { ...sticker, sectionId: CHAPTER }])),
    colors: Object.fromEntries(album.colors),
    fonts: Object.fromEntries(album.fonts),
    sticker_template_settings: { ...album.settings },
    images: Object.fromEntries([...album.images].filter(([id]) => images.has(id))),
  });
  let ids = 0;
  const { id, patch } = spreadFromLayout({
    document,
    section: CHAPTER as NodeId,
    order: 'V',
    layout: { ...layout, slots: withPictures(layout.slots, places.frames) },
    cells: places.cells.map(({ slot, sticker }) => ({ slot, stickerId: sticker?.id ?? null })),
    makeId: () => `preview${ids++}`,
  });
  applyPatch(document, patch);
  return { document, spreadId: id };
}

export function previewReader(
  { document }: PreviewSpread,
  meta: AlbumMeta,
  imageUrl: (image: ImageRecord, millimetres: number) => string,
): AlbumReader {
  return plainReader({ document, meta, mode: SCREEN_MODE, imageUrl });
}

/** Covers and one chapter: what makes a spread an inner one. */
function frameOfAlbum(chapter: string): Record<string, unknown> {
  const node = (type: string, parent: string | null, order: string, props: object = {}) => ({
    type,
    parent,
    order,
    props,
  });
  return {
    root: node('Root', null, 'V'),
    front: node('Section', 'root', 'A', { static: true }),
    cover: node('Spread', 'front', 'V'),
    [CHAPTER]: node('Section', 'root', 'V', { name: chapter }),
    back: node('Section', 'root', 'z', { static: true }),
    end: node('Spread', 'back', 'V'),
  };
}

function withPictures(slots: readonly LayoutSlot[], frames: readonly (string | null)[]): LayoutSlot[] {
  let frame = 0;
  return slots.map((slot) => {
    const image = slot.kind === 'image' ? frames[frame++] : null;
    return image ? { ...slot, props: { ...slot.props, image } } : slot;
  });
}

function usedImages(slots: readonly LayoutSlot[]): string[] {
  return slots.flatMap(({ props, children }) => [
    ...(typeof props['image'] === 'string' ? [props['image']] : []),
    ...usedImages(children),
  ]);
}
