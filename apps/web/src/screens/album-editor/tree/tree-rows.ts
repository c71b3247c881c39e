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
}

/** At most so much of a label is shown (specification, section 9). */
const LABEL_SHOWN = 20;

/** As people count them: a flag or a face of several parts is one. */
const LETTERS = new Intl.Segmenter();

export function shortLabel(label: string): string {
  const letters = Array.from(LETTERS.segment(label.replaceAll(/\s+/g, ' ').trim()), ({ segment }) => segment);
  return letters.slice(0, LABEL_SHOWN).join('').trimEnd();
}

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
