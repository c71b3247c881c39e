import type { AlbumDocument } from '../../document/album.ts';
import type { FontRole } from '../../document/fonts.ts';
import type { MakeId, NodeId } from '../../document/ids.ts';
import { CHILD_TYPES, type ElementType } from '../../document/nodes/node.ts';
import type { PropsOf } from '../../document/nodes/node-props.ts';
import { NODE_DEFAULTS } from '../../document/complete.ts';
import { roundLength, type Point } from '../../geometry/vector.ts';
import type { Patch } from '../../patch/patch.ts';
import { createNode, ordersIn, refused, type CommandResult } from '../command.ts';

export type NewElement = {
  [Type in ElementType]: { readonly id?: NodeId; readonly type: Type; readonly props: Partial<PropsOf<Type>> };
}[ElementType];

/** Adds elements on top of a spread or group, the first lowest. */
export function addElements(
  document: AlbumDocument,
  input: { parent: NodeId; elements: readonly NewElement[]; makeId: MakeId },
): CommandResult {
  const { parent, elements, makeId } = input;
  const holder = document.nodes.get(parent);
  if (!holder) return refused('node_gone');
  if (elements.some(({ type }) => !CHILD_TYPES[holder.type].includes(type))) return refused('wrong_type');
  const { orders, room } = ordersIn(document, parent, elements.length, makeId);
  const made = elements.map(({ id, type, props }, index) =>
    createNode({ id: id ?? makeId(), type, parent, order: orders[index]!, props }),
  );
  return [...room, ...made];
}

/** The palette colour of a new shape: the lead colour. */
const NEW_FILL = 3;

/** What a text can start as beside the usual one: in a role of the album's fonts, points and millimetres to go with it. */
const STARTERS = {
  title: { width: 200, height: 16, lettering: { font: 'title', size: 36, lineHeight: 100 } },
  sub_title: { width: 160, height: 10, lettering: { font: 'sub_title', size: 18, lineHeight: 120 } },
} as const satisfies Partial<Record<FontRole, object>>;
export type TextStarter = keyof typeof STARTERS;

/** What a tool of the menu makes: the usual size with its middle at a point, or the box that was drawn. */
export function newElement(
  type: 'Text' | 'Circle' | 'Rectangle' | 'Line' | 'StickerCell',
  at: Point | { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  starter?: TextStarter,
): NewElement {
  const usual = starter ? STARTERS[starter] : NODE_DEFAULTS[type];
  const { width, height } = 'width' in at ? at : usual;
  const [x, y] = 'width' in at ? [at.x, at.y] : [at.x - width / 2, at.y - height / 2];
  const place = { x: roundLength(x), y: roundLength(y), width: roundLength(width), height: roundLength(height) };
  if (type === 'Text' && starter) return { type, props: { ...place, ...STARTERS[starter].lettering } };
  return type === 'Circle' || type === 'Rectangle'
    ? { type, props: { ...place, fill: NEW_FILL } }
    : { type, props: place };
}

/** The topmost nodes that a patch creates: what to select after it. */
export function createdNodes(patch: Patch): NodeId[] {
  const created = new Map<string, string | null>();
  for (const operation of patch) {
    const [, id] = /^nodes\/([^/]+)$/.exec(operation.path) ?? [];
    if (operation.part !== 'workspace' || id === undefined || 'removed' in operation) continue;
    created.set(id, (operation.value as { parent: string | null }).parent);
  }
  return [...created].filter(([, parent]) => parent === null || !created.has(parent)).map(([id]) => id as NodeId);
}
