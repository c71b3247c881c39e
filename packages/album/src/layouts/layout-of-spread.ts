import type { AlbumDocument } from '../document/album.ts';
import { NODE_DEFAULTS } from '../document/complete.ts';
import type { NodeId } from '../document/ids.ts';
import type { NodeType } from '../document/nodes/node-props.ts';
import type { AlbumNode } from '../document/nodes/node.ts';
import type { Answers } from '../document/question.ts';
import { EMPTY_TEXT, plainText, type RichText } from '../document/rich-text.ts';
import { answersOf, wordingText } from '../document/wordings.ts';
import { slotProps, slotType, type Layout, type LayoutSlot } from './layout.ts';

/**
 * The layout that a spread still is, prop for prop: every cell and frame empty, every word and drawing one of those that
 * came with it, at most some words left out. Nothing on such a spread is anybody's work, so a command may swap it for
 * another layout.
 */
export function layoutOfSpread(
  document: AlbumDocument,
  spread: NodeId,
  layouts: readonly Layout[],
): Layout | undefined {
  const made = madeOf(document, spread);
  const possible = made === null ? layouts : layouts.filter(({ id }) => id === made);
  return possible.find(({ slots }) => isAsMade(document, spread, slots, answersOf(document)));
}

/** The spreads of a chapter that a list may fill: not those for somebody on purpose. */
export function spreadsForAll(document: AlbumDocument, section: NodeId, layouts: readonly Layout[] = []): NodeId[] {
  const byHand = new Set(layouts.filter(({ by_hand }) => by_hand).map(({ id }) => id));
  return document.childIds(section).filter((spread) => !byHand.has(madeOf(document, spread) ?? ''));
}

/** Names the layout that a spread was made of; null where that is not known. */
export function madeOf(document: AlbumDocument, spread: NodeId): string | null {
  const node = document.nodes.get(spread);
  return node?.type === 'Spread' ? node.props.layout : null;
}

/** The chapters in which nobody is yet and nothing was touched: the examples of a blueprint, to be taken over. */
export function untouchedSections(document: AlbumDocument, layouts: readonly Layout[]): NodeId[] {
  return document.childIds(document.rootId).filter((id) => {
    const section = document.nodes.get(id);
    if (section?.type !== 'Section' || section.props.static) return false;
    if (document.stickersUsing('section', id).size > 0) return false;
    const found = document.childIds(id).map((spread) => layoutOfSpread(document, spread, layouts));
    return found.every((layout) => layout !== undefined) && found.some((layout) => layout.stickers > 0);
  });
}

/** The order of siblings says how they were written down, not what is seen: cells and frames may come in any. */
function isAsMade(document: AlbumDocument, parent: NodeId, slots: readonly LayoutSlot[], answers: Answers): boolean {
  const waiting = [...slots];
  for (const id of document.childIds(parent)) {
    const node = document.nodes.get(id)!;
    const look = portrait(node.type, node.props);
    const at = waiting.findIndex(
      (slot) =>
        slotType(slot) === node.type &&
        portraitOfSlot(slot) === look &&
        showsOneOf(slot, node, answers) &&
        isAsMade(document, id, slot.children, answers),
    );
    if (at < 0) return false;
    waiting.splice(at, 1);
  }
  return waiting.every(mayBeLeftOut);
}

/** Whether a node says and shows one of the things that its slot has for it. */
function showsOneOf(slot: LayoutSlot, node: AlbumNode, answers: Answers): boolean {
  if (node.type === 'Image')
    return (slot.images.length > 0 ? slot.images : [slot.props['image'] ?? null]).includes(node.props.image as string);
  if (node.type !== 'Text') return true;
  const words = plainText(node.props.text);
  if (slot.wordings.length === 0)
    return words === plainText((slot.props['text'] as RichText | undefined) ?? EMPTY_TEXT);
  if (words === '') return node.props.wording !== null;
  return slot.wordings.some((wording) => {
    const text = wordingText(wording, answers);
    return text !== null && plainText(text) === words;
  });
}

function mayBeLeftOut({ wordings, children }: LayoutSlot): boolean {
  return wordings.length > 0 || children.some(mayBeLeftOut);
}

const portraits = new WeakMap<LayoutSlot, string>();

function portraitOfSlot(slot: LayoutSlot): string {
  const known = portraits.get(slot) ?? portrait(slotType(slot), slotProps(slot));
  portraits.set(slot, known);
  return known;
}

/** Props that say what was chosen of what a layout has. */
const CHOSEN: Partial<Record<NodeType, readonly string[]>> = {
  Text: ['text', 'template', 'wording', 'hidden'],
  Group: ['hidden'],
  Image: ['image'],
};

/** The look of an element, whatever it says or shows. */
function portrait(type: NodeType, props: object): string {
  const look: Record<string, unknown> = { ...NODE_DEFAULTS[type], ...props };
  for (const prop of CHOSEN[type] ?? []) delete look[prop];
  return JSON.stringify(sorted(look));
}

/** JSON with its keys in order, at every depth. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, field]) => field !== undefined);
  return entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, field]) => [key, sorted(field)]);
}
