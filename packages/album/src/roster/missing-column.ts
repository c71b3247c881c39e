import type { AlbumDocument } from '../document/album.ts';
import { chapterKey, openSections } from './chapters.ts';
import { nameKey, nameWords } from './fold-name.ts';
import type { RosterEntry, RosterPlan } from './plan-roster.ts';
import type { ColumnRole, RosterTable } from './recognise-columns.ts';

/** Which meaning no column has that the rows seem to lack, and the column that may have it. */
export interface MissingColumn {
  readonly role: Extract<ColumnRole, 'name1' | 'name2' | 'chapter'>;
  /** Index; null when none looks like it. */
  readonly column: number | null;
}

/** Below this a few doubts are no sign of anything. */
const FEWEST_ROWS = 4;

/** Why most rows cannot be taken, if one column would settle it. */
export function missingColumn(document: AlbumDocument, table: RosterTable, plan: RosterPlan): MissingColumn | null {
  const rows = plan.entries.filter(({ note }) => note === '');
  const most = (test: (entry: RosterEntry) => boolean) =>
    rows.length >= FEWEST_ROWS && rows.filter(test).length * 2 > rows.length;
  const open = table.columns.flatMap(({ role }, index) => (role === 'skip' ? [index] : []));
  const best = (share: (cells: readonly string[]) => number) => bestColumn(table, open, share);
  if (most(({ status }) => status === 'unreadable')) return { role: 'name1', column: best(shareOfWords) };
  if (
    most(({ doubts }) => doubts.some(({ kind }) => kind === 'elsewhere' || kind === 'twice')) &&
    !has(table, 'chapter')
  ) {
    return { role: 'chapter', column: best(shareIn(chapterNames(document))) };
  }
  if (most(({ doubts }) => doubts.some(({ kind }) => kind === 'elsewhere'))) {
    const column = best(shareIn(chapterNames(document)));
    return column === null ? null : { role: 'chapter', column };
  }
  const isPart = ({ status, fullName, doubts }: RosterEntry) =>
    (status === 'new' || doubts.length > 0) && nameWords(fullName).length === 1;
  if (!has(table, 'name2') && most(isPart) && hasLongNames(document)) {
    return { role: 'name2', column: best(shareIn(namesIn(document))) };
  }
  return null;
}

const has = ({ columns }: RosterTable, wanted: ColumnRole): boolean => columns.some(({ role }) => role === wanted);

function chapterNames(document: AlbumDocument): ReadonlySet<string> {
  return new Set(openSections(document).map(({ props }) => chapterKey(props.name)));
}

/** Words of names, each as a cell would have it. */
function namesIn(document: AlbumDocument): ReadonlySet<string> {
  return new Set([...document.stickers.values()].flatMap(({ name }) => nameWords(name)));
}

function hasLongNames(document: AlbumDocument): boolean {
  const names = [...document.stickers.values()].map(({ name }) => nameWords(name).length);
  return names.filter((words) => words > 1).length * 2 > names.length;
}

const shareIn =
  (known: ReadonlySet<string>) =>
  (cells: readonly string[]): number =>
    cells.filter((cell) => known.has(chapterKey(cell)) || known.has(nameKey(cell))).length / Math.max(1, cells.length);

const shareOfWords = (cells: readonly string[]): number =>
  cells.filter((cell) => /\p{L}{2}/u.test(cell)).length / Math.max(1, cells.length);

/** The one in which more than half of the cells do; of two that are about as good the first. */
function bestColumn(
  { rows }: RosterTable,
  indexes: readonly number[],
  share: (cells: readonly string[]) => number,
): number | null {
  const [best] = indexes
    .map((index) => ({ index, share: share(rows.map((row) => row[index]!).filter((cell) => cell !== '')) }))
    .filter((one) => one.share > 0.5)
    .sort((a, b) => Math.round(10 * (b.share - a.share)) || a.index - b.index);
  return best?.index ?? null;
}
