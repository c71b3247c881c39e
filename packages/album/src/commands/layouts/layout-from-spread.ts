import type { AlbumDocument } from '../../document/album.ts';
import { NODE_DEFAULTS } from '../../document/complete.ts';
import type { ImageId, NodeId } from '../../document/ids.ts';
import type { AlbumNode, ElementNode, NodeOf } from '../../document/nodes/node.ts';
import { EMPTY_TEXT, type RichText } from '../../document/rich-text.ts';
import { isCell, layoutSchema, type Layout, type LayoutSlot } from '../../layouts/layout.ts';
import { THIRD } from '../../layouts/slots.ts';
import { textRoleOf } from './apply-layout.ts';
import { isRefused, nodeOf } from '../command.ts';
import { Draft } from '../draft.ts';
import { descendants } from '../tree.ts';
import { ungroupElements } from '../elements/ungroup-elements.ts';

/** What a node says of itself in its place, and what is of this album and not of the layout. */
const PLACE = ['x', 'y', 'width', 'height', 'rotation'];
const OF_THE_ALBUM = [
  'name',
  'locked',
  'hidden',
  'stickerId',
  'sectionId',
  'doubleSticker',
  'text',
  'template',
  'wording',
];
const OF_THE_PICTURE = ['image', 'pexelsId', 'flip', 'filter', 'grayscale', 'cx', 'cy', 'cscale', 'crotation'];

/**
 * A spread as a layout: cells without their people, frames instead of the customer's pictures, boxes instead of the words
 * that were written; shapes, drawings of a blueprint and automatic texts as they are. Groups with anything to fill in
 * them are dissolved; comments, hidden elements and people drawn for decoration are left out. Undefined when it cannot be
 * one: when it lies too far outside, or is empty.
 */
export function layoutFromSpread(
  document: AlbumDocument,
  spread: NodeId,
  { id, title }: Pick<Layout, 'id' | 'title'>,
): Layout | undefined {
  const flat = withoutFilledGroups(document, spread);
  const slots = flat.childIds(spread).flatMap((child) => slotOf(flat, flat.nodes.get(child)!));
  const ground = nodeOf(flat, spread, 'Spread')?.props;
  if (slots.length === 0 || !ground) return undefined;
  const stickers = slots.filter(isCell).length;
  const parsed = layoutSchema.safeParse({
    id,
    role: stickers > 0 ? 'team' : 'picture',
    title,
    stickers,
    spread: { fill: ground.fill, fillOpacity: ground.fillOpacity },
    slots,
  });
  return parsed.data;
}

/** A copy in which everything that a layout fills lies on the spread itself. */
function withoutFilledGroups(document: AlbumDocument, spread: NodeId): AlbumDocument {
  const draft = new Draft(document);
  let made = 0;
  const makeId = () => `flat-${(made += 1)}`;
  for (;;) {
    const groups = draft.document.childIds(spread).filter((id) => isFilledGroup(draft.document, id));
    const patch = groups.length > 0 && ungroupElements(draft.document, { ids: groups, makeId });
    if (!patch || isRefused(patch)) return draft.document;
    draft.apply(patch);
  }
}

function isFilledGroup(document: AlbumDocument, id: NodeId): boolean {
  if (document.nodes.get(id)?.type !== 'Group') return false;
  return descendants(document, id).some((inner) => {
    const node = document.nodes.get(inner)!;
    return node.type === 'StickerCell' || isFrame(document, node) || (node.type === 'Text' && !isAutomatic(node));
  });
}

function slotOf(document: AlbumDocument, node: AlbumNode): LayoutSlot[] {
  if (node.type === 'Comment' || node.type === 'Sticker' || !('x' in node.props) || node.props.hidden) return [];
  const { x, y, rotation } = node.props;
  const { width, height } = 'width' in node.props ? node.props : { width: 0, height: 0 };
  const slot = {
    type: 'Rectangle',
    role: 'text',
    x,
    y,
    width,
    height,
    rotation,
    wordings: [],
    images: [],
    children: [],
  } as const;
  const props = propsOf(node);
  switch (node.type) {
    case 'StickerCell':
      return [{ ...slot, kind: node.props.doubleSticker ? 'double' : 'single', props }];
    case 'Image': {
      if (!isFrame(document, node)) return [{ ...slot, kind: 'shape', type: 'Image', props }];
      const kept = Object.entries(props).filter(([name]) => !OF_THE_PICTURE.includes(name));
      return [{ ...slot, kind: 'image', props: { fill: THIRD, ...Object.fromEntries(kept), template: true } }];
    }
    case 'Text': {
      if (isAutomatic(node) && !names(node.props.text, 'section'))
        return [{ ...slot, kind: 'shape', type: 'Text', props: { ...props, text: node.props.text } }];
      const text = isAutomatic(node) ? node.props.text : EMPTY_TEXT;
      return [{ ...slot, kind: 'text', role: textRoleOf(node), props: { ...props, text } }];
    }
    case 'Group': {
      const children = document.childIds(node.id).flatMap((id) => slotOf(document, document.nodes.get(id)!));
      return children.length > 0 ? [{ ...slot, kind: 'shape', type: 'Group', props, children }] : [];
    }
    case 'Rectangle':
    case 'Circle':
    case 'Line':
      return [{ ...slot, kind: 'shape', type: node.type, props }];
    case 'Root':
    case 'Section':
    case 'Spread':
      return [];
  }
}

/** What is not as in a fresh node, of the look alone. */
function propsOf({ type, props }: ElementNode | AlbumNode): LayoutSlot['props'] {
  const defaults: Readonly<Record<string, unknown>> = NODE_DEFAULTS[type];
  const own = Object.entries(props).filter(([name, value]) => {
    if (PLACE.includes(name) || OF_THE_ALBUM.includes(name)) return false;
    return JSON.stringify(value) !== JSON.stringify(defaults[name]);
  });
  return Object.fromEntries(own) as LayoutSlot['props'];
}

/** Waits for the customer's pictures; those of a blueprint are its drawing. */
function isFrame(document: AlbumDocument, node: AlbumNode): boolean {
  if (node.type !== 'Image') return false;
  return document.images.get(node.props.image as ImageId)?.blueprint_image !== true;
}

/** Automatic texts, and nothing that was written. */
function isAutomatic({ props }: NodeOf<'Text'>): boolean {
  if (props.symbol !== null) return true;
  const inlines = props.text.paragraphs.flatMap(({ content }) => content);
  const written = inlines.some((inline) => 'text' in inline && inline.text.trim() !== '');
  return !written && inlines.some((inline) => 'symbol' in inline);
}

function names(text: RichText, symbol: string): boolean {
  return text.paragraphs.some(({ content }) =>
    content.some((inline) => 'symbol' in inline && inline.symbol === symbol),
  );
}
