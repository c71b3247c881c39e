/** What people did to an album between two of its versions, in a form that a list can show. */
import { z } from 'zod';
import type { AlbumDocument } from '../document/album.ts';
import { copyDocument } from '../document/create-document.ts';
import type { NodeId } from '../document/ids.ts';
import { applyPatch } from '../patch/apply-patch.ts';
import type { Patch } from '../patch/patch.ts';
import { touchedRecords } from '../patch/path.ts';
import { pagesOfSpread, spreadOrder } from '../print/page-size.ts';
import { spreadsShowing } from './spreads-that-differ.ts';

/** The work of one person. */
export const workSchema = z.object({
  by: z.string(),
  /** Different ones that were made, changed or deleted. */
  elements: z.int(),
  stickers: z.int(),
  /** New in the library. */
  images: z.int(),
  spreads_made: z.int(),
  spreads_removed: z.int(),
  /** Chapters that were made, named, moved or deleted. */
  sections: z.int(),
  /** Colours, fonts or the design of the stickers. */
  style: z.boolean(),
  /** Where it was done. `pages` are those of the later version, none for a spread that is gone. */
  spreads: z.array(z.object({ id: z.string(), pages: z.array(z.int()) })),
});
export type Work = z.infer<typeof workSchema>;

export interface Deed {
  readonly by: string;
  readonly patch: Patch;
}

interface Tally {
  readonly touched: Record<'elements' | 'stickers' | 'images' | 'made' | 'removed' | 'sections', Set<string>>;
  readonly spreads: Set<NodeId>;
  style: boolean;
}

/** `before` and all that was done since, oldest first. Writing comments is no work on the album. */
export function workOf(before: AlbumDocument, deeds: readonly Deed[]): Work[] {
  const document = copyDocument(before);
  const people = new Map<string, Tally>();
  for (const { by, patch } of deeds) {
    const tally = people.get(by) ?? emptyTally();
    people.set(by, tally);
    note(tally, document, patch);
  }
  const order = spreadOrder(document);
  return [...people].map(([by, tally]) => listed(by, tally, order)).filter(({ by: _by, ...work }) => isWork(work));
}

/** The same person's work of several stretches of time, oldest first, as one. Counts add up. */
export function joinWork(stretches: readonly (readonly Work[])[]): Work[] {
  const people = new Map<string, Work>();
  for (const work of stretches.flat()) {
    const known = people.get(work.by);
    people.set(work.by, known ? joined(known, work) : work);
  }
  return [...people.values()];
}

function joined(earlier: Work, later: Work): Work {
  const spreads = new Map([...earlier.spreads, ...later.spreads].map((spread) => [spread.id, spread]));
  const sums = SUMS.map((name) => [name, earlier[name] + later[name]]);
  return {
    ...later,
    ...(Object.fromEntries(sums) as Pick<Work, (typeof SUMS)[number]>),
    style: earlier.style || later.style,
    spreads: [...spreads.values()],
  };
}

const SUMS = ['elements', 'stickers', 'images', 'spreads_made', 'spreads_removed', 'sections'] as const;

function emptyTally(): Tally {
  const [elements, stickers, images] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const [made, removed, sections] = [new Set<string>(), new Set<string>(), new Set<string>()];
  return { touched: { elements, stickers, images, made, removed, sections }, spreads: new Set(), style: false };
}

function note(tally: Tally, document: AlbumDocument, patch: Patch): void {
  const records = touchedRecords(patch);
  const before = copyOfNodes(document, records);
  const was = records.flatMap((record) => [...spreadsShowing(document, document, record)]);
  applyPatch(document, patch);
  const is = records.flatMap((record) => [...spreadsShowing(document, document, record)]);
  for (const spread of [...was, ...is]) tally.spreads.add(spread);
  const { touched } = tally;
  for (const { table, id } of records) {
    if (table === 'stickers') touched.stickers.add(id);
    else if (table === 'images') {
      if (!before.has(id) && document.images.has(id as never)) touched.images.add(id);
    } else if (table !== 'nodes') tally.style = true;
    else noteNode(touched, id, { was: before.get(id), is: document.nodes.get(id as NodeId)?.type });
  }
}

/** Which of the records were there, nodes with their type. */
function copyOfNodes(document: AlbumDocument, records: ReturnType<typeof touchedRecords>): Map<string, string> {
  return new Map(
    records.flatMap(({ table, id }): [string, string][] => {
      if (table === 'images') return document.images.has(id as never) ? [[id, 'Image']] : [];
      const type = table === 'nodes' ? document.nodes.get(id as NodeId)?.type : undefined;
      return type ? [[id, type]] : [];
    }),
  );
}

function noteNode(touched: Tally['touched'], id: string, { was, is }: { was?: string; is?: string }): void {
  const type = is ?? was;
  if (type === undefined || type === 'Comment' || type === 'Root') return;
  if (type === 'Section') touched.sections.add(id);
  else if (type !== 'Spread') touched.elements.add(id);
  else if (!was) touched.made.add(id);
  else if (!is && !touched.made.delete(id)) touched.removed.add(id);
}

function listed(by: string, { touched, spreads, style }: Tally, order: readonly NodeId[]): Work {
  const places = new Map(order.map((id, at) => [id, at]));
  const shown = [...spreads].sort((a, b) => (places.get(a) ?? Infinity) - (places.get(b) ?? Infinity));
  return {
    by,
    elements: touched.elements.size,
    stickers: touched.stickers.size,
    images: touched.images.size,
    spreads_made: touched.made.size,
    spreads_removed: touched.removed.size,
    sections: touched.sections.size,
    style,
    spreads: shown.map((id) => {
      const at = places.get(id);
      return { id, pages: at === undefined ? [] : pagesOfSpread(at, order.length).map(({ number }) => number) };
    }),
  };
}

function isWork({ style, spreads, ...counts }: Omit<Work, 'by'>): boolean {
  return style || spreads.length > 0 || Object.values(counts).some((count) => count > 0);
}
