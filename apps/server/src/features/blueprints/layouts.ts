/** The layouts of a blueprint: designed spreads, read as slots for stickers, pictures and words. */
import {
  layoutSchema,
  type AlbumLanguage,
  type BlueprintLayout,
  type BlueprintNode,
  type Layout,
} from '@figurina/album';
import { z } from 'zod';
import type { ContentPicture } from './blueprint-parts.ts';
import { textFromString } from '@figurina/album';

interface LayoutOptions {
  readonly language: AlbumLanguage;
  readonly pictureOf: (contentId: string) => ContentPicture;
}

/** Throws for a layout that cannot be applied: content is ours, and a test reads all of it. */
export function slottedLayout({ id, name, role, by_hand, spread }: BlueprintLayout, options: LayoutOptions): Layout {
  const { id: _id, name: _name, ...ground } = spread.props;
  const read = layoutSchema.safeParse({
    id,
    // A spread that lives from its words.
    role: role === 'text' ? 'breather' : role,
    by_hand,
    title: { [options.language]: name },
    stickers: countCells(spread),
    spread: ground,
    slots: spread.children.map((node) => slotOf(node, options)),
  });
  if (!read.success) throw new Error(`The layout ${id}: ${z.prettifyError(read.error)}`);
  return read.data;
}

function slotOf(node: BlueprintNode, options: LayoutOptions): object {
  const {
    id: _id,
    x = 0,
    y = 0,
    width = 0,
    height = 0,
    rotation = 0,
    doubleSticker: _double,
    image,
    text,
    ...props
  } = node.props;
  return {
    ...kindOf(node),
    x,
    y,
    width,
    height,
    rotation,
    props: {
      ...props,
      ...(typeof image === 'string' && { image: options.pictureOf(image).id }),
      ...(text !== undefined && { text: typeof text === 'string' ? textFromString(text) : text }),
    },
    wordings: node.wordings,
    images: node.images.map((id) => options.pictureOf(id).id),
    children: node.children.map((child) => slotOf(child, options)),
  };
}

/** Empty frames and written words are the customer's to fill; pictures, symbols and shapes are the design's own. */
function kindOf({ type, props, wordings }: BlueprintNode): object {
  if (type === 'StickerCell') return { kind: props['doubleSticker'] === true ? 'double' : 'single' };
  if (type === 'Image' && typeof props['image'] !== 'string') return { kind: 'image' };
  const said = wordings.length > 0 ? wordings : [props['text']];
  const written =
    type === 'Text' &&
    !props['symbol'] &&
    said.some((text) => typeof text === 'string' && !/^(\{(?!answer-)[a-z-]+\})?$/.test(text));
  return written ? { kind: 'text', role: textRole(props['font']) } : { kind: 'shape', type };
}

function textRole(font: unknown): string {
  return font === 'title' || font === 'sub_title' ? font : 'text';
}

function countCells(node: BlueprintNode): number {
  return node.children.reduce((sum, child) => sum + countCells(child), node.type === 'StickerCell' ? 1 : 0);
}
