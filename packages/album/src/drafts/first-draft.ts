import { cellsOfSpread } from '../commands/cells.ts';
import { ordersIn } from '../commands/command.ts';
import { answerQuestions } from '../commands/questions/answer-questions.ts';
import { changeStickerTemplate } from '../commands/style/change-sticker-template.ts';
import { Draft } from '../commands/draft.ts';
import { recolorAlbum } from '../commands/style/recolor-album.ts';
import { spreadFromLayout } from '../commands/layouts/spread-from-layout.ts';
import type { AlbumDocument } from '../document/album.ts';
import type { MakeId, NodeId } from '../document/ids.ts';
import { GENERAL_LAYOUTS } from '../layouts/general-layouts.ts';
import { layoutOfSpread } from '../layouts/layout-of-spread.ts';
import type { Layout } from '../layouts/layout.ts';
import { type FiveColors, paletteOf } from '../palette/palette-presets.ts';
import type { Patch } from '../patch/patch.ts';
import { removeNodesPatch } from '../patch/remove-patches.ts';
import { albumStatistics } from '../print/album-statistics.ts';
import { spreadOrder } from '../print/page-size.ts';
import { chapterKey, type ChapterTarget, openSections } from '../roster/chapters.ts';
import { importRosterPatch } from '../roster/import-roster.ts';
import { planRoster } from '../roster/plan-roster.ts';
import { NO_DECISIONS } from '../roster/roster-decisions.ts';
import { chaptersOfPeople, type DraftPerson } from './people-of-rows.ts';

export interface FirstDraft {
  readonly people: readonly DraftPerson[];
  /** The blueprint's own. */
  readonly layouts: readonly Layout[];
  /** The blueprint's colours and sticker design when absent. */
  readonly colors?: FiveColors | null;
  readonly stickerTemplateId?: string | null;
  /** To the questions of the blueprint, by their ids. */
  readonly answers?: Readonly<Record<string, string>>;
  readonly makeId: MakeId;
  /** ISO. */
  readonly now: string;
}

/** Stickers of a spread, at most, where a small album would have too few spreads for a book. */
const AIRY = 8;

/**
 * A whole album out of a blueprint and a list: chapters, stickers, spreads as many as they need, in these colours and this
 * sticker design. Example chapters that nobody is in go; a few people are given more room; what the binding lacks then is
 * filled up with spreads of pictures, the blueprint's own first. Without people the blueprint keeps its pages. `blueprint`
 * is not changed. The wizard shows what this makes, and the server makes the album by it.
 */
export function firstDraft(blueprint: AlbumDocument, wish: FirstDraft): AlbumDocument {
  const draft = new Draft(blueprint);
  const { document } = draft;
  const { colors, stickerTemplateId: id, people, layouts } = wish;
  if (colors) draft.apply(recolorAlbum(document, { colors: paletteOf(colors) }) as Patch);
  if (id) draft.apply(changeStickerTemplate(document, { settings: { id } }) as Patch);
  draft.apply(answerQuestions(document, wish.answers ?? {}));
  if (people.length === 0) return document;
  const dense = withPeople(document, wish);
  const airy = layouts.filter(({ stickers }) => stickers <= AIRY);
  const isShort = albumStatistics(dense).spreadsNeeded > unusedFillers(dense, layouts).length;
  const chosen = isShort && airy.some(({ stickers }) => stickers > 0) ? withPeople(document, wish, airy) : dense;
  return filledUp(printable(chosen) === printable(dense) ? chosen : dense, wish);
}

/** How many spreads it will have. */
function printable(document: AlbumDocument): number {
  return spreadOrder(document).length + albumStatistics(document).spreadsNeeded;
}

/** With other `layouts` than the blueprint's, no example spread is good enough to be kept. */
function withPeople(styled: AlbumDocument, wish: FirstDraft, layouts = wish.layouts): AlbumDocument {
  const draft = new Draft(styled);
  const { document } = draft;
  const examples = exampleSections(document);
  draft.apply(removeNodesPatch(document, illFitting(document, wish, examples, layouts !== wish.layouts)));
  draft.apply(peoplePatch(document, { ...wish, layouts }, examples));
  draft.apply(removeNodesPatch(document, leftOver(document, examples)));
  return document;
}

/** Example spreads for stickers where a chapter of the list has more or fewer people than they have cells. */
function illFitting(
  document: AlbumDocument,
  { people }: FirstDraft,
  examples: readonly NodeId[],
  all: boolean,
): NodeId[] {
  return chaptersOfPeople(people).flatMap((chapter, index) => {
    const section = examples[index];
    if (!section) return [];
    const spreads = document
      .childIds(section)
      .map((id) => ({ id, cells: cellsOfSpread(document, id).length }))
      .filter(({ cells }) => cells > 0);
    const cells = spreads.reduce((sum, spread) => sum + spread.cells, 0);
    return cells === chapter.people && !all ? [] : spreads.map(({ id }) => id);
  });
}

/** The import of the editor, on an album where nobody is: whatever it would ask is settled. */
function peoplePatch(document: AlbumDocument, wish: FirstDraft, examples: readonly NodeId[]): Patch {
  const { people, layouts, makeId, now } = wish;
  // A list without chapters takes the first one of the blueprint, by the name it has.
  const untitled = openSections(document)[0]?.props.name || 'Team';
  const rows = people.map((person, index) => ({ ...person, line: index + 1, photo: '' }));
  const accepted = new Set(rows.map(({ line }) => line));
  const decisions = { ...NO_DECISIONS, accepted, chapters: chaptersInOrder(people, examples, untitled) };
  const plan = planRoster(document, { rows, photos: [], decisions, untitled, layouts });
  return importRosterPatch(document, plan, { images: new Map(), makeId, layouts, now });
}

/** In a blueprint nothing is anybody's work: chapters with cells are there to be taken over. */
function exampleSections(document: AlbumDocument): NodeId[] {
  return openSections(document)
    .map(({ id }) => id)
    .filter((id) => document.childIds(id).some((spread) => cellsOfSpread(document, spread).length > 0));
}

/** Example chapters that nobody is in, and spreads of the others in which every cell stayed empty. */
function leftOver(document: AlbumDocument, examples: readonly NodeId[]): NodeId[] {
  return examples.flatMap((section) => {
    if (document.stickersUsing('section', section).size === 0) return [section];
    return document.childIds(section).filter((spread) => {
      const cells = cellsOfSpread(document, spread);
      return cells.length > 0 && cells.every(({ props }) => props.stickerId === null);
    });
  });
}

/** The chapters of the list, in its order, take over the examples of the blueprint, whatever those are called. */
function chaptersInOrder(
  people: readonly DraftPerson[],
  examples: readonly NodeId[],
  untitled: string,
): Map<string, ChapterTarget> {
  return new Map(
    chaptersOfPeople(people).map(({ name }, index) => {
      const id = examples[index];
      const target: ChapterTarget = id
        ? { kind: 'rename', id, name: name || untitled }
        : { kind: 'new', name: name || untitled };
      return [chapterKey(name), target];
    }),
  );
}

/** Spreads of pictures at the ends of the chapters, the last chapter first, until the pages can be bound. */
function filledUp(peopled: AlbumDocument, { layouts, makeId }: FirstDraft): AlbumDocument {
  const draft = new Draft(peopled);
  const { document } = draft;
  const fillers = [...unusedFillers(document, layouts), ...PHOTO_SPREADS];
  const sections = openSections(document).map(({ id }) => id);
  for (let at = 0; sections.length > 0 && albumStatistics(document).spreadsNeeded > 0; at++) {
    const section = sections.at(-1 - (at % sections.length)) as NodeId;
    const { orders, room } = ordersIn(document, section, 1, makeId);
    const layout = fillers[at % fillers.length]!;
    draft.apply([...room, ...spreadFromLayout({ document, section, order: orders[0]!, layout, makeId }).patch]);
  }
  return document;
}

/** Nothing is told twice. */
function unusedFillers(document: AlbumDocument, layouts: readonly Layout[]): Layout[] {
  const own = layouts.filter(({ stickers, role }) => stickers === 0 && role !== 'opener');
  const used = new Set(spreadOrder(document).map((spread) => layoutOfSpread(document, spread, own)));
  return own.filter((layout) => !used.has(layout));
}

/** General layouts that live from pictures alone. */
const PHOTO_SPREADS = ['photo-framed', 'photo-trio', 'photo-pair', 'photo-spread'].map((id) =>
  GENERAL_LAYOUTS.find((layout) => layout.id === id)!,
);
