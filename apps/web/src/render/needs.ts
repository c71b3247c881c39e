import {
  FONT_ROLES,
  fontsIn,
  frameResolution,
  stickerResolution,
  type AlbumDocument,
  type AlbumNode,
  type ImageId,
  type NodeId,
  type PrintSheet,
  type StickerId,
} from '@figurina/album';
import { effectsOf, resolveFont } from '@figurina/drawing';
import { elementsOn } from './sheet-reader.ts';

/** What the sheets cannot be printed without. */
export interface Needs {
  readonly families: ReadonlySet<string>;
  /** By what is drawn: a picture with pixel effects is another picture than the one without. */
  readonly pictures: ReadonlyMap<string, NeededPicture>;
}

export interface NeededPicture {
  readonly id: ImageId;
  readonly purpose: 'sticker' | 'background';
  /** With pixel effects: pixels are needed. */
  readonly isBaked: boolean;
  /** Pixels per inch of its bitmap where it is printed largest. */
  readonly ppi: number;
}

export function needsOf(
  document: AlbumDocument,
  sheets: readonly PrintSheet[],
  { showStickers, bleed }: { showStickers: boolean; bleed: number },
): Needs {
  const families = new Set<string>();
  const pictures = new Map<string, NeededPicture>();
  const needFont = (font: string): void => void families.add(resolveFont(font, document.fonts).family);
  const need = (key: string, picture: NeededPicture): void => {
    const ppi = Math.min(picture.ppi, pictures.get(key)?.ppi ?? Number.POSITIVE_INFINITY);
    pictures.set(key, { ...picture, ppi });
  };
  const stickerPpi = (id: StickerId): number =>
    stickerResolution(document, document.stickers.get(id)!) ?? Number.POSITIVE_INFINITY;
  const needSticker = (id: StickerId): void => {
    for (const role of FONT_ROLES) needFont(role);
    const image = document.stickers.get(id)?.image;
    if (image) need(image, { id: image as ImageId, purpose: 'sticker', isBaked: false, ppi: stickerPpi(id) });
  };
  const visit = (node: AlbumNode): void => {
    if ('hidden' in node.props && node.props.hidden) return;
    if (node.type === 'Group') return visitAll(document.childIds(node.id));
    if (node.type === 'Text') {
      for (const font of fontsIn(node.props).keys()) needFont(font);
    }
    if (node.type === 'Image' && node.props.image) {
      const effects = effectsOf(node.props, document.colors);
      const id = node.props.image as ImageId;
      need(effects ? `${id} ${JSON.stringify(effects)}` : id, {
        id,
        purpose: 'background',
        isBaked: effects !== null,
        ppi: frameResolution(document, node) ?? Number.POSITIVE_INFINITY,
      });
    }
    if (node.type !== 'Sticker' && node.type !== 'StickerCell') return;
    for (const role of FONT_ROLES) needFont(role);
    if (node.props.stickerId && (showStickers || node.type === 'Sticker'))
      needSticker(node.props.stickerId as StickerId);
  };
  const visitAll = (ids: readonly NodeId[]): void => {
    for (const id of ids) {
      const node = document.nodes.get(id);
      if (node) visit(node);
    }
  };
  for (const sheet of sheets) {
    if (sheet.kind === 'sticker') needSticker(sheet.sticker);
    else visitAll(elementsOn(document, sheet, bleed));
    // A script in the title role leaves the spine to that of the sub-titles.
    if (sheet.kind === 'cover') for (const role of ['title', 'sub_title']) needFont(role);
  }
  return { families, pictures };
}
