/** What commands answer with, and the operations they are written in. */
import type { AlbumDocument } from '../document/album.ts';
import type { StoredNode } from '../document/complete.ts';
import type { MakeId, NodeId } from '../document/ids.ts';
import type { NodeType, PropsOf } from '../document/nodes/node-props.ts';
import type { AlbumNode, NodeOf } from '../document/nodes/node.ts';
import { placesAt, type MakeSuffix } from '../document/order.ts';
import type { Sticker } from '../document/sticker.ts';
import { withoutDefaults } from '../document/to-parts.ts';
import { NODE_DEFAULTS, STICKER_DEFAULTS } from '../document/complete.ts';
import type { Operation, Patch } from '../patch/patch.ts';

/** Why a command does nothing. Each has a text in the catalogues: `editor.refusal.<code>`. */
export const COMMAND_REFUSALS = [
  'nothing_selected',
  'too_few',
  'node_gone',
  'not_same_parent',
  'not_a_group',
  'section_static',
  'section_name_empty',
  'section_name_too_long',
  'section_at_end',
  'no_section',
  'spread_is_cover',
  'spread_at_end',
  'last_spread',
  'last_spread_of_section',
  'sticker_name_empty',
  'sticker_gone',
  'cell_gone',
  'image_gone',
  'wrong_type',
] as const;
export type CommandRefusal = (typeof COMMAND_REFUSALS)[number];

export interface Refused {
  readonly ok: false;
  readonly code: CommandRefusal;
}
export type CommandResult = Patch | Refused;

export function refused(code: CommandRefusal): Refused {
  return { ok: false, code };
}

export function isRefused(answer: object): answer is Refused {
  return 'ok' in answer && 'code' in answer && answer.ok === false;
}

/** The node of an id when it is of the type. */
export function nodeOf<Type extends NodeType>(
  document: AlbumDocument,
  id: NodeId | null | undefined,
  type: Type,
): NodeOf<Type> | undefined {
  const node = id ? document.nodes.get(id) : undefined;
  return node?.type === type ? (node as NodeOf<Type>) : undefined;
}

/** The end of an order key, taken from a fresh id: base 62, never 0 at the end. */
export function suffixFrom(makeId: MakeId): MakeSuffix {
  return () => {
    const letters = makeId()
      .replaceAll(/[^0-9A-Za-z]/g, '')
      .slice(-4);
    return letters.endsWith('0') ? `${letters}V` : letters;
  };
}

export function createNode(node: StoredNode): Operation {
  const props = withoutDefaults(node.props ?? {}, NODE_DEFAULTS[node.type]);
  return { part: 'workspace', path: `nodes/${node.id}`, value: json({ ...node, props }) };
}

export function setProp<Type extends NodeType, Prop extends keyof PropsOf<Type> & string>(
  node: NodeOf<Type> | NodeId,
  prop: Prop,
  value: PropsOf<Type>[Prop],
): Operation {
  const id = typeof node === 'string' ? node : node.id;
  return { part: 'workspace', path: `nodes/${id}/props/${prop}`, value: json(value) };
}

/** One operation a prop, leaving out what the node says already. */
export function setProps(node: AlbumNode, props: object): Operation[] {
  const current = node.props as Readonly<Record<string, unknown>>;
  return Object.entries(props)
    .filter(([prop, value]: [string, unknown]) => !same(current[prop], value))
    .map(([prop, value]) => ({ part: 'workspace', path: `nodes/${node.id}/props/${prop}`, value: json(value) }));
}

export function setOrder(id: string, order: string): Operation {
  return { part: 'workspace', path: `nodes/${id}/order`, value: order };
}

export function setParent(id: NodeId, parent: NodeId): Operation {
  return { part: 'workspace', path: `nodes/${id}/parent`, value: parent };
}

export function createSticker(sticker: Partial<Sticker> & { id: string; sectionId: string }): Operation {
  return { part: 'stickers', path: sticker.id, value: json(withoutDefaults(sticker, STICKER_DEFAULTS)) };
}

/** One operation a field, leaving out what the sticker says already. */
export function setStickerFields(sticker: Sticker, fields: Partial<Sticker>): Operation[] {
  const current = sticker as Readonly<Record<string, unknown>>;
  return Object.entries(fields)
    .filter(([field, value]) => !same(current[field], value))
    .map(([field, value]) => ({ part: 'stickers', path: `${sticker.id}/${field}`, value: json(value) }));
}

export interface NewOrders {
  readonly orders: readonly string[];
  /** Operations that make room among the siblings; empty as a rule. */
  readonly room: readonly Operation[];
}

/** Order keys for `count` new children of a node before its child at `index` (bottom first); on top of all by default. */
export function ordersIn(
  document: AlbumDocument,
  parent: NodeId,
  count: number,
  makeId: MakeId,
  index?: number,
  without: ReadonlySet<NodeId> = new Set(),
): NewOrders {
  const siblings = document
    .childIds(parent)
    .filter((id) => !without.has(id))
    .map((id) => document.nodes.get(id)!);
  const { orders, moved } = placesAt(siblings, index ?? siblings.length, count, suffixFrom(makeId));
  return { orders, room: [...moved].map(([id, order]) => setOrder(id, order)) };
}

function same(a: unknown, b: unknown): boolean {
  return a === b || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b));
}

/** Props are JSON by their schemas. */
function json(value: unknown): never {
  return value as never;
}
