/** What columns meant the last time, on this device: by album, else by their headings in whatever album it was. */
import { COLUMN_ROLES, type ColumnRole, foldName, type RosterTable, withColumnRole } from '@figurina/album';

const KEY = 'figurina.list_columns';
/** The longest unused go first. */
const MOST = { albums: 50, headings: 300 };

type Roles = Readonly<Record<string, ColumnRole>>;
interface Remembered {
  readonly albums: Readonly<Record<string, Roles>>;
  readonly headings: Roles;
}

/** A table as its columns were understood before; what was never seen stays as it was recognised. */
export function withRememberedColumns(store: Storage, album: string | null, table: RosterTable): RosterTable {
  const { albums, headings } = read(store);
  const roles = { ...headings, ...(album ? albums[album] : {}) };
  let next = table;
  for (const [index, key] of keysOf(table).entries()) {
    const role = roles[key];
    if (role && COLUMN_ROLES.includes(role) && next.columns[index]!.role !== role)
      next = withColumnRole(next, index, role);
  }
  return next;
}

/** All columns of the table for the album; for other albums only those with a heading. */
export function rememberColumns(store: Storage, album: string | null, table: RosterTable): void {
  const { albums, headings } = read(store);
  const now = Object.fromEntries(keysOf(table).map((key, index) => [key, table.columns[index]!.role]));
  const named = table.hasHeader ? Object.fromEntries(Object.entries(now).filter(([key]) => key !== '')) : {};
  const next: Remembered = {
    albums: album ? latest(albums, { [album]: { ...albums[album], ...now } }, MOST.albums) : albums,
    headings: latest(headings, named, MOST.headings),
  };
  try {
    store.setItem(KEY, JSON.stringify(next));
  } catch {
    // A browser that keeps nothing recognises columns anew each time.
  }
}

/** Folded headings; places where there are none. */
function keysOf({ columns, hasHeader }: RosterTable): string[] {
  return columns.map(({ title }, index) => (hasHeader ? foldName(title) : `${index + 1} / ${columns.length}`));
}

function latest<Value>(before: Readonly<Record<string, Value>>, now: Record<string, Value>, most: number) {
  const rest = Object.entries(before).filter(([key]) => !Object.hasOwn(now, key));
  return Object.fromEntries([...rest, ...Object.entries(now)].slice(-most));
}

function read(store: Storage): Remembered {
  try {
    const found = JSON.parse(store.getItem(KEY) ?? '{}') as Partial<Remembered> | null;
    return { albums: { ...found?.albums }, headings: { ...found?.headings } };
  } catch {
    return { albums: {}, headings: {} };
  }
}
