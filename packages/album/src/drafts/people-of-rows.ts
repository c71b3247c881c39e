import { chapterKey } from '../roster/chapters.ts';
import { matchPhotos } from '../roster/match-photos.ts';
import { hasName } from '../roster/find-people.ts';
import { nameKey } from '../roster/fold-name.ts';
import type { RosterRow } from '../roster/read-rows.ts';
import { isSkipped, NO_DECISIONS, type RosterDecisions } from '../roster/roster-decisions.ts';
import { SECTION_NAME_MAX, shortenName, shortenText, STICKER_TEXT_MAX } from '../roster/shorten-name.ts';

/** Somebody of a list, as an album that is not there yet will have them. Texts are as short as stickers need them. */
export interface DraftPerson {
  readonly name: string;
  readonly position: string;
  readonly chapter: string;
  /** Their own number in the list, where it gives one. */
  readonly personId?: string;
  /** The file of their photo, of those that came with the list. */
  readonly photo?: string;
}

/** What a list comes to, and what was made of rows that could not be taken as they were. Lines are those of the file. */
export interface PeopleOfRows {
  readonly people: readonly DraftPerson[];
  /** Rows without a name: left out. */
  readonly nameless: readonly number[];
  /** Words about the list, no people: left out. */
  readonly notes: readonly { readonly line: number; readonly text: string }[];
  /** Rows that say what an earlier one says: left out unless they were wanted. */
  readonly twice: readonly { readonly line: number; readonly name: string }[];
  /** Names that are too long for a sticker. */
  readonly shortened: readonly { readonly line: number; readonly from: string; readonly to: string }[];
}

/**
 * Reads the rows of a list for a new album, where nobody is yet: there is little to doubt. Photos go to whom they belong for
 * certain; the others can be given away in the editor.
 */
export function peopleOfRows(
  rows: readonly RosterRow[],
  keepTwice = false,
  photos: readonly string[] = [],
  decisions: RosterDecisions = NO_DECISIONS,
): PeopleOfRows {
  const matches = photos.length > 0 ? matchPhotos(rows, photos).byLine : null;
  const people: DraftPerson[] = [];
  const nameless: number[] = [];
  const notes: { line: number; text: string }[] = [];
  const twice: { line: number; name: string }[] = [];
  const shortened: { line: number; from: string; to: string }[] = [];
  const seen = new Set<string>();
  for (const row of rows) {
    const { line, name: from, position, chapter, personId } = row;
    if (isSkipped(decisions, row)) {
      if (row.isNote) notes.push({ line, text: row.note ?? '' });
      continue;
    }
    if (!hasName(from)) {
      nameless.push(line);
      continue;
    }
    const name = shortenName(from);
    const key = `${chapterKey(chapter)}\n${nameKey(from)}`;
    if (seen.has(key)) {
      twice.push({ line, name });
      if (!keepTwice) continue;
    }
    seen.add(key);
    const match = matches?.get(line);
    if (name !== from) shortened.push({ line, from, to: name });
    people.push({
      name,
      position: shortenText(position, STICKER_TEXT_MAX),
      chapter: shortenText(chapter, SECTION_NAME_MAX),
      ...(personId && { personId }),
      ...(match?.kind === 'found' && { photo: match.file }),
    });
  }
  return { people, nameless, notes, twice, shortened };
}

/** The chapters of a list in order of first appearance, with how many are in each. */
export function chaptersOfPeople(people: readonly DraftPerson[]): { readonly name: string; readonly people: number }[] {
  return [...Map.groupBy(people, ({ chapter }) => chapterKey(chapter)).values()].map((members) => ({
    name: members[0]!.chapter,
    people: members.length,
  }));
}
