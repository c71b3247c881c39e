/** What is said of a table: for people in docs/privacy.md, and for the programs that export and erase somebody. */

/** Why it may be kept, in plain words. */
export const GROUNDS = {
  contract: 'needed for what the person asked us to do',
  consent: 'the person agreed, and can take it back',
  law: 'the law on bookkeeping demands it',
  interest: 'keeps the service safe and in order, and takes little from the person',
  none: 'no data of a person',
} as const;

/**
 * What erasure does with the rows that name somebody: `delete` them, or `mark` them, which puts a sign that stands for
 * nobody in the place of the id (of an address: nothing) and empties what else is named.
 */
export type Erasing = 'delete' | 'mark' | { readonly empty: readonly string[] };

export interface TableNote {
  readonly whose: string;
  readonly why: string;
  readonly ground: keyof typeof GROUNDS;
  readonly kept: string;
  readonly seen: string;
  readonly erased: string;
  /** Columns that say something of a person, and all others: names with a space between them. */
  readonly personal: string;
  readonly other: string;
  /** Columns that hold the id of an account. */
  readonly ids?: Readonly<Record<string, Erasing>>;
  /** Columns that hold an address, which count where it is proved to be theirs. */
  readonly addresses?: Readonly<Record<string, Erasing>>;
  /** Columns with text or JSON in which an id may stand among other things. */
  readonly within?: readonly string[];
  /** Of `personal`, what opens something: never handed out, not even to the person. */
  readonly secret?: string;
}

export type TableNotes = Readonly<Record<string, TableNote>>;

export const columnsOf = (names: string): readonly string[] => names.split(' ').filter((name) => name !== '');
