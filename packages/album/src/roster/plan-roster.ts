import type { AlbumDocument } from '../document/album.ts';
import type { NodeId, StickerId } from '../document/ids.ts';
import type { Sticker } from '../document/sticker.ts';
import { chapterKey, planChapters, type ChapterOptions, type RosterChapter } from './chapters.ts';
import type { PersonDoubt } from './doubt-people.ts';
import { findPeople, hasName, type KnownBy, type People } from './find-people.ts';
import { filesOf, matchPhotos, type PhotoMatch } from './match-photos.ts';
import { fileOf, photoOf, settledPhoto, shows } from './photo-of-row.ts';
import { leavingOf, type RosterLeaving } from './roster-leaving.ts';
import { nameInOrder, tidyText, type RosterRow } from './read-rows.ts';
import { isSkipped, NO_DECISIONS, type RosterDecisions } from './roster-decisions.ts';
import { shortenName, shortenText, STICKER_TEXT_MAX } from './shorten-name.ts';

export type RosterStatus = 'new' | 'changed' | 'doubtful' | 'unreadable' | 'unchanged' | 'skipped';

/** Why a row waits for the user. */
export type RosterDoubt =
  | PersonDoubt
  | { readonly kind: 'long_name'; readonly length: number; readonly offered: string }
  | { readonly kind: 'photos'; readonly candidates: readonly string[] };

export interface RosterChange {
  readonly field: 'name' | 'position' | 'photo' | 'chapter' | 'person' | 'mark';
  readonly from: string;
  readonly to: string;
}

/** What the import would make of one row. */
export interface RosterEntry {
  readonly line: number;
  readonly status: RosterStatus;
  /** As it would be stored: at most 30 characters. */
  readonly name: string;
  /** As the row says, or as the user typed it. */
  readonly fullName: string;
  readonly position: string;
  /** Key of the chapter in `chapters`. */
  readonly chapter: string;
  /** The row names no chapter, or its sticker by id and the chapter the sticker is in: it stays there. */
  readonly stays: boolean;
  readonly personId: string;
  /** What the row says about the list, if it names nobody; '' else. */
  readonly note: string;
  readonly photo: PhotoMatch;
  readonly doubleSticker: boolean;
  /** The sticker that is this person already. */
  readonly stickerId: StickerId | null;
  /** How that one was found. */
  readonly knownBy: KnownBy | null;
  readonly doubts: readonly RosterDoubt[];
  readonly changes: readonly RosterChange[];
}

export interface RosterPlan {
  readonly entries: readonly RosterEntry[];
  readonly chapters: readonly RosterChapter[];
  /** Pictures that no row claims. */
  readonly unmatchedPhotos: readonly string[];
  /** Who is in the album and not in the list, in the album's order. */
  readonly leaving: readonly RosterLeaving[];
}

export interface RosterInput extends ChapterOptions {
  readonly rows: readonly RosterRow[];
  /** Names of the pictures that were given, with or without folders. */
  readonly photos: readonly string[];
  readonly decisions?: RosterDecisions;
}

/**
 * Compares a roster with an album: what is new, changed, doubtful, unreadable, unchanged, and who is not named any more.
 * Nobody goes unless that was said of them, and nothing that the roster leaves empty is emptied.
 */
export function planRoster(document: AlbumDocument, input: RosterInput): RosterPlan {
  const { rows, photos, decisions = NO_DECISIONS } = input;
  const named = rows.map((row) => ({ ...row, name: decisions.names.get(row.line)?.trim() ?? row.name }));
  const taken = rows.filter((row) => !isSkipped(decisions, row));
  const chapters = planChapters(document, taken, decisions.chapters, input);
  const matches = matchPhotos(rows, photos);
  const people = findPeople(document, named, chapters, decisions);
  const entries = named.map((row) => {
    const photo = photoOf(row.line, matches.byLine.get(row.line) ?? { kind: 'none' }, decisions);
    return planRow(document, row, photo, people, chapters, decisions);
  });
  const claimed = new Set(entries.flatMap(({ photo }) => filesOf(photo)));
  const leaving = people.leaving.map((sticker) => leavingOf(sticker, chapters, decisions));
  return { entries, chapters, unmatchedPhotos: photos.filter((file) => !claimed.has(file)), leaving };
}

/** How many rows there are of each status. */
export function countByStatus(plan: RosterPlan): Record<RosterStatus, number> {
  const counts = { new: 0, changed: 0, doubtful: 0, unreadable: 0, unchanged: 0, skipped: 0 };
  for (const { status } of plan.entries) counts[status] += 1;
  return counts;
}

/** The entries that an import takes over. */
export function importedEntries(plan: RosterPlan): RosterEntry[] {
  return plan.entries.filter(({ status }) => status === 'new' || status === 'changed');
}

/** The pictures that must be uploaded before the import, each once. */
export function neededPhotos(plan: RosterPlan): string[] {
  const files = importedEntries(plan).flatMap(({ status, photo, changes }) =>
    photo.kind === 'found' && (status === 'new' || changes.some(({ field }) => field === 'photo')) ? [photo.file] : [],
  );
  return [...new Set(files)];
}

function planRow(
  document: AlbumDocument,
  row: RosterRow,
  given: PhotoMatch,
  people: People,
  chapters: readonly RosterChapter[],
  decisions: RosterDecisions,
): RosterEntry {
  const { line } = row;
  const { sticker, by = null } = people.known.get(line) ?? {};
  const accepted = decisions.accepted.has(line);
  const photo = settledPhoto(document, sticker, given, accepted);
  const byId = sticker !== undefined && row.id === sticker.id;
  const name = nameFor(row.name, sticker, byId);
  const entry = {
    line,
    name,
    fullName: row.name,
    position: shortenText(row.position, STICKER_TEXT_MAX),
    chapter: chapterKey(row.chapter),
    stays: sticker !== undefined && (row.chapter === '' || (byId && names(document, row.chapter, sticker))),
    personId: row.personId ?? '',
    note: row.note ?? '',
    photo,
    doubleSticker: sticker?.doubleSticker ?? decisions.doubles.has(line),
    stickerId: (sticker?.id ?? null) as StickerId | null,
    knownBy: by,
    doubts: [] as RosterDoubt[],
    changes: [] as RosterChange[],
  };
  if (isSkipped(decisions, row)) return { ...entry, status: 'skipped' };
  if (!hasName(row.name) && !(byId && name === sticker.name)) return { ...entry, status: 'unreadable' };
  const doubt = people.doubts.get(line);
  if (doubt && !(accepted && doubt.kind === 'twice')) entry.doubts.push(doubt);
  if ((!sticker || (byId && name !== sticker.name)) && name !== row.name && !accepted) {
    entry.doubts.push({ kind: 'long_name', length: row.name.length, offered: name });
  }
  if (photo.kind === 'doubtful') entry.doubts.push({ kind: 'photos', candidates: photo.candidates });
  if (sticker) entry.changes.push(...changesOf(document, sticker, entry, chapters));
  const status =
    entry.doubts.length > 0 ? 'doubtful' : !sticker ? 'new' : entry.changes.length > 0 ? 'changed' : 'unchanged';
  return { ...entry, status };
}

/** A name that only differs in that the album's one is shortened already stays as it is. */
function nameFor(name: string, sticker: Sticker | undefined, byId: boolean): string {
  if (byId) return sameText(sticker!.name, name) ? sticker!.name : shortenName(name);
  const tooLong = name.length > STICKER_TEXT_MAX;
  return tooLong && sticker ? sticker.name : shortenName(name);
}

/** Whether a cell says what is there already, as far as a table can say it. */
function sameText(stored: string, cell: string): boolean {
  const tidy = tidyText(stored);
  return tidy === cell || nameInOrder(tidy) === cell;
}

/** Whether a row names the chapter that its sticker is in, or nothing that can be a name of one. */
function names(document: AlbumDocument, chapter: string, sticker: Sticker): boolean {
  const key = chapterKey(chapter);
  return key === '' || key === chapterKey(sectionName(document, sticker.sectionId as NodeId));
}

function changesOf(
  document: AlbumDocument,
  sticker: Sticker,
  entry: Pick<RosterEntry, 'name' | 'position' | 'photo' | 'chapter' | 'stays' | 'personId'>,
  chapters: readonly RosterChapter[],
): RosterChange[] {
  const changes: RosterChange[] = [];
  if (sticker.name !== entry.name) changes.push({ field: 'name', from: sticker.name, to: entry.name });
  if (entry.position !== '' && !sameText(sticker.position, entry.position)) {
    changes.push({ field: 'position', from: sticker.position, to: entry.position });
  }
  if (entry.photo.kind === 'found' && !shows(document, sticker, entry.photo.file)) {
    changes.push({ field: 'photo', from: fileOf(document, sticker), to: entry.photo.file });
  }
  if (entry.personId !== '' && entry.personId !== sticker.personId)
    changes.push({ field: 'person', from: sticker.personId, to: entry.personId });
  if (sticker.leftList) changes.push({ field: 'mark', from: '', to: '' });
  if (entry.stays) return changes;
  const target = chapters.find(({ key }) => key === entry.chapter)!.target;
  if (target.kind === 'new' || target.id !== sticker.sectionId) {
    const to = target.kind === 'section' ? sectionName(document, target.id) : target.name;
    changes.push({ field: 'chapter', from: sectionName(document, sticker.sectionId as NodeId), to });
  }
  return changes;
}

function sectionName(document: AlbumDocument, id: NodeId): string {
  return document.nodes.get(id)?.props.name ?? '';
}
