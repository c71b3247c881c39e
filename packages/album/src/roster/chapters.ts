import type { AlbumDocument } from '../document/album.ts';
import type { NodeId } from '../document/ids.ts';
import type { NodeOf } from '../document/nodes/node.ts';
import { untouchedSections } from '../layouts/layout-of-spread.ts';
import type { Layout } from '../layouts/layout.ts';
import { editDistance, foldName, nameKey } from './fold-name.ts';
import type { RosterRow } from './read-rows.ts';
import type { ChapterTarget } from './roster-decisions.ts';
import { SECTION_NAME_MAX, shortenText } from './shorten-name.ts';
import { sameNumbers } from './similar-names.ts';

/** What becomes of one chapter of the table. */
export interface RosterChapter {
  readonly key: string;
  /** As the table spells it first; '' for rows without one. */
  readonly name: string;
  readonly target: ChapterTarget;
  /** How the target was found: equal names, similar ones, by who is in it, by hand, or none was. */
  readonly by: 'name' | 'similar' | 'people' | 'hand' | 'none';
  /** Rows of the table. */
  readonly rows: number;
}

export function chapterKey(name: string): string {
  return foldName(name);
}

/** The sections that people can be in, in the order of the album. */
export function openSections(document: AlbumDocument): NodeOf<'Section'>[] {
  return document.childIds(document.rootId).flatMap((id) => {
    const node = document.nodes.get(id);
    return node?.type === 'Section' && !node.props.static ? [node] : [];
  });
}

export interface ChapterOptions {
  /** The name of the chapter for rows without one, in the album's language. */
  readonly untitled: string;
  /** The blueprint's layouts. Chapters that are still exactly as they made them are taken over, in order, by new ones. */
  readonly layouts?: readonly Layout[];
}

/**
 * The chapters of the rows in order of first appearance, and where each of them goes. A table without any goes to the
 * only section there is.
 */
export function planChapters(
  document: AlbumDocument,
  rows: readonly RosterRow[],
  decided: ReadonlyMap<string, ChapterTarget>,
  { untitled, layouts = [] }: ChapterOptions,
): RosterChapter[] {
  const sections = openSections(document);
  const chapters = [...Map.groupBy(rows, (row) => chapterKey(row.chapter))].map(([key, members]) => {
    const name = shortenText(members[0]!.chapter, SECTION_NAME_MAX);
    const target = targetOf(document, key, name, sections, decided, untitled);
    return { key, name, rows: members.length, ...target };
  });
  const [first, ...others] = chapters;
  if (first?.key === '' && first.by === 'none' && others.length === 0 && sections.length === 1) {
    return [{ ...first, target: { kind: 'section', id: sections[0]!.id }, by: 'similar' }];
  }
  const met = meetPeople(document, rows, chapters);
  const used = new Set(met.map(({ target }) => (target.kind === 'new' ? undefined : target.id)));
  const free = untouchedSections(document, layouts).filter((id) => !used.has(id));
  return met.map((chapter) => {
    if (chapter.by !== 'none' || chapter.target.kind !== 'new') return chapter;
    const id = free.shift();
    return id ? { ...chapter, target: { kind: 'rename', id, name: chapter.target.name } } : chapter;
  });
}

function targetOf(
  document: AlbumDocument,
  key: string,
  name: string,
  sections: readonly NodeOf<'Section'>[],
  decided: ReadonlyMap<string, ChapterTarget>,
  untitled: string,
): Pick<RosterChapter, 'target' | 'by'> {
  const byHand = decided.get(key);
  if (byHand && (byHand.kind === 'new' || document.nodes.has(byHand.id))) return { target: byHand, by: 'hand' };
  const wanted = chapterKey(key === '' ? untitled : name);
  const exact = sections.find((section) => chapterKey(section.props.name) === wanted);
  if (exact) return { target: { kind: 'section', id: exact.id }, by: 'name' };
  if (key === '') return { target: { kind: 'new', name: untitled }, by: 'none' };
  const similar = sections.filter((section) => areSimilarChapters(chapterKey(section.props.name), wanted));
  if (similar.length === 1) return { target: { kind: 'section', id: similar[0]!.id }, by: 'similar' };
  return { target: { kind: 'new', name }, by: 'none' };
}

/** A chapter that is called otherwise now: most of its people are in one section that no other chapter means. */
function meetPeople(
  document: AlbumDocument,
  rows: readonly RosterRow[],
  chapters: readonly RosterChapter[],
): RosterChapter[] {
  const used = new Set(chapters.flatMap(({ target }) => (target.kind === 'new' ? [] : [target.id])));
  const sectionsOf = Map.groupBy(document.stickers.values(), ({ name }) => nameKey(name));
  return chapters.map((chapter) => {
    if (chapter.by !== 'none' || chapter.key === '') return chapter;
    const there = rows
      .filter((row) => chapterKey(row.chapter) === chapter.key)
      .flatMap(({ name }) => [...new Set((sectionsOf.get(nameKey(name)) ?? []).map(({ sectionId }) => sectionId))]);
    const [most] = [...Map.groupBy(there, (id) => id).values()].sort((a, b) => b.length - a.length);
    const id = most?.[0] as NodeId | undefined;
    if (!id || most!.length < 2 || most!.length * 2 <= chapter.rows || used.has(id)) return chapter;
    used.add(id);
    return { ...chapter, target: { kind: 'section', id }, by: 'people' };
  });
}

function areSimilarChapters(a: string, b: string): boolean {
  const shortest = Math.min(a.length, b.length);
  const most = shortest < 6 ? 0 : shortest < 12 ? 1 : 2;
  return sameNumbers(a.split(' '), b.split(' ')) && editDistance(a, b, most) <= most;
}

/** The section that a chapter is already; null while it is to be made. */
export function sectionOfChapter(chapters: readonly RosterChapter[], name: string): NodeId | null {
  const chapter = chapters.find(({ key }) => key === chapterKey(name));
  return !chapter || chapter.target.kind === 'new' ? null : chapter.target.id;
}
