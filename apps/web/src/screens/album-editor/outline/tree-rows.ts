/** Rows of a tree as they are seen, and where keys lead among them. */
export interface TreeRow {
  readonly id: string;
  readonly level: number;
  /** Shown, shortened. */
  readonly label: string;
  /** Read out: the kind too. */
  readonly name: string;
  /** Null for one that holds nothing. */
  readonly open: boolean | null;
  readonly selected: boolean;
  /** Where one works: Tab leads there while nothing is chosen. */
  readonly current?: boolean;
}

/** At most so much of a label is shown (specification, section 9). */
const LABEL_SHOWN = 20;

/** As people count them: a flag or a face of several parts is one. */
const LETTERS = new Intl.Segmenter();

/** Whole words, where there are several: part of one would be no part of the name that is read out. */
export function shortLabel(label: string): string {
  const letters = Array.from(LETTERS.segment(label.replaceAll(/\s+/g, ' ').trim()), ({ segment }) => segment);
  if (letters.length <= LABEL_SHOWN) return letters.join('');
  const space = letters.slice(0, LABEL_SHOWN + 1).lastIndexOf(' ');
  return letters.slice(0, space > 0 ? space : LABEL_SHOWN).join('');
}

/** Where each row stands among those of its level below the same parent, from 1, and how many those are. */
export function placesOf(rows: readonly TreeRow[]): readonly { readonly position: number; readonly size: number }[] {
  const families: { level: number; size: number }[] = [];
  const open: { level: number; size: number }[] = [];
  const positions = rows.map(({ level }) => {
    while (open.length > 0 && open.at(-1)!.level > level) open.pop();
    if (open.at(-1)?.level !== level) open.push({ level, size: 0 });
    const family = open.at(-1)!;
    families.push(family);
    return ++family.size;
  });
  return positions.map((position, index) => ({ position, size: families[index]!.size }));
}

/** The rows whose name has the words, with those that lead to them. */
export function rowsWith(rows: readonly TreeRow[], words: string): readonly TreeRow[] {
  const wanted = words.trim().toLocaleLowerCase();
  if (wanted === '') return rows;
  const found: TreeRow[] = [];
  const above: TreeRow[] = [];
  for (const row of rows) {
    while (above.length > 0 && above.at(-1)!.level >= row.level) above.pop();
    above.push(row);
    if (row.name.toLocaleLowerCase().includes(wanted)) found.push(...above.splice(0));
  }
  return found;
}

/** The rows to draw: those in sight, some before and behind them, the one in hand and one that is kept, wherever they are. */
export function drawnRows(input: {
  count: number;
  first: number;
  last: number;
  reached: number;
  kept?: number;
}): readonly number[] {
  const { count, reached, kept = -1 } = input;
  const from = Math.max(0, input.first - BEYOND);
  const to = Math.min(count - 1, input.last + BEYOND);
  const drawn = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  const afar = [reached, kept].filter((index) => index >= 0 && index < count && (index < from || index > to));
  return afar.length === 0 ? drawn : [...new Set([...afar, ...drawn])].toSorted((a, b) => a - b);
}

/** Rows beyond those in sight, so that a key or a turn of the wheel finds them drawn. */
const BEYOND = 12;

/** The row that a key leads to from another one: by one, to the ends, in and out, by letter. */
export function nextRow(rows: readonly TreeRow[], from: TreeRow, key: string): TreeRow | undefined {
  const at = rows.findIndex(({ id }) => id === from.id);
  switch (key) {
    case 'ArrowDown':
      return rows[at + 1];
    case 'ArrowUp':
      return rows[at - 1];
    case 'Home':
      return rows[0];
    case 'End':
      return rows.at(-1);
    case 'ArrowRight': {
      const child = rows[at + 1];
      return child && child.level > from.level ? child : undefined;
    }
    case 'ArrowLeft':
      return rows.slice(0, at).findLast(({ level }) => level < from.level);
    default: {
      if (key.length !== 1 || key === ' ') return undefined;
      const begins = ({ label }: TreeRow): boolean => label.toLocaleLowerCase().startsWith(key.toLocaleLowerCase());
      return [...rows.slice(at + 1), ...rows.slice(0, at)].find(begins);
    }
  }
}
