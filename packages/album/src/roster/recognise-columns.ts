import { headerMeaning, type HeaderMeaning } from './header-words.ts';

/**
 * What a column of the table means. Each but `skip` is used once. `person` is a number that the customer's own list gives
 * everybody, `id` the sticker's in this album.
 */
export const COLUMN_ROLES = ['name1', 'name2', 'position', 'chapter', 'photo', 'person', 'id', 'skip'] as const;
export type ColumnRole = (typeof COLUMN_ROLES)[number];

export interface Column {
  /** As the header says; '' where there is none. */
  readonly title: string;
  readonly role: ColumnRole;
  /** Up to three different values, to show what is in it. */
  readonly samples: readonly string[];
}

export interface RosterTable {
  readonly hasHeader: boolean;
  readonly columns: readonly Column[];
  /** Without the header, all as wide as the columns. */
  readonly rows: readonly (readonly string[])[];
  /** The line of the first row in the file, counted from 1. */
  readonly firstLine: number;
}

/** Finds the header, if there is one, and what the columns mean: by their titles, else by what is in them. */
export function recogniseColumns(table: readonly (readonly string[])[]): RosterTable {
  const filled = table.map((row) => row.map((cell) => cell.trim()));
  const start = filled.findIndex((row) => row.some((cell) => cell !== ''));
  if (start < 0) return { hasHeader: false, columns: [], rows: [], firstLine: 1 };
  const width = Math.max(...filled.map((row) => row.length));
  const padded = filled.slice(start).map((row) => [...row, ...Array<string>(width - row.length).fill('')]);
  const meanings = padded[0]!.map(headerMeaning);
  const hasHeader = meanings.some((meaning) => meaning !== undefined) && !padded[0]!.some(isFileName);
  const rows = hasHeader ? padded.slice(1) : padded;
  const roles = hasHeader ? rolesByTitle(meanings) : rolesByContent(rows, width);
  const columns = roles.map((role, index) => ({
    title: hasHeader ? padded[0]![index]! : '',
    role,
    samples: [...new Set(rows.map((row) => row[index]!).filter((cell) => cell !== ''))].slice(0, 3),
  }));
  return { hasHeader, columns, rows, firstLine: start + (hasHeader ? 2 : 1) };
}

/** Gives a column another meaning; a column that had it before is skipped from then on. */
export function withColumnRole(table: RosterTable, index: number, role: ColumnRole): RosterTable {
  const columns = table.columns.map((column, at) => {
    if (at === index) return { ...column, role };
    return column.role === role && role !== 'skip' ? { ...column, role: 'skip' as const } : column;
  });
  return { ...table, columns };
}

/** Whether a cell names a picture. */
export function isFileName(cell: string): boolean {
  return /\.(jpe?g|png|webp|heic|heif|avif|gif|tiff?|svg)$/i.test(cell.trim());
}

/** `Name` beside `Vorname` is the family name; alone it is the whole one. Italian `Nome` and French `Nom` likewise. */
function rolesByTitle(meanings: readonly (HeaderMeaning | undefined)[]): ColumnRole[] {
  const hasWhole = meanings.includes('name');
  const hasGiven = meanings.includes('given');
  const hasSurname = meanings.includes('surname');
  const roleOf: Record<HeaderMeaning, ColumnRole> = {
    given: 'name1',
    surname: hasGiven || hasWhole ? 'name2' : 'name1',
    name: hasGiven ? (hasSurname ? 'skip' : 'name2') : 'name1',
    position: 'position',
    chapter: 'chapter',
    photo: 'photo',
    person: 'person',
    id: 'id',
    state: 'skip',
  };
  return onceEach(meanings.map((meaning) => (meaning ? roleOf[meaning] : 'skip')));
}

function rolesByContent(rows: readonly (readonly string[])[], width: number): ColumnRole[] {
  const roles = Array.from({ length: width }, (): ColumnRole => 'skip');
  const facts = roles.map((_, index) => factsOf(rows.map((row) => row[index]!)));
  const take = (role: ColumnRole, index: number) => {
    if (index >= 0 && roles[index] === 'skip' && !roles.includes(role)) roles[index] = role;
  };
  take(
    'photo',
    facts.findIndex((fact) => fact.files > 0.5),
  );
  const named = facts.flatMap((fact, index) =>
    fact.words > 0.8 && fact.different > 0.5 && fact.files <= 0.5 ? [index] : [],
  );
  const [first, second] = named;
  if (first !== undefined) take('name1', first);
  if (first !== undefined && second === first + 1 && facts[first]!.oneWord > 0.8 && facts[second]!.oneWord > 0.5) {
    take('name2', second);
  }
  const repeated = facts
    .map((fact, index) => ({ ...fact, index }))
    .filter(({ index, words, different }) => roles[index] === 'skip' && words > 0.5 && different <= 0.5)
    .sort((a, b) => a.different - b.different);
  take('chapter', repeated[0]?.index ?? -1);
  take('position', repeated[1]?.index ?? -1);
  if (first === undefined)
    take(
      'name1',
      facts.findIndex((fact) => fact.words > 0.5),
    );
  return roles;
}

interface ColumnFacts {
  /** Shares of the filled cells, from 0 to 1. */
  readonly files: number;
  readonly words: number;
  readonly oneWord: number;
  readonly different: number;
}

function factsOf(cells: readonly string[]): ColumnFacts {
  const filled = cells.filter((cell) => cell !== '');
  const share = (test: (cell: string) => boolean) => filled.filter(test).length / Math.max(1, filled.length);
  return {
    files: share(isFileName),
    words: share((cell) => /\p{L}/u.test(cell) && !isFileName(cell)),
    oneWord: share((cell) => !/\s/.test(cell)),
    different: new Set(filled).size / Math.max(1, filled.length),
  };
}

function onceEach(roles: readonly ColumnRole[]): ColumnRole[] {
  return roles.map((role, index) => (roles.indexOf(role) === index ? role : 'skip'));
}
