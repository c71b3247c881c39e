import type { AlbumDocument } from '../../document/album.ts';
import { NODE_DEFAULTS } from '../../document/complete.ts';
import type { ImageId, MakeId, NodeId, StickerId } from '../../document/ids.ts';
import type { ElementNode, NodeOf } from '../../document/nodes/node.ts';
import type { Answers } from '../../document/question.ts';
import { plainText, type RichText } from '../../document/rich-text.ts';
import { Said } from '../../document/said.ts';
import { answersOf, saysWording, wordingText } from '../../document/wordings.ts';
import { boundsInSpread } from '../../geometry/bounds.ts';
import { inReadingOrder } from '../../geometry/reading-order.ts';
import { fillLayout } from '../../layouts/fill-layout.ts';
import type { Layout, LayoutSlot } from '../../layouts/layout.ts';
import { removeNodesPatch } from '../../patch/remove-patches.ts';
import { cellsOfSpread } from '../cells.ts';
import { nodeOf, refused, setProps, type CommandResult } from '../command.ts';
import { isCoverSpread } from '../spreads/duplicate-spread.ts';
import { chosenSlots, layoutElements } from './spread-from-layout.ts';
import { descendants } from '../tree.ts';

export interface LayoutChange {
  readonly spreadId: NodeId;
  readonly layout: Layout;
  /** The layouts of the album, whose example words are not taken for the customer's. */
  readonly layouts?: readonly Layout[];
  readonly makeId: MakeId;
}

/** What is the customer's on a spread, in reading order. */
export interface SpreadContent {
  readonly stickers: readonly StickerId[];
  readonly pictures: readonly NodeOf<'Image'>[];
  readonly texts: readonly NodeOf<'Text'>[];
}

/**
 * Replaces what is on a spread by a layout. Stickers, the customer's photos and words move into its slots, in reading
 * order; words go to a slot of their role first. Stickers without a cell become unplaced, the rest goes (decision 12).
 * Locked elements and comments stay.
 */
export function applyLayout(document: AlbumDocument, input: LayoutChange): CommandResult {
  const { spreadId, layout, makeId } = input;
  const spread = nodeOf(document, spreadId, 'Spread');
  if (!spread) return refused('node_gone');
  if (isCoverSpread(document, spreadId)) return refused('spread_is_cover');
  const replaced = replacedBy(document, spreadId);
  const content = contentOf(document, spreadId, input.layouts ?? [layout]);
  const stickers = content.stickers.map((id) => document.stickers.get(id)!);
  const { cells, free } = fillLayout(layout, stickers);
  const places = [
    ...cells.map(({ slot, sticker }) => ({ slot, stickerId: sticker.id })),
    ...free.map((slot) => ({ slot, stickerId: null })),
  ];
  const kept = document.childIds(spreadId).filter((id) => !replaced.includes(id));
  const above = document.nodes.get(kept.at(-1) as NodeId)?.order ?? null;
  const ground = { ...NODE_DEFAULTS.Spread, name: spread.props.name, ...layout.spread, layout: layout.id };
  const filled = { ...layout, slots: withTexts(withPictures(layout.slots, content.pictures), content.texts) };
  const said = Said.by(document, [spreadId]);
  for (const { props } of content.texts) said.say(props.text);
  const slots = chosenSlots(document, filled, said);
  return [
    ...removeNodesPatch(document, replaced),
    ...setProps(spread, ground),
    ...layoutElements({ document, parent: spreadId, slots, cells: places, above, makeId }),
  ];
}

export interface LayoutLosses {
  readonly stickers: number;
  readonly pictures: number;
  readonly texts: number;
}

/** What of the customer's finds no place in a layout: what the question names before it is applied. */
export function layoutLosses(
  document: AlbumDocument,
  { spreadId, layout, layouts = [layout] }: Omit<LayoutChange, 'makeId'>,
): LayoutLosses {
  return lossesOf(document, contentOf(document, spreadId, layouts), layout);
}

export function lossesOf(
  document: AlbumDocument,
  { stickers, pictures, texts }: SpreadContent,
  layout: Layout,
): LayoutLosses {
  const slots = withTexts(layout.slots, texts);
  return {
    stickers: fillLayout(
      layout,
      stickers.map((id) => document.stickers.get(id)!),
    ).rest.length,
    pictures: Math.max(0, pictures.length - layout.slots.filter(({ kind }) => kind === 'image').length),
    texts: texts.length - slots.filter((slot, index) => slot !== layout.slots[index]).length,
  };
}

/** Whether a layout would replace anything of the customer's: when to ask first. */
export function hasContent(document: AlbumDocument, spread: NodeId, layouts: readonly Layout[]): boolean {
  const { stickers, pictures, texts } = contentOf(document, spread, layouts);
  return stickers.length + pictures.length + texts.length > 0;
}

export function contentOf(document: AlbumDocument, spread: NodeId, layouts: readonly Layout[]): SpreadContent {
  const replaced = replacedBy(document, spread);
  const nodes = replaced.flatMap((id) => [id, ...descendants(document, id)]).map((id) => document.nodes.get(id)!);
  const gone = new Set(nodes.map(({ id }) => id));
  const slots = layouts.flatMap((layout) => layout.slots);
  const examples = new Set(slots.map(({ props }) => JSON.stringify(props['text'])));
  const answers = answersOf(document);
  const wordings = new Set(slots.flatMap((slot) => wordsOf(slot, answers)));
  const isExample = (text: NodeOf<'Text'>) =>
    examples.has(JSON.stringify(text.props.text)) ||
    wordings.has(plainText(text.props.text)) ||
    saysWording(text, answers);
  const read = <Type extends ElementNode>(found: Type[]) =>
    inReadingOrder(found, ({ id }) => boundsInSpread(document, id)!);
  return {
    stickers: cellsOfSpread(document, spread).flatMap(({ id, props }) =>
      gone.has(id) && props.stickerId !== null ? [props.stickerId as StickerId] : [],
    ),
    pictures: read(nodes.filter((node): node is NodeOf<'Image'> => isOwnPicture(document, node as ElementNode))),
    texts: read(
      nodes.filter(
        (node): node is NodeOf<'Text'> => node.type === 'Text' && isWritten(node.props.text) && !isExample(node),
      ),
    ),
  };
}

/** Whatever a slot, and what is in it, may say with these answers. */
function wordsOf({ wordings, children }: LayoutSlot, answers: Answers): string[] {
  const own = wordings.flatMap((wording) => {
    const text = wordingText(wording, answers);
    return text ? [plainText(text)] : [];
  });
  return [...own, ...children.flatMap((child) => wordsOf(child, answers))];
}

/** A locked element is held fast on purpose. */
function replacedBy(document: AlbumDocument, spread: NodeId): NodeId[] {
  return document.childIds(spread).filter((id) => {
    const { type, props } = document.nodes.get(id)!;
    return type !== 'Comment' && !('locked' in props && props.locked);
  });
}

/** Not a drawing that came with the blueprint. */
function isOwnPicture(document: AlbumDocument, node: ElementNode): boolean {
  if (node.type !== 'Image' || node.props.image === null) return false;
  return document.images.get(node.props.image as ImageId)?.blueprint_image === false;
}

/** Words, not only automatic texts. */
function isWritten(text: RichText): boolean {
  return (
    plainText(text)
      .replaceAll(/\{[a-z-]+\}/g, '')
      .trim() !== ''
  );
}

/** Fills the frames in order. The frame's own duotone stays; the picture starts uncropped. */
function withPictures(slots: readonly LayoutSlot[], pictures: readonly NodeOf<'Image'>[]): LayoutSlot[] {
  const waiting = [...pictures];
  return slots.map((slot) => {
    const picture = slot.kind === 'image' ? waiting.shift() : undefined;
    if (!picture) return slot;
    const { image, pexelsId, flip, filter, grayscale, gradientMap } = picture.props;
    const look = { filter, grayscale, ...(slot.props['gradientMap'] === undefined && { gradientMap }) };
    return { ...slot, images: [], props: { ...slot.props, ...look, image, pexelsId, flip } };
  });
}

function withTexts(slots: readonly LayoutSlot[], texts: readonly NodeOf<'Text'>[]): LayoutSlot[] {
  const filled = [...slots];
  const put = (text: NodeOf<'Text'>, fits: (slot: LayoutSlot) => boolean) => {
    const at = filled.findIndex((slot, index) => slot.kind === 'text' && slot === slots[index] && fits(slot));
    const { text: words, template } = text.props;
    if (at >= 0) filled[at] = { ...filled[at]!, wordings: [], props: { ...filled[at]!.props, text: words, template } };
    return at >= 0;
  };
  const left = texts.filter((text) => !put(text, (slot) => slot.role === textRoleOf(text)));
  for (const text of left) put(text, (slot) => slot.role !== 'title');
  return filled;
}

/** What a text is, by the letters it is set in. */
export function textRoleOf({ props }: NodeOf<'Text'>): LayoutSlot['role'] {
  if (props.font === 'title' || props.font === 'sub_title') return props.font;
  return props.size < 10 ? 'caption' : 'text';
}
