/** What the user says to the preview of a roster. Every edit answers with new decisions; `planRoster` reads them. */
import type { NodeId, StickerId } from '../document/ids.ts';
import { chapterKey } from './chapters.ts';
import type { RosterRow } from './read-rows.ts';

/** Where a chapter of the table goes: a section that is there, one to take over under the chapter's name, a new one. */
export type ChapterTarget =
  | { readonly kind: 'section'; readonly id: NodeId }
  | { readonly kind: 'rename'; readonly id: NodeId; readonly name: string }
  | { readonly kind: 'new'; readonly name: string };

/** They stay as they are (and a mark goes), they get a mark that everybody sees, or they go. */
export type Leaving = 'keep' | 'mark' | 'remove';

export interface RosterDecisions {
  /** By line: a name typed into the preview. */
  readonly names: ReadonlyMap<number, string>;
  /** By line: this is the person of a sticker that is there, or somebody new. */
  readonly people: ReadonlyMap<number, StickerId | 'new'>;
  /** By line: a picture given by hand, or none. */
  readonly photos: ReadonlyMap<number, string | null>;
  /** Lines whose doubts are waved through: the shortened name fits, the row is meant twice, no picture. */
  readonly accepted: ReadonlySet<number>;
  readonly skipped: ReadonlySet<number>;
  /** Lines that look like a word about the list, and are people all the same. */
  readonly wanted: ReadonlySet<number>;
  /** By sticker: what becomes of somebody whom the list does not name; nothing when absent. */
  readonly leaving: ReadonlyMap<StickerId, Leaving>;
  /** Lines that become double stickers. */
  readonly doubles: ReadonlySet<number>;
  /** By `chapterKey`. */
  readonly chapters: ReadonlyMap<string, ChapterTarget>;
}

export const NO_DECISIONS: RosterDecisions = {
  names: new Map(),
  people: new Map(),
  photos: new Map(),
  accepted: new Set(),
  skipped: new Set(),
  wanted: new Set(),
  leaving: new Map(),
  doubles: new Set(),
  chapters: new Map(),
};

export function renameRow(decisions: RosterDecisions, line: number, name: string): RosterDecisions {
  return { ...decisions, names: withEntry(decisions.names, line, name) };
}

/** "The same": the row is the person of that sticker. "New": it is not, whatever they are called. */
export function decidePerson(decisions: RosterDecisions, line: number, person: StickerId | 'new'): RosterDecisions {
  return { ...decisions, people: withEntry(decisions.people, line, person) };
}

/** As if nothing had been said about who a row is. */
export function undecidePerson(decisions: RosterDecisions, line: number): RosterDecisions {
  return { ...decisions, people: new Map([...decisions.people].filter(([one]) => one !== line)) };
}

/** Gives a row a picture (any file that was given), or none. */
export function choosePhoto(decisions: RosterDecisions, line: number, file: string | null): RosterDecisions {
  return { ...decisions, photos: withEntry(decisions.photos, line, file) };
}

export function acceptRow(decisions: RosterDecisions, line: number): RosterDecisions {
  return { ...decisions, accepted: new Set([...decisions.accepted, line]) };
}

export function skipRow(decisions: RosterDecisions, line: number, skipped = true): RosterDecisions {
  return {
    ...decisions,
    skipped: withMember(decisions.skipped, line, skipped),
    wanted: withMember(decisions.wanted, line, !skipped),
  };
}

export function isSkipped(decisions: RosterDecisions, { line, isNote }: Pick<RosterRow, 'line' | 'isNote'>): boolean {
  return decisions.skipped.has(line) || (isNote === true && !decisions.wanted.has(line));
}

export function decideLeaving(decisions: RosterDecisions, sticker: StickerId, leaving: Leaving): RosterDecisions {
  return { ...decisions, leaving: withEntry(decisions.leaving, sticker, leaving) };
}

export function makeDouble(decisions: RosterDecisions, line: number, double = true): RosterDecisions {
  return { ...decisions, doubles: withMember(decisions.doubles, line, double) };
}

export function mapChapter(decisions: RosterDecisions, chapter: string, target: ChapterTarget): RosterDecisions {
  return { ...decisions, chapters: withEntry(decisions.chapters, chapterKey(chapter), target) };
}

function withEntry<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key, value: Value): Map<Key, Value> {
  return new Map([...map, [key, value]]);
}

function withMember(set: ReadonlySet<number>, line: number, isIn: boolean): Set<number> {
  const next = new Set(set);
  if (isIn) next.add(line);
  else next.delete(line);
  return next;
}
