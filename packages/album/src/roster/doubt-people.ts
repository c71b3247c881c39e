import type { NodeId, StickerId } from '../document/ids.ts';
import type { Sticker } from '../document/sticker.ts';
import { chapterKey, sectionOfChapter, type RosterChapter } from './chapters.ts';
import { nameKey } from './fold-name.ts';
import { renameLikelihood } from './likely-rename.ts';
import { keysOfRow, personPlace } from './person-keys.ts';
import type { RosterRow } from './read-rows.ts';

/** Somebody of the album whom a row may mean. */
export interface StickerDoubt {
  /**
   * Somebody of the chapter whom no row names is of a similar name (`similar`), or may be called so now (`renamed`);
   * somebody of just this name is in another chapter (`elsewhere`); somebody of quite another name has the row's number
   * (`number`) or its photo (`photo`).
   */
  readonly kind: 'similar' | 'renamed' | 'elsewhere' | 'number' | 'photo';
  readonly stickerId: StickerId;
  readonly name: string;
  /** The other chapter, of `elsewhere`. */
  readonly section?: NodeId;
}

/** Why it is not clear who a row is. */
export type PersonDoubt =
  | StickerDoubt
  /** Another row says the same. */
  | { readonly kind: 'twice'; readonly line: number };

export function doubtOf(kind: StickerDoubt['kind'], { id, name, sectionId }: Sticker): StickerDoubt {
  return { kind, stickerId: id as StickerId, name, ...(kind === 'elsewhere' && { section: sectionId as NodeId }) };
}

interface OpenSearch {
  readonly rows: readonly RosterRow[];
  /** Those of whom nothing is known. */
  readonly open: readonly RosterRow[];
  /** Whom no row is known to name. */
  readonly free: readonly Sticker[];
  readonly chapters: readonly RosterChapter[];
  /** What a number or a photo says against the name. */
  readonly unlikely: ReadonlyMap<number, StickerDoubt>;
}

/** Whom the open rows may mean: each sticker is proposed for one row, the likeliest first. Then rows that say the same. */
export function doubtPeople(search: OpenSearch): Map<number, PersonDoubt> {
  const { rows, open } = search;
  const proposals = open
    .flatMap((row) => proposalsFor(row, search).map((proposal) => ({ ...proposal, line: row.line })))
    .sort((a, b) => b.score - a.score || a.line - b.line);
  const doubts = new Map<number, PersonDoubt>();
  const taken = new Set<StickerId>();
  for (const { line, doubt } of proposals) {
    if (doubts.has(line) || taken.has(doubt.stickerId)) continue;
    doubts.set(line, doubt);
    taken.add(doubt.stickerId);
  }
  const openLines = new Set(open.map(({ line }) => line));
  const seen = new Map<string, number>();
  for (const row of rows) {
    const key = personPlace(chapterKey(row.chapter), nameKey(row.name));
    const earlier = seen.get(key);
    if (earlier === undefined) seen.set(key, row.line);
    else if (openLines.has(row.line) && !doubts.has(row.line)) doubts.set(row.line, { kind: 'twice', line: earlier });
  }
  return doubts;
}

interface Proposal {
  readonly doubt: StickerDoubt;
  readonly score: number;
}

function proposalsFor(row: RosterRow, { chapters, free, unlikely }: OpenSearch): Proposal[] {
  const section = sectionOfChapter(chapters, row.chapter);
  const keys = keysOfRow(row);
  const said = unlikely.get(row.line);
  const proposals = free.flatMap((sticker) => {
    const isHere = row.chapter === '' || sticker.sectionId === section;
    if (keys.includes(nameKey(sticker.name)))
      return [{ doubt: doubtOf(isHere ? 'similar' : 'elsewhere', sticker), score: 5 }];
    const likelihood = isHere ? renameLikelihood(sticker.name, row.name) : 0;
    if (likelihood === 0) return [];
    const samePosition = row.position !== '' && row.position === sticker.position ? 0.5 : 0;
    return [{ doubt: doubtOf(likelihood === 3 ? 'similar' : 'renamed', sticker), score: likelihood + samePosition }];
  });
  return said && free.some(({ id }) => id === said.stickerId) ? [...proposals, { doubt: said, score: 6 }] : proposals;
}
