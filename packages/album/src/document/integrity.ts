/**
 * The invariants of a document (docs/architecture.md, "the document"), judged on both sides by the same rules: the whole
 * document when it is parsed, and after a unit only what the unit touched.
 */
import type { Patch } from '../patch/patch.ts';
import { fullPath, readPath } from '../patch/path.ts';
import {
  type ContentRule,
  isFontOf,
  nodeFault,
  RULED_PROPS,
  RULED_STICKER_FIELDS,
  settingsFault,
  stickerFault,
} from '../rules/content-rules.ts';
import type { AlbumDocument, ReferenceTarget } from './album.ts';
import { DEFAULT_COLORS } from './defaults.ts';
import { FONT_ROLES, isFontFamily } from './fonts.ts';
import type { ImageId, NodeId, StickerId } from './ids.ts';
import { ALWAYS_ON_TOP_TYPES, type AlbumNode, CHILD_TYPES } from './nodes/node.ts';
import { COLOR_PROPS, paletteIndexes } from './palette-uses.ts';
import {
  NODE_REFERENCE_ENTRIES,
  NODE_REFERENCES,
  STICKER_REFERENCE_ENTRIES,
  STICKER_REFERENCES,
} from './references.ts';

export type Invariant =
  | 'one_root'
  | 'parent_exists'
  | 'parent_holds_type'
  | 'no_cycle'
  | 'depth'
  | 'static_ends'
  | 'a_spread'
  | 'sticker_in_one_cell'
  | 'always_on_top'
  | 'reference'
  | 'palette_index'
  | 'palette'
  | 'font_roles'
  | ContentRule;

export interface Violation {
  readonly invariant: Invariant;
  /** The full path of the record at fault, as `part:path`. */
  readonly at: string;
}

/** Groups in groups; deeper ones are a mistake, and recursion over a tree stays safe. */
export const MAX_DEPTH = 64;

/** Every broken invariant of the document; none when it holds. */
export function checkIntegrity(document: AlbumDocument): Violation[] {
  const violations: Violation[] = [];
  const found = (violation: Violation | null) => violation && violations.push(violation);
  if (!document.nodes.has(document.rootId)) violations.push(broken('one_root', document.rootId));
  for (const node of document.nodes.values()) {
    found(judgeParent(document, node));
    found(judgeProps(document, node));
  }
  for (const sticker of document.stickers.values()) found(judgeSticker(document, sticker.id as StickerId));
  for (const index of Object.keys(DEFAULT_COLORS)) found(judgeColor(document, index));
  for (const key of [...FONT_ROLES, ...document.fonts.keys()]) found(judgeFont(document, key));
  found(judgeSettings(document));
  found(judgeEnds(document));
  return violations;
}

/** The first invariant that a unit broke, judged on the document after it; null when all hold. Costs what the unit is long. */
export function checkTouched(document: AlbumDocument, unit: Patch): Violation | null {
  let ends = false;
  const judged = new Set<string>();
  for (const { part, path } of unit) {
    const place = readPath(part, path);
    if (!place || judged.has(fullPath({ part, path }))) continue;
    judged.add(fullPath({ part, path }));
    const { table, id, field, isProp } = place;
    let violation: Violation | null = null;
    if (table === 'nodes') {
      const node = document.nodes.get(id as NodeId);
      const isBranch = !node || node.type === 'Root' || node.type === 'Section' || node.type === 'Spread';
      ends ||= isBranch && (!isProp || field === 'static');
      violation = !node
        ? judgeGone(document, id as NodeId)
        : field === null
          ? judgeWritten(document, node)
          : isProp
            ? judgeProp(document, node, field)
            : field === 'parent'
              ? (judgeParent(document, node) ?? judgeHeight(document, node))
              : null;
    } else if (table === 'stickers') {
      violation =
        field === null || Object.hasOwn(STICKER_REFERENCES, field) || RULED_STICKER_FIELDS.has(field)
          ? judgeSticker(document, id as StickerId)
          : null;
    } else if (table === 'images') {
      violation = document.images.has(id as ImageId) ? null : judgeUnused(document, 'image', id);
    } else if (table === 'colors') {
      violation = judgeColor(document, id);
    } else if (table === 'fonts') {
      violation = judgeFont(document, id);
    } else if (table === 'settings') {
      violation = judgeSettings(document);
    }
    if (violation) return violation;
  }
  return ends ? judgeEnds(document) : null;
}

/** The place in the tree: an existing parent of the right type, no cycle, not too deep. */
function judgeParent(document: AlbumDocument, node: AlbumNode): Violation | null {
  const isRoot = node.id === document.rootId;
  if (isRoot || node.parent === null || node.type === 'Root') {
    const holds = isRoot && node.parent === null && node.type === 'Root';
    return holds ? null : broken('one_root', node.id);
  }
  const parent = document.nodes.get(node.parent);
  if (!parent) return broken('parent_exists', node.id);
  if (!CHILD_TYPES[parent.type].includes(node.type)) return broken('parent_holds_type', node.id);
  let above: AlbumNode | undefined = parent;
  for (let depth = 0; above; depth++, above = above.parent === null ? undefined : document.nodes.get(above.parent)) {
    if (above.id === node.id) return broken('no_cycle', node.id);
    if (depth > MAX_DEPTH) return broken('depth', node.id);
  }
  return null;
}

/** Moving a group moves what is in it deeper. */
function judgeHeight(document: AlbumDocument, node: AlbumNode): Violation | null {
  if (node.type !== 'Group') return null;
  const height = heightOf(document, node.id, MAX_DEPTH);
  return depthOf(document, node) + height > MAX_DEPTH ? broken('depth', node.id) : null;
}

function depthOf(document: AlbumDocument, node: AlbumNode): number {
  let depth = 0;
  for (let at: AlbumNode | undefined = node; at?.parent; at = document.nodes.get(at.parent)) depth++;
  return depth;
}

function heightOf(document: AlbumDocument, id: NodeId, limit: number): number {
  if (limit < 0) return 0;
  let height = 0;
  for (const child of document.childIds(id)) {
    if (document.nodes.get(child)?.type === 'Group')
      height = Math.max(height, heightOf(document, child, limit - 1) + 1);
  }
  return height;
}

function judgeProps(document: AlbumDocument, node: AlbumNode): Violation | null {
  return (
    judgeReferences(document, node) ??
    judgePalette(document, node) ??
    ('alwaysOnTop' in node.props && node.props.alwaysOnTop && !ALWAYS_ON_TOP_TYPES.includes(node.type)
      ? broken('always_on_top', node.id)
      : null) ??
    judgeContent(document, node)
  );
}

function judgeContent(document: AlbumDocument, node: AlbumNode): Violation | null {
  const rule = nodeFault(document, node);
  return rule && broken(rule, node.id);
}

function judgeProp(document: AlbumDocument, node: AlbumNode, prop: string): Violation | null {
  if (Object.hasOwn(NODE_REFERENCES, prop)) return judgeReferences(document, node);
  return (
    (COLOR_PROPS.has(prop) ? judgePalette(document, node) : null) ??
    (RULED_PROPS.has(prop) ? judgeContent(document, node) : null)
  );
}

/** A record that was written as a whole may have replaced one of another type. */
function judgeWritten(document: AlbumDocument, node: AlbumNode): Violation | null {
  for (const id of document.childIds(node.id)) {
    const child = document.nodes.get(id)!;
    if (!CHILD_TYPES[node.type].includes(child.type)) return broken('parent_holds_type', id);
  }
  const inUse = node.type === 'Section' ? null : judgeUnused(document, 'section', node.id);
  return judgeParent(document, node) ?? judgeHeight(document, node) ?? judgeProps(document, node) ?? inUse;
}

function judgeGone(document: AlbumDocument, id: NodeId): Violation | null {
  if (id === document.rootId) return broken('one_root', id);
  const [orphan] = document.childIds(id);
  return orphan === undefined ? judgeUnused(document, 'section', id) : broken('parent_exists', orphan);
}

function judgeReferences(document: AlbumDocument, node: AlbumNode): Violation | null {
  const props = node.props as Readonly<Record<string, unknown>>;
  for (const [prop, target] of NODE_REFERENCE_ENTRIES) {
    const id = props[prop];
    if (typeof id === 'string' && !resolves(document, target, id))
      return broken('reference', `${node.id}/props/${prop}`);
  }
  if (node.type !== 'StickerCell' || node.props.stickerId === null) return null;
  for (const other of document.nodesUsing('sticker', node.props.stickerId)) {
    if (other !== node.id && document.nodes.get(other)?.type === 'StickerCell')
      return broken('sticker_in_one_cell', `${node.id}/props/stickerId`);
  }
  return null;
}

function judgePalette(document: AlbumDocument, node: AlbumNode): Violation | null {
  const missing = paletteIndexes(node).some((index) => !document.colors.has(String(index)));
  return missing ? broken('palette_index', node.id) : null;
}

function judgeSticker(document: AlbumDocument, id: StickerId): Violation | null {
  const sticker = document.stickers.get(id);
  if (!sticker) return judgeUnused(document, 'sticker', id);
  for (const [field, target] of STICKER_REFERENCE_ENTRIES) {
    const named = sticker[field as 'image' | 'sectionId'];
    if (named !== null && !resolves(document, target, named))
      return { invariant: 'reference', at: `stickers:${id}/${field}` };
  }
  const rule = stickerFault(sticker);
  return rule && { invariant: rule, at: `stickers:${id}` };
}

function judgeSettings(document: AlbumDocument): Violation | null {
  const rule = settingsFault(document.settings);
  return rule && { invariant: rule, at: 'sticker_template_settings:' };
}

function resolves(document: AlbumDocument, target: ReferenceTarget, id: string): boolean {
  if (target === 'sticker') return document.stickers.has(id as StickerId);
  if (target === 'image') return document.images.has(id as ImageId);
  return document.nodes.get(id as NodeId)?.type === 'Section';
}

/** Nothing may name what is gone. */
function judgeUnused(document: AlbumDocument, target: ReferenceTarget, id: string): Violation | null {
  const [node] = document.nodesUsing(target, id);
  if (node !== undefined) return broken('reference', node);
  const [sticker] = target === 'sticker' ? [] : document.stickersUsing(target, id);
  return sticker === undefined ? null : { invariant: 'reference', at: `stickers:${sticker}` };
}

function judgeColor(document: AlbumDocument, index: string): Violation | null {
  if (document.colors.has(index)) return null;
  if (Object.hasOwn(DEFAULT_COLORS, index)) return { invariant: 'palette', at: `colors:${index}` };
  for (const node of document.nodes.values()) {
    if (paletteIndexes(node).includes(Number(index))) return broken('palette_index', node.id);
  }
  return null;
}

function judgeFont(document: AlbumDocument, key: string): Violation | null {
  const font = document.fonts.get(key);
  if (font) return isFontFamily(font.family) ? null : { invariant: 'font_unknown', at: `fonts:${key}` };
  if ((FONT_ROLES as readonly string[]).includes(key)) return { invariant: 'font_roles', at: `fonts:${key}` };
  if (isFontOf(document, key)) return null;
  for (const node of document.nodes.values()) {
    if (nodeFault(document, node) === 'font_unknown') return broken('font_unknown', node.id);
  }
  return null;
}

/** The covers stand in static sections at both ends, and there is something to print. */
function judgeEnds(document: AlbumDocument): Violation | null {
  const sections = document.childIds(document.rootId);
  for (const end of [sections[0], sections.at(-1)]) {
    const section = end === undefined ? undefined : document.nodes.get(end);
    if (section?.type !== 'Section' || !section.props.static) return broken('static_ends', end ?? document.rootId);
  }
  return sections.some((section) => document.childIds(section).length > 0) ? null : broken('a_spread', document.rootId);
}

function broken(invariant: Invariant, place: string): Violation {
  return { invariant, at: fullPath({ part: 'workspace', path: `nodes/${place}` }) };
}
