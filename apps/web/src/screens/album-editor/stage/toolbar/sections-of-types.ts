import type { AlbumNode } from '@figurina/album';

/** Of everything that is printed. */
const ARRANGED = ['order', 'opacity', 'size', 'align', 'lock', 'edit', 'order-step'] as const;

/** The groups of controls that each type of node has. Whether a selection shows one of them now, the group itself says. */
export const SECTIONS_OF = {
  Root: [],
  Section: [],
  Spread: ['fill', 'upload', 'spread'],
  Group: [...ARRANGED, 'group'],
  Image: [...ARRANGED, 'template', 'image', 'image-look', 'image-fill', 'image-flip', 'fill', 'stroke', 'radius'],
  Text: [
    ...ARRANGED,
    'template',
    'text-font',
    'text-style',
    'text-paragraph',
    'text-color',
    'text-sticker',
    'text-auto',
    'text-edit',
    'text-box',
    'text-ground',
  ],
  Circle: [...ARRANGED, 'fill', 'stroke'],
  Rectangle: [...ARRANGED, 'fill', 'stroke', 'radius'],
  Line: [...ARRANGED, 'stroke'],
  Sticker: [...ARRANGED, 'image'],
  StickerCell: [...ARRANGED, 'image', 'sticker', 'fill'],
  /** It has a bubble of its own. */
  Comment: [],
} as const satisfies Readonly<Record<AlbumNode['type'], readonly string[]>>;

type OfTypes = (typeof SECTIONS_OF)[AlbumNode['type']][number];
/** While a picture is cropped there is the crop alone, whatever it lies in. */
type OfCrop = 'crop-zoom' | 'crop-turn' | 'crop-place' | 'crop-end';
export type SectionKey = OfTypes | OfCrop;

export const hasSection =
  (key: SectionKey) =>
  ({ type }: AlbumNode): boolean =>
    (SECTIONS_OF[type] as readonly SectionKey[]).includes(key);
