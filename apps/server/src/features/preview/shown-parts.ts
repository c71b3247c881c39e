/**
 * What a preview needs of an album, made up field by field: what is not named here does not leave the house. Elements that
 * are hidden stay behind, save for the places that numbers are counted by, and so do words that ask for a photo, which paper
 * never shows.
 */
import {
  type AlbumDocument,
  type AlbumNode,
  type AlbumParts,
  hintsOf,
  IMAGE_DEFAULTS,
  type ImageRecord,
  NODE_DEFAULTS,
  type NodeId,
  type NodeType,
  type PropsOf,
  type Sticker,
  STICKER_DEFAULTS,
  type StickerId,
  withoutDefaults,
} from '@figurina/album';

const PLACED = ['x', 'y', 'rotation', 'scale', 'opacity', 'blend'] as const;
const BOXED = [...PLACED, 'width', 'height'] as const;
const FILLED = ['fill', 'fillOpacity'] as const;
const STROKED = ['stroke', 'strokeWidth'] as const;
const CROPPED = ['cx', 'cy', 'cscale', 'crotation'] as const;

/** By type of node, the props that are drawn. Comments are no part of it. */
const SHOWN_PROPS = {
  Root: [],
  Section: ['name', 'static'],
  Spread: FILLED,
  Group: [...PLACED, 'alwaysOnTop'],
  Image: [
    ...BOXED,
    ...STROKED,
    ...CROPPED,
    'alwaysOnTop',
    'borderRadius',
    'image',
    'flip',
    'filter',
    'grayscale',
    'gradientMap',
    'fill',
  ],
  Text: [
    ...BOXED,
    ...FILLED,
    'alwaysOnTop',
    'text',
    'symbol',
    'font',
    'size',
    'color',
    'align',
    'valign',
    'lineHeight',
    'bold',
    'italic',
    'uppercase',
    'autosize',
    'fit',
  ],
  Circle: [...BOXED, ...FILLED, ...STROKED, 'alwaysOnTop'],
  Rectangle: [...BOXED, ...FILLED, ...STROKED, 'alwaysOnTop', 'borderRadius'],
  Line: [...BOXED, ...STROKED, 'alwaysOnTop', 'dash'],
  Sticker: [...BOXED, 'stickerId'],
  StickerCell: [...BOXED, ...FILLED, 'stickerId', 'doubleSticker', 'sectionId'],
  Comment: [],
} as const satisfies { readonly [Type in NodeType]: readonly (keyof PropsOf<Type>)[] };

const OF_STICKER = [
  'id',
  'name',
  'position',
  'doubleSticker',
  'image',
  'sectionId',
  'stickerLayout',
  'cellLayout',
  ...CROPPED,
] as const satisfies readonly (keyof Sticker)[];
const OF_HIDDEN_STICKER = ['id', 'doubleSticker', 'sectionId'] as const satisfies readonly (keyof Sticker)[];
/** Beside its size. */
const OF_IMAGE = ['id', 'model', 'palette'] as const satisfies readonly (keyof ImageRecord)[];

export function shownParts(document: AlbumDocument): AlbumParts {
  const nodes: Record<string, unknown> = {};
  const stickers: Record<string, unknown> = {};
  const images: Record<string, unknown> = {};

  function showImage(id: string | null): void {
    const image = id === null ? undefined : document.images.get(id as never);
    if (!image) return;
    const { width, height } = image.details;
    images[image.id] = {
      ...withoutDefaults(picked(image, OF_IMAGE), IMAGE_DEFAULTS),
      details: { width, height, face: null },
    };
  }
  function showSticker(id: string | null, hidden: boolean): void {
    const sticker = id === null ? undefined : document.stickers.get(id as StickerId);
    if (!sticker || (hidden && stickers[sticker.id])) return;
    stickers[sticker.id] = withoutDefaults(picked(sticker, hidden ? OF_HIDDEN_STICKER : OF_STICKER), STICKER_DEFAULTS);
    if (!hidden) showImage(sticker.image);
  }
  /** Whether anything of it is shown. */
  function show(id: NodeId, above: { readonly hidden: boolean; readonly hints: ReadonlySet<NodeId> }): boolean {
    const node = document.nodes.get(id);
    if (!node || node.type === 'Comment') return false;
    if (above.hints.has(id)) return false;
    const hidden = above.hidden || ('hidden' in node.props && node.props.hidden);
    const hints = node.type === 'Spread' ? hintsOf(document, id) : above.hints;
    const below = document.childIds(id).map((child) => show(child, { hidden, hints }));
    if (hidden && node.type !== 'StickerCell' && !below.includes(true)) return false;
    nodes[id] = shownNode(node, hidden);
    if (node.type === 'StickerCell' || node.type === 'Sticker') showSticker(node.props.stickerId, hidden);
    if (node.type === 'Image') showImage(node.props.image);
    return true;
  }
  show(document.rootId, { hidden: false, hints: new Set() });
  return {
    workspace: { root: document.rootId, nodes },
    stickers,
    images,
    colors: Object.fromEntries(document.colors),
    fonts: Object.fromEntries(document.fonts),
    sticker_template_settings: {
      id: document.settings.id,
      cell_id: document.settings.cell_id,
      blank_enabled: document.settings.blank_enabled,
      portrait: document.settings.portrait,
    },
  };
}

/** Of a hidden one its place, for the numbers. */
function shownNode({ id, type, parent, order, props }: AlbumNode, hidden: boolean): object {
  const names: readonly string[] = SHOWN_PROPS[type];
  const shown = withoutDefaults(picked(props, names as readonly never[]), NODE_DEFAULTS[type]);
  return { id, type, parent, order, props: hidden ? { ...shown, hidden } : shown };
}

function picked<Record extends object>(record: Record, names: readonly (keyof Record)[]): Partial<Record> {
  return Object.fromEntries(
    names.filter((name) => record[name] !== undefined).map((name) => [name, record[name]]),
  ) as Partial<Record>;
}
