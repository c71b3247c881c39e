/**
 * What a unit may not do to chapters and spreads, whatever the album looks like afterwards: covers and static sections
 * stay as they are, a chapter keeps a spread. Judged by comparing the tree before with the tree after.
 */
import type { AlbumDocument } from '../document/album.ts';
import type { NodeId } from '../document/ids.ts';
import type { NodeOf } from '../document/nodes/node.ts';
import type { Patch } from '../patch/patch.ts';
import { readPath } from '../patch/path.ts';

export const STRUCTURE_RULES = ['section_static', 'cover_fixed', 'last_spread_of_section', 'album_full'] as const;
export type StructureRule = (typeof STRUCTURE_RULES)[number];

/** Far above what is printed; an album of a whole school has about 10,000 nodes. */
export const MOST_NODES = 40_000;
export const MOST_STICKERS = 5000;
const MOST_IMAGES = 10_000;
/** Its roles, and fonts under names of its own. */
const MOST_FONTS = 60;

export interface Structure {
  readonly sections: readonly NodeId[];
  readonly statics: ReadonlyMap<NodeId, NodeOf<'Section'>>;
  readonly spreads: ReadonlyMap<NodeId, readonly NodeId[]>;
}

export interface StructureFault {
  readonly rule: StructureRule;
  readonly id: NodeId;
}

/** Lists of children are replaced when they change, so this stays as it was. */
export function structureOf(document: AlbumDocument): Structure {
  const sections = document.childIds(document.rootId);
  const statics = new Map<NodeId, NodeOf<'Section'>>();
  const spreads = new Map<NodeId, readonly NodeId[]>();
  for (const id of sections) {
    const section = document.nodes.get(id);
    if (section?.type === 'Section' && section.props.static) statics.set(id, section);
    spreads.set(id, document.childIds(id));
  }
  return { sections, statics, spreads };
}

/** Whether a unit, which is yet to be applied, writes a section or a spread. */
export function touchesStructure(document: AlbumDocument, unit: Patch): boolean {
  return unit.some((operation) => {
    const place = readPath(operation.part, operation.path);
    if (place?.table !== 'nodes') return false;
    if (isBranch(document.nodes.get(place.id as NodeId)?.type)) return true;
    return (
      'value' in operation && place.field === null && isBranch((operation.value as { type?: unknown } | null)?.type)
    );
  });
}

/** `takenBack`: spreads that their author may take away again although their chapter has no other. */
export function structureFault(
  document: AlbumDocument,
  before: Structure,
  takenBack: ReadonlySet<NodeId>,
): StructureFault | null {
  const after = structureOf(document);
  return staticsFault(before, after) ?? coverFault(before, after) ?? spreadsFault(document, before, takenBack) ?? null;
}

/** The spreads with which a unit filled chapters that had none: taking it back leaves them empty again. */
export function firstSpreads(document: AlbumDocument, before: Structure): NodeId[] {
  return [...before.spreads].flatMap(([section, spreads]) =>
    spreads.length === 0 && document.nodes.has(section) ? document.childIds(section) : [],
  );
}

/** The first of the tables that grew beyond what an album may have. */
export function sizeFault(document: AlbumDocument, before: Sizes): boolean {
  const now = sizesOf(document);
  return now.some((size, at) => size > before[at]! && size > MOST[at]!);
}

export type Sizes = readonly number[];
const MOST: Sizes = [MOST_NODES, MOST_STICKERS, MOST_IMAGES, MOST_FONTS];

export function sizesOf({ nodes, stickers, images, fonts }: AlbumDocument): Sizes {
  return [nodes.size, stickers.size, images.size, fonts.size];
}

function isBranch(type: unknown): boolean {
  return type === 'Root' || type === 'Section' || type === 'Spread';
}

/** The same static sections in the same order, named the same; those at the ends stay there. */
function staticsFault(before: Structure, after: Structure): StructureFault | null {
  const [were, are] = [[...before.statics.keys()], [...after.statics.keys()]];
  const moved = Array.from({ length: Math.max(were.length, are.length) }, (_, at) => at).find(
    (at) => were[at] !== are[at],
  );
  if (moved !== undefined) return { rule: 'section_static', id: (were[moved] ?? are[moved])! };
  for (const [id, { props }] of before.statics) {
    if (after.statics.get(id)!.props.name !== props.name) return { rule: 'section_static', id };
    for (const end of [0, -1])
      if (before.sections.at(end) === id && after.sections.at(end) !== id) return { rule: 'section_static', id };
  }
  return null;
}

/** The front and the back cover: the first and the last spread of the album, where they lie in static sections. */
function coverFault(before: Structure, after: Structure): StructureFault | null {
  for (const end of [0, -1]) {
    const section = before.sections.at(end);
    if (section === undefined || !before.statics.has(section)) continue;
    const cover = before.spreads.get(section)!.at(end);
    if (cover === undefined || after.spreads.get(section)!.at(end) === cover) continue;
    const isLeft = after.spreads.get(section)!.length > 0;
    return isLeft ? { rule: 'cover_fixed', id: cover } : emptied(section, cover, after);
  }
  return null;
}

/** A cover that was moved away is told from one that was deleted. */
function emptied(section: NodeId, cover: NodeId, after: Structure): StructureFault {
  const isElsewhere = [...after.spreads.values()].some((spreads) => spreads.includes(cover));
  return isElsewhere ? { rule: 'cover_fixed', id: cover } : { rule: 'last_spread_of_section', id: section };
}

function spreadsFault(
  document: AlbumDocument,
  before: Structure,
  takenBack: ReadonlySet<NodeId>,
): StructureFault | null {
  const homes = new Map([...before.spreads].flatMap(([section, spreads]) => spreads.map((id) => [id, section])));
  for (const [section, were] of before.spreads) {
    if (!document.nodes.has(section)) continue;
    const are = document.childIds(section);
    const isStatic = before.statics.has(section);
    const isEmptied = were.length > 0 && are.length === 0;
    if (isEmptied && (isStatic || !were.every((id) => takenBack.has(id))))
      return { rule: 'last_spread_of_section', id: section };
    if (!isStatic || were === are) continue;
    const kept = were.filter((id) => are.includes(id));
    const cameIn = are.some((id) => homes.has(id) && homes.get(id) !== section);
    const wentOut = were.some((id) => document.nodes.has(id) && !are.includes(id));
    const isReordered = are.filter((id) => kept.includes(id)).some((id, at) => id !== kept[at]);
    if (cameIn || wentOut || isReordered || (were.length === 0 && are.length > 0))
      return { rule: 'section_static', id: section };
  }
  return null;
}
