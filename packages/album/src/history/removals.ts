/** What a unit takes away, so that somebody can bring it back later: the trash. */
import { z } from 'zod';
import { spreadOfNode } from '../commands/tree.ts';
import type { AlbumDocument } from '../document/album.ts';
import type { NodeId, StickerId } from '../document/ids.ts';
import type { ImageRecord } from '../document/image.ts';
import type { AlbumNode } from '../document/nodes/node.ts';
import { recordOf } from '../document/record-of.ts';
import { plainText } from '../document/rich-text.ts';
import type { Sticker } from '../document/sticker.ts';
import type { Operation, Patch } from '../patch/patch.ts';
import { type Place, readPath } from '../patch/path.ts';
import { pagesOfSpread, spreadOrder } from '../print/page-size.ts';
import { Comeback } from './comeback.ts';

export const THING_KINDS = ['section', 'spread', 'element', 'sticker', 'image'] as const;

/** Something that was deleted with all that was in it. */
export const removedThingSchema = z.object({
  /** Names the record: `nodes:n1`, `stickers:s1`. */
  key: z.string(),
  kind: z.enum(THING_KINDS),
  /** Of an element. */
  type: z.string().nullable(),
  /** A name, or the first words of a text. */
  name: z.string(),
  /** A picture that shows it. */
  image: z.string().nullable(),
  /** How many elements lay in it. */
  elements: z.int(),
  /** Where it was then. */
  pages: z.array(z.int()),
  spread: z.string().nullable(),
});
export type RemovedThing = z.infer<typeof removedThingSchema>;

export interface Removal {
  readonly things: readonly RemovedThing[];
  /** Makes it again: whole records, and the places that named them. */
  readonly records: Patch;
}

/** Longer texts are known by their beginning. */
const NAME_LENGTH = 80;

/**
 * What is gone after a unit, by the patch that would take it back; null when nothing is. Comments are left out: they come
 * back by the undo of who took them along, and by nobody else.
 */
export function removalIn(document: AlbumDocument, inverse: Patch): Removal | null {
  const records: Operation[] = [];
  const gone = new Map<string, object>();
  for (const operation of inverse) {
    const place = readPath(operation.part, operation.path);
    if (!place || !isRecord(place, operation) || recordOf(document, place)) continue;
    const record = (operation as { value: object }).value;
    if ((record as { type?: string }).type === 'Comment') continue;
    gone.set(`${place.table}:${place.id}`, record);
  }
  dropEmptyGroups(gone);
  if (gone.size === 0) return null;
  for (const operation of inverse) {
    const place = readPath(operation.part, operation.path)!;
    const isGone = gone.has(`${place.table}:${place.id}`);
    if (isRecord(place, operation) ? isGone : !isGone && namesGone(gone, operation)) records.push(operation);
  }
  const things = [...gone].filter(([key, record]) => isTopmost(gone, key, record));
  return { things: things.map(([key, record]) => thingOf(document, gone, key, record)), records };
}

export interface BroughtBack {
  readonly patch: Patch;
  /** Things whose place is gone as well. */
  readonly homeless: readonly string[];
}

/** The unit that brings back what was removed, or of it only the things of these keys, as far as it is not there again. */
export function bringBack(
  current: AlbumDocument,
  { things, records }: Removal,
  keys?: ReadonlySet<string>,
): BroughtBack {
  const chosen = things.filter(({ key }) => !keys || keys.has(key));
  const known = recordsOf(records);
  const comeback = new Comeback(current, {
    image: (id) => known.get(`images:${id}`) as ImageRecord | undefined,
    color: () => undefined,
    font: () => undefined,
  });
  const homeless: string[] = [];
  // Stickers first, so that cells find them.
  for (const thing of chosen.toSorted((a, b) => THING_ORDER.indexOf(a.kind) - THING_ORDER.indexOf(b.kind)))
    if (!bringThing(comeback, known, thing)) homeless.push(thing.key);
  for (const operation of records) bringName(comeback, operation);
  return { patch: comeback.draft.patch, homeless };
}

/** Whether all of it is there again, by an undo or by somebody's hand. */
export function isBack(document: AlbumDocument, things: readonly Pick<RemovedThing, 'key'>[]): boolean {
  return things.every(({ key }) => {
    const at = key.indexOf(':');
    return recordOf(document, { table: key.slice(0, at) as Place['table'], id: key.slice(at + 1) }) !== undefined;
  });
}

const THING_ORDER: readonly string[] = ['image', 'section', 'sticker', 'spread', 'element'];

function isRecord({ table, field }: Place, operation: Operation): boolean {
  return 'value' in operation && field === null && (table === 'nodes' || table === 'stickers' || table === 'images');
}

/** A group that was only dissolved held nothing at its end. */
function dropEmptyGroups(gone: Map<string, object>): void {
  const isEmptyGroup = ([key, record]: [string, object]): boolean => {
    const { type, id } = record as Partial<AlbumNode>;
    return key.startsWith('nodes:') && type === 'Group' && ![...gone.values()].some((other) => parentOf(other) === id);
  };
  for (let empty = [...gone].find(isEmptyGroup); empty; empty = [...gone].find(isEmptyGroup)) gone.delete(empty[0]);
}

const parentOf = (record: object): string | null => (record as { parent?: string | null }).parent ?? null;

function namesGone(gone: ReadonlyMap<string, object>, operation: Operation): boolean {
  if (!('value' in operation) || typeof operation.value !== 'string') return false;
  const { value, path } = operation;
  return Object.entries(NAMED).some(([field, table]) => path.endsWith(`/${field}`) && gone.has(`${table}:${value}`));
}
const NAMED = { stickerId: 'stickers', image: 'images', sectionId: 'nodes' } as const;

function isTopmost(gone: ReadonlyMap<string, object>, key: string, record: object): boolean {
  if (key.startsWith('stickers:')) return !gone.has(`nodes:${(record as Sticker).sectionId}`);
  return !key.startsWith('nodes:') || !gone.has(`nodes:${parentOf(record)}`);
}

function thingOf(
  document: AlbumDocument,
  gone: ReadonlyMap<string, object>,
  key: string,
  record: object,
): RemovedThing {
  const plain = { key, type: null, image: null, elements: 0, pages: [], spread: null };
  if (key.startsWith('images:')) {
    const { filename, id } = record as ImageRecord;
    return { ...plain, kind: 'image', name: filename, image: id };
  }
  if (key.startsWith('stickers:')) {
    const { name, image } = record as Sticker;
    return { ...plain, kind: 'sticker', name, image };
  }
  const node = record as AlbumNode;
  const kind = node.type === 'Section' ? 'section' : node.type === 'Spread' ? 'spread' : 'element';
  const inside = below(gone, node.id);
  const spread = kind === 'element' ? spreadOfNode(document, node.parent!) : null;
  return {
    ...plain,
    kind,
    type: kind === 'element' ? node.type : null,
    name: nameOf(node),
    image: [node, ...inside].map(({ props }) => ('image' in props ? props.image : null)).find(Boolean) ?? null,
    elements: inside.filter(({ type }) => type !== 'Spread' && type !== 'Group').length,
    pages: kind === 'section' ? [] : pagesOf(document, gone, spread ?? node),
    spread: spread ?? (kind === 'spread' ? node.id : null),
  };
}

function nameOf(node: AlbumNode): string {
  const words = node.type === 'Text' ? plainText(node.props.text).replaceAll(/\s+/g, ' ').trim() : node.props.name;
  return words.slice(0, NAME_LENGTH);
}

function below(gone: ReadonlyMap<string, object>, id: string): AlbumNode[] {
  const children = [...gone].filter(([key, record]) => key.startsWith('nodes:') && parentOf(record) === id);
  return children.flatMap(([, child]) => [child as AlbumNode, ...below(gone, (child as AlbumNode).id)]);
}

/** The pages of a spread that is there, or those that a removed one had among the others. */
function pagesOf(document: AlbumDocument, gone: ReadonlyMap<string, object>, at: NodeId | AlbumNode): number[] {
  const spreads = spreadOrder(document);
  if (typeof at === 'string') return pagesOfSpread(spreads.indexOf(at), spreads.length).map(({ number }) => number);
  const place = (node: AlbumNode): string => {
    const section = document.nodes.get(node.parent!) ?? (gone.get(`nodes:${node.parent}`) as AlbumNode | undefined);
    return `${section?.order ?? ''} ${node.order}`;
  };
  const removed = [...gone.values()].filter((record) => (record as AlbumNode).type === 'Spread') as AlbumNode[];
  const all = [...spreads.map((id) => document.nodes.get(id)!), ...removed].map(place).sort();
  return pagesOfSpread(all.indexOf(place(at)), all.length).map(({ number }) => number);
}

function recordsOf(records: Patch): Map<string, object> {
  const known = new Map<string, object>();
  for (const operation of records) {
    const place = readPath(operation.part, operation.path);
    if (place && isRecord(place, operation))
      known.set(`${place.table}:${place.id}`, (operation as { value: object }).value);
  }
  return known;
}

function bringThing(comeback: Comeback, known: ReadonlyMap<string, object>, { key, spread }: RemovedThing): boolean {
  const { document } = comeback;
  const record = known.get(key);
  if (!record || isBack(document, [{ key }])) return true;
  if (key.startsWith('images:')) return comeback.image((record as ImageRecord).id) !== null;
  if (key.startsWith('stickers:')) {
    comeback.sticker(record as Sticker);
    return document.stickers.has((record as Sticker).id as StickerId);
  }
  const node = record as AlbumNode;
  const parent = [node.parent, node.type === 'Spread' ? comeback.anyChapter() : spread].find(
    (id) => id && document.nodes.has(id as NodeId),
  );
  if (!parent) return false;
  comeback.node({ ...node, parent: parent as NodeId });
  if (node.type === 'Section')
    for (const [at, sticker] of known)
      if (at.startsWith('stickers:') && (sticker as Sticker).sectionId === node.id && !isBack(document, [{ key: at }]))
        comeback.sticker(sticker as Sticker);
  for (const inside of below(known, node.id))
    if (!document.nodes.has(inside.id) && document.nodes.has(inside.parent!)) comeback.node(inside);
  return true;
}

/** A place that named something and is still empty names it again. */
function bringName({ document, draft }: Comeback, operation: Operation): void {
  const place = readPath(operation.part, operation.path)!;
  if (isRecord(place, operation) || !('value' in operation)) return;
  const record: { props?: object; type?: string } | undefined = recordOf(document, place);
  const fields = (place.isProp ? record?.props : record) as Readonly<Record<string, unknown>> | undefined;
  if (!fields || fields[place.field!] !== null) return;
  const table = NAMED[place.field as keyof typeof NAMED];
  if (!table || !isBack(document, [{ key: `${table}:${operation.value as string}` }])) return;
  const isTaken =
    record?.type === 'StickerCell' &&
    [...document.nodesUsing('sticker', operation.value as string)].some(
      (id) => document.nodes.get(id)?.type === 'StickerCell',
    );
  if (!isTaken) draft.apply([operation]);
}
