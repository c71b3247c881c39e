import { cellsOfSpread } from '../commands/cells.ts';
import { Draft } from '../commands/draft.ts';
import { answerQuestions } from '../commands/questions/answer-questions.ts';
import type { AlbumDocument } from '../document/album.ts';
import type { NodeId } from '../document/ids.ts';
import type { Layout } from '../layouts/layout.ts';
import { madeOf, spreadsForAll } from '../layouts/layout-of-spread.ts';
import { holdsJust } from '../layouts/plan-spreads.ts';
import type { Patch } from '../patch/patch.ts';
import { removeNodesPatch } from '../patch/remove-patches.ts';
import { chapterKey, type ChapterTarget, openSections } from '../roster/chapters.ts';
import { importRosterPatch, type RosterImport } from '../roster/import-roster.ts';
import { planRoster } from '../roster/plan-roster.ts';
import { NO_DECISIONS } from '../roster/roster-decisions.ts';
import type { FirstDraft } from './draft-wish.ts';
import { isFiller } from './fillers.ts';
import { chaptersOfPeople, type DraftPerson } from './people-of-rows.ts';

export type MostOnSpread = NonNullable<RosterImport['mostOnSpread']>;

/**
 * With so many stickers at `most` on a spread, no example spread is good enough to be kept, and fill-ins among the examples
 * make room: where there is some, they come again.
 */
export function withPeople(styled: AlbumDocument, wish: FirstDraft, most?: MostOnSpread): AlbumDocument {
  const draft = new Draft(styled);
  const { document } = draft;
  const all = exampleSections(document);
  const examples = all.slice(0, chaptersOfPeople(wish.people).length);
  const fillers = most ? fillersIn(document, examples, wish.layouts) : [];
  // What goes goes first: what it says may be said anew.
  const going = [
    ...all.slice(examples.length),
    ...byHandIn(document, examples, wish.layouts),
    ...illFitting(document, wish, examples, most !== undefined),
    ...fillers,
  ];
  draft.apply(removeNodesPatch(document, going));
  draft.apply(answerQuestions(document, wish.answers ?? {}, wish.title));
  draft.apply(peoplePatch(document, { ...wish, ...(most && { mostOnSpread: most }) }, examples));
  draft.apply(removeNodesPatch(document, leftOver(document, examples)));
  return document;
}

/** Spreads of the examples that are for somebody on purpose. */
function byHandIn(document: AlbumDocument, examples: readonly NodeId[], layouts: readonly Layout[]): NodeId[] {
  return examples.flatMap((section) => {
    const forAll = spreadsForAll(document, section, layouts);
    return document.childIds(section).filter((spread) => !forAll.includes(spread));
  });
}

/** Spreads of the examples that are made of a fill-in of the blueprint. */
function fillersIn(document: AlbumDocument, examples: readonly NodeId[], layouts: readonly Layout[]): NodeId[] {
  const fillers = new Set(layouts.filter(isFiller).map(({ id }) => id));
  return examples
    .flatMap((section) => document.childIds(section))
    .filter((spread) => fillers.has(madeOf(document, spread) ?? ''));
}

/** Example spreads for stickers where a chapter of the list has more or fewer people than they have cells. */
function illFitting(
  document: AlbumDocument,
  { people, layouts }: FirstDraft,
  examples: readonly NodeId[],
  all: boolean,
): NodeId[] {
  return chaptersOfPeople(people).flatMap((chapter, index) => {
    const section = examples[index];
    if (!section) return [];
    const spreads = spreadsForAll(document, section, layouts)
      .map((id) => ({ id, cells: cellsOfSpread(document, id).length }))
      .filter(({ cells }) => cells > 0);
    const rooms = spreads.map(({ cells }) => cells);
    return holdsJust(rooms, chapter.people) && !all ? [] : spreads.map(({ id }) => id);
  });
}

/** The import of the editor, on an album where nobody is: whatever it would ask is settled. */
function peoplePatch(
  document: AlbumDocument,
  wish: FirstDraft & Pick<RosterImport, 'mostOnSpread'>,
  examples: readonly NodeId[],
): Patch {
  const { people, layouts, mostOnSpread, makeId, now } = wish;
  // A list without chapters takes the first one of the blueprint, by the name it has.
  const untitled = openSections(document)[0]?.props.name || 'Team';
  const rows = people.map((person, index) => ({ ...person, line: index + 1, photo: '' }));
  const accepted = new Set(rows.map(({ line }) => line));
  const decisions = { ...NO_DECISIONS, accepted, chapters: chaptersInOrder(people, examples, untitled) };
  const plan = planRoster(document, { rows, photos: [], decisions, untitled, layouts });
  const room = mostOnSpread === undefined ? {} : { mostOnSpread };
  return importRosterPatch(document, plan, { images: new Map(), makeId, layouts, now, ...room });
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
