/** Which chapters an operation changes: for those who are kept to some. */
import type { AlbumDocument } from '../../document/album.ts';
import type { NodeId, StickerId } from '../../document/ids.ts';
import type { Operation } from '../../patch/patch.ts';
import type { Place } from '../../patch/path.ts';
import { fieldOf } from './asked-right.ts';

/** A chapter by its id; null for the album as a whole, or a place of which nobody knows the chapter. */
export type AskedSection = string | null;

/** None for what belongs to no chapter: pictures, which everybody brings in. */
export function askedSections(document: AlbumDocument, operation: Operation, place: Place): readonly AskedSection[] {
  const { table, id, field } = place;
  const value: unknown = 'value' in operation ? operation.value : null;
  if (table === 'images') return [];
  if (table === 'stickers') {
    const before = document.stickers.get(id as StickerId)?.sectionId;
    const after = field === null ? fieldOf(value, 'sectionId') : field === 'sectionId' ? value : undefined;
    return known([before, after]);
  }
  if (table !== 'nodes') return [null];
  const node = document.nodes.get(id as NodeId);
  const type = node?.type ?? fieldOf(value, 'type');
  if (type === 'Root') return [null];
  // Its name belongs to a chapter; that there is one, and where, to the album.
  if (type === 'Section') return [field === 'name' ? id : null];
  const parent = field === null ? fieldOf(value, 'parent') : field === 'parent' ? value : undefined;
  return known([node && sectionAbove(document, id), parent === undefined ? undefined : sectionAbove(document, parent)]);
}

/** The chapter that a node lies in, itself for a chapter; null where there is none above it. */
export function sectionAbove(document: AlbumDocument, id: unknown): AskedSection {
  const seen = new Set<unknown>();
  for (let at = document.nodes.get(id as NodeId); at && !seen.has(at.id); at = document.nodes.get(at.parent!)) {
    if (at.type === 'Section') return at.id;
    seen.add(at.id);
  }
  return null;
}

function known(sections: readonly unknown[]): readonly AskedSection[] {
  const named = sections.filter((section) => section !== undefined);
  return named.length === 0 ? [null] : named.map((section) => (typeof section === 'string' ? section : null));
}
