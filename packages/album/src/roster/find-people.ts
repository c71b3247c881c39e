import type { AlbumDocument } from '../document/album.ts';
import type { NodeId, StickerId } from '../document/ids.ts';
import type { Sticker } from '../document/sticker.ts';
import { chapterKey, sectionOfChapter, type RosterChapter } from './chapters.ts';
import { nameKey } from './fold-name.ts';
import type { RosterRow } from './read-rows.ts';
import type { RosterDecisions } from './roster-decisions.ts';
import { shortenName } from './shorten-name.ts';
import { areSimilar } from './similar-names.ts';

/** Why it is not clear who a row is. */
export type PersonDoubt =
  /** Somebody of a similar name is in the chapter, and no row is theirs. */
  | { readonly kind: 'similar'; readonly stickerId: StickerId; readonly name: string }
  /** Somebody of just this name is in another chapter. */
  | { readonly kind: 'elsewhere'; readonly stickerId: StickerId; readonly name: string; readonly section: NodeId }
  /** Another row says the same. */
  | { readonly kind: 'twice'; readonly line: number };

export interface People {
  /** The sticker of a row, by line. */
  readonly known: ReadonlyMap<number, Sticker>;
  readonly doubts: ReadonlyMap<number, PersonDoubt>;
}

/** Who of the album is meant by which row: as the user said, then by id, by equal name and chapter, then by doubt. */
export function findPeople(
  document: AlbumDocument,
  rows: readonly RosterRow[],
  chapters: readonly RosterChapter[],
  decisions: RosterDecisions,
): People {
  const known = new Map<number, Sticker>();
  const doubts = new Map<number, PersonDoubt>();
  const free = new Map([...document.stickers].map(([id, sticker]) => [id as string, sticker]));
  const claim = (line: number, sticker: Sticker) => {
    known.set(line, sticker);
    free.delete(sticker.id);
  };
  const present = rows.filter((row) => !decisions.skipped.has(row.line) && (hasName(row.name) || isOf(document, row)));
  for (const { line } of present) {
    const said = decisions.people.get(line);
    const sticker = said && said !== 'new' ? free.get(said) : undefined;
    if (sticker) claim(line, sticker);
  }
  for (const { line, id } of present) {
    const sticker = id && !known.has(line) && !decisions.people.has(line) ? free.get(id) : undefined;
    if (sticker) claim(line, sticker);
  }
  const open = present.filter(({ line }) => !known.has(line) && decisions.people.get(line) !== 'new');
  const byPlace = Map.groupBy(free.values(), (sticker) => place(sticker.sectionId, nameKey(sticker.name)));
  for (const row of open) {
    const section = sectionOfChapter(chapters, row.chapter);
    const keys = [nameKey(row.name), nameKey(shortenName(row.name))];
    const same = keys.flatMap((key) => byPlace.get(place(section ?? '', key)) ?? []).find(({ id }) => free.has(id));
    if (same) claim(row.line, same);
  }
  const seen = new Map<string, number>();
  for (const row of present) {
    const key = place(chapterKey(row.chapter), nameKey(row.name));
    const earlier = seen.get(key);
    if (earlier === undefined) seen.set(key, row.line);
    if (known.has(row.line) || decisions.people.get(row.line) === 'new') continue;
    const doubt = doubtAbout(row, sectionOfChapter(chapters, row.chapter), free);
    if (doubt) doubts.set(row.line, doubt);
    else if (earlier !== undefined) doubts.set(row.line, { kind: 'twice', line: earlier });
  }
  return { known, doubts };
}

function doubtAbout(
  row: RosterRow,
  section: NodeId | null,
  free: ReadonlyMap<string, Sticker>,
): PersonDoubt | undefined {
  let elsewhere: PersonDoubt | undefined;
  for (const { id, name, sectionId } of free.values()) {
    const stickerId = id as StickerId;
    if (sectionId === section) {
      if (areSimilar(name, row.name)) return { kind: 'similar', stickerId, name };
    } else if (nameKey(name) === nameKey(row.name)) {
      elsewhere ??= { kind: 'elsewhere', stickerId, name, section: sectionId as NodeId };
    }
  }
  return elsewhere;
}

/** Whether a row names a sticker of the album by its id: then it is that one, whatever it is called now. */
function isOf(document: AlbumDocument, { id }: RosterRow): boolean {
  return Boolean(id) && document.stickers.has(id as StickerId);
}

function place(section: string, key: string): string {
  return `${section} ${key}`;
}

/** Whether there is a name at all. */
export function hasName(name: string): boolean {
  return /\p{L}/u.test(name);
}
