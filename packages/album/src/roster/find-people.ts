import type { AlbumDocument } from '../document/album.ts';
import type { ImageId, StickerId } from '../document/ids.ts';
import type { Sticker } from '../document/sticker.ts';
import { sectionOfChapter, type RosterChapter } from './chapters.ts';
import { doubtOf, doubtPeople, type PersonDoubt, type StickerDoubt } from './doubt-people.ts';
import { nameKey } from './fold-name.ts';
import { areStrangers } from './likely-rename.ts';
import { fileKey } from './match-photos.ts';
import type { RosterRow } from './read-rows.ts';
import { isSkipped, type RosterDecisions } from './roster-decisions.ts';
import { keysOfRow, personPlace } from './person-keys.ts';

/** By what somebody was known, the surest first: the user, the sticker's id, their own number, their name, their photo. */
export type KnownBy = 'hand' | 'sticker' | 'number' | 'name' | 'photo';

export interface People {
  /** The sticker of a row, by line. */
  readonly known: ReadonlyMap<number, { readonly sticker: Sticker; readonly by: KnownBy }>;
  readonly doubts: ReadonlyMap<number, PersonDoubt>;
  /** Who is in the album, and no row names them or may mean them. */
  readonly leaving: readonly Sticker[];
}

/** Who is still to be found, and for whom. */
interface Search {
  readonly document: AlbumDocument;
  readonly present: readonly RosterRow[];
  readonly free: Map<string, Sticker>;
  /** Rows of which nothing is known and nothing was said. */
  open(): RosterRow[];
  claim(line: number, sticker: Sticker | undefined, by: KnownBy): void;
}

/**
 * Who of the album is meant by which row. Nobody is meant twice, and what is surer comes first, whatever the order of the
 * rows: as the user said, by the sticker's id, by the person's own number, by name, by photo; then by doubt.
 */
export function findPeople(
  document: AlbumDocument,
  rows: readonly RosterRow[],
  chapters: readonly RosterChapter[],
  decisions: RosterDecisions,
): People {
  const present = rows.filter((row) => !isSkipped(decisions, row) && (hasName(row.name) || isOf(document, row)));
  const known = new Map<number, { sticker: Sticker; by: KnownBy }>();
  const free = new Map([...document.stickers].map(([id, sticker]) => [id as string, sticker]));
  const search: Search = {
    document,
    present,
    free,
    open: () => present.filter(({ line }) => !known.has(line) && !decisions.people.has(line)),
    claim: (line, sticker, by) => {
      if (sticker && free.delete(sticker.id)) known.set(line, { sticker, by });
    },
  };
  for (const { line } of present) {
    const said = decisions.people.get(line);
    search.claim(line, said && said !== 'new' ? free.get(said) : undefined, 'hand');
  }
  for (const { line, id } of search.open()) search.claim(line, id ? free.get(id) : undefined, 'sticker');
  const unlikely = byNumber(search);
  byName(search, chapters);
  for (const [line, doubt] of byPhoto(search)) if (!unlikely.has(line)) unlikely.set(line, doubt);
  const doubts = doubtPeople({ rows: present, open: search.open(), free: [...free.values()], chapters, unlikely });
  const doubted = new Set([...doubts.values()].map((doubt) => ('stickerId' in doubt ? doubt.stickerId : '')));
  return { known, doubts, leaving: [...free.values()].filter(({ id }) => !doubted.has(id as StickerId)) };
}

/** A list that was numbered anew is no reason to mix people up: an equal name of somebody else says more. */
function byNumber({ free, present, open, claim }: Search): Map<number, StickerDoubt> {
  const doubts = new Map<number, StickerDoubt>();
  const stickers = unique(free.values(), ({ personId }) => personId);
  const rows = unique(present, ({ personId = '' }) => personId);
  const names = new Set([...free.values()].map(({ name }) => nameKey(name)));
  for (const row of open()) {
    const sticker = rows.get(row.personId ?? '') === row ? stickers.get(row.personId ?? '') : undefined;
    if (!sticker) continue;
    const isNamedSo = keysOfRow(row).includes(nameKey(sticker.name));
    if (!isNamedSo && names.has(nameKey(row.name))) continue;
    if (isNamedSo || !areStrangers(sticker.name, row.name)) claim(row.line, sticker, 'number');
    else doubts.set(row.line, doubtOf('number', sticker));
  }
  return doubts;
}

/** In the chapter that the row names. A row without one means the only one of that name, wherever they are. */
function byName({ free, present, open, claim }: Search, chapters: readonly RosterChapter[]): void {
  const byPlace = Map.groupBy(free.values(), (sticker) => personPlace(sticker.sectionId, nameKey(sticker.name)));
  for (const row of open()) {
    const section = sectionOfChapter(chapters, row.chapter) ?? '';
    const same = keysOfRow(row).flatMap((key) => byPlace.get(personPlace(section, key)) ?? []);
    const sticker = same.find(({ id }) => free.has(id));
    claim(row.line, sticker, 'name');
  }
  const anywhere = unique(free.values(), ({ name }) => nameKey(name));
  const alone = unique(present, ({ name }) => nameKey(name));
  for (const row of open()) {
    if (row.chapter !== '' || alone.get(nameKey(row.name)) !== row) continue;
    const [sticker] = keysOfRow(row).flatMap((key) => anywhere.get(key) ?? []);
    claim(row.line, sticker, 'name');
  }
}

/** The photo column names the file that a sticker shows. */
function byPhoto({ document, free, present, open, claim }: Search): Map<number, StickerDoubt> {
  const doubts = new Map<number, StickerDoubt>();
  const fileOf = ({ image }: Sticker) => fileKey(document.images.get(image as ImageId)?.filename ?? '');
  const stickers = unique(document.stickers.values(), fileOf);
  const rows = unique(present, ({ photo }) => fileKey(photo));
  for (const row of open()) {
    const sticker = rows.get(fileKey(row.photo)) === row ? stickers.get(fileKey(row.photo)) : undefined;
    if (!sticker || !free.has(sticker.id)) continue;
    if (areStrangers(sticker.name, row.name)) doubts.set(row.line, doubtOf('photo', sticker));
    else claim(row.line, sticker, 'photo');
  }
  return doubts;
}

/** What is called so once; nothing of what has no key. */
function unique<Value>(values: Iterable<Value>, keyOf: (value: Value) => string): ReadonlyMap<string, Value> {
  const groups = Map.groupBy(values, keyOf);
  return new Map([...groups].flatMap(([key, group]) => (key !== '' && group.length === 1 ? [[key, group[0]!]] : [])));
}

/** Whether a row names a sticker of the album by its id: then it is that one, whatever it is called now. */
function isOf(document: AlbumDocument, { id }: RosterRow): boolean {
  return Boolean(id) && document.stickers.has(id as StickerId);
}

/** Whether there is a name at all. */
export function hasName(name: string): boolean {
  return /\p{L}/u.test(name);
}
