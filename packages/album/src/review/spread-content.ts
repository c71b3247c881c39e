/** What a decision about a spread is a decision about: all that is drawn on it, in words that are equal when it looks equal. */
import type { AlbumDocument } from '../document/album.ts';
import { NODE_DEFAULTS } from '../document/complete.ts';
import type { ImageId, NodeId, StickerId } from '../document/ids.ts';
import type { AlbumNode } from '../document/nodes/node.ts';
import { paletteIndexes } from '../document/palette-uses.ts';
import { canonicalJson } from '../document/text-hash.ts';
import { withoutDefaults } from '../document/to-parts.ts';
import type { AlbumFacts } from '../symbols/album-facts.ts';
import type { SymbolKind } from '../symbols/symbol-kinds.ts';

/** Follow from where a spread stands: one that only moves on shows nothing new. */
const OF_ITS_PLACE: ReadonlySet<SymbolKind> = new Set(['page-number', 'sticker-number', 'sticker-nextnumber']);
/** Say how a node is worked with, or repeat what it refers to. */
const UNSEEN_PROPS: ReadonlySet<string> = new Set(['name', 'locked', 'template', 'sectionId', 'pexelsId']);

/**
 * The content of a spread: its elements from the lowest to the highest with what they show, in their colours and fonts.
 * Comments, what is hidden, names of layers, ids and numbers that follow from the place of the spread are no part of it.
 */
export function spreadContent(document: AlbumDocument, spread: NodeId, facts: Pick<AlbumFacts, 'symbol'>): string {
  const node = document.nodes.get(spread);
  const drawn = contentOf(document, spread, facts);
  const nodes = node ? [node, ...drawn.nodes] : drawn.nodes;
  const inDesign = nodes.some((one) => showsSticker(one) || followsPalette(document, one));
  const colors = inDesign ? [...document.colors.keys()] : nodes.flatMap(paletteIndexes).map(String);
  const isWritten = nodes.some((one) => one.type === 'Text' || showsSticker(one));
  return canonicalJson({
    paper: node ? seen(node) : {},
    elements: drawn.content,
    colors: Object.fromEntries(colors.map((index) => [index, document.colors.get(index)])),
    ...(isWritten && { fonts: Object.fromEntries(document.fonts) }),
    ...(nodes.some(showsSticker) && { design: document.settings }),
  });
}

function contentOf(
  document: AlbumDocument,
  parent: NodeId,
  facts: Pick<AlbumFacts, 'symbol'>,
): { nodes: AlbumNode[]; content: object[] } {
  const nodes: AlbumNode[] = [];
  const content: object[] = [];
  for (const id of document.childIds(parent)) {
    const node = document.nodes.get(id)!;
    if (node.type === 'Comment' || ('hidden' in node.props && node.props.hidden)) continue;
    const inside = contentOf(document, id, facts);
    nodes.push(node, ...inside.nodes);
    content.push({
      type: node.type,
      props: seen(node),
      ...(inside.content.length > 0 && { inside: inside.content }),
      ...(showsSticker(node) && { sticker: stickerIn(document, node) }),
      ...(node.type === 'Text' && { says: saidBy(node, facts) }),
    });
  }
  return { nodes, content };
}

function seen(node: AlbumNode): Record<string, unknown> {
  const props = withoutDefaults(node.props, NODE_DEFAULTS[node.type]);
  return Object.fromEntries(Object.entries(props).filter(([name]) => !UNSEEN_PROPS.has(name) && name !== 'stickerId'));
}

function showsSticker(node: AlbumNode): boolean {
  return node.type === 'StickerCell' || node.type === 'Sticker';
}

/** A drawing that is shown in the colours of the album. */
function followsPalette(document: AlbumDocument, node: AlbumNode): boolean {
  return node.type === 'Image' && document.images.get(node.props.image as ImageId)?.palette !== undefined;
}

function stickerIn(document: AlbumDocument, node: AlbumNode): object | null {
  const id = 'stickerId' in node.props ? node.props.stickerId : null;
  const sticker = id === null ? undefined : document.stickers.get(id as StickerId);
  if (!sticker) return null;
  const { name, position, doubleSticker, image, cx, cy, cscale, crotation, stickerLayout, cellLayout } = sticker;
  return { name, position, doubleSticker, image, cx, cy, cscale, crotation, stickerLayout, cellLayout };
}

/** What the automatic texts of a node say. */
function saidBy({ id, props }: AlbumNode & { type: 'Text' }, facts: Pick<AlbumFacts, 'symbol'>): unknown[] {
  const kinds = props.text.paragraphs.flatMap(({ content }) =>
    content.flatMap((inline) => ('symbol' in inline ? [inline.symbol] : [])),
  );
  if (props.symbol) kinds.push(props.symbol);
  return kinds.filter((kind) => !OF_ITS_PLACE.has(kind)).map((kind) => facts.symbol(id, kind));
}
