import {
  type AlbumDocument,
  changeEach,
  type CommandResult,
  type ExchangeNode,
  type NodeId,
  refused,
} from '@figurina/album';
import { colorsByValue } from './colors-by-value.ts';

/** The props that are how something looks, not what it is or where it lies. */
const STYLE_PROPS = [
  'opacity',
  'blend',
  'fill',
  'fillOpacity',
  'stroke',
  'strokeWidth',
  'dash',
  'borderRadius',
  'filter',
  'grayscale',
  'gradientMap',
  'font',
  'size',
  'color',
  'align',
  'valign',
  'lineHeight',
  'bold',
  'italic',
  'uppercase',
] as const;

/** The look of an element, with what its palette colours were. */
export interface CopiedStyle {
  readonly props: Readonly<Record<string, unknown>>;
  readonly colors: Readonly<Record<string, string>>;
}

export function copyStyle(document: AlbumDocument, id: NodeId): CopiedStyle | null {
  const node = document.nodes.get(id);
  if (!node || node.type === 'Comment') return null;
  const props = Object.fromEntries(
    Object.entries(node.props).filter(([prop]) => (STYLE_PROPS as readonly string[]).includes(prop)),
  );
  return Object.keys(props).length > 0 ? { props, colors: Object.fromEntries(document.colors) } : null;
}

/** Gives elements a copied look; each takes what it has. What lies in a group takes it with the group. */
export function pasteStyle(
  document: AlbumDocument,
  input: { ids: Iterable<NodeId>; style: CopiedStyle },
): CommandResult {
  const { style } = input;
  const copied: ExchangeNode = { type: 'Rectangle', props: style.props, children: [] };
  const [{ props } = copied] = colorsByValue([copied], style.colors, document.colors);
  const takers = [...input.ids].flatMap((id) => takersIn(document, id));
  if (takers.length === 0) return refused('nothing_selected');
  return changeEach(document, new Map(takers.map((id) => [id, props])));
}

function takersIn(document: AlbumDocument, id: NodeId): NodeId[] {
  const node = document.nodes.get(id);
  if (!node || node.type === 'Comment') return [];
  if (node.type !== 'Group') return [id];
  return document.childIds(id).flatMap((child) => takersIn(document, child));
}
