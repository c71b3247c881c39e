import { unguarded } from './formula-guard.ts';
import { noteRows } from './note-rows.ts';
import type { ColumnRole, RosterTable } from './recognise-columns.ts';

/** One row of the table as the mapping reads it. Texts are trimmed and single-spaced. */
export interface RosterRow {
  /** The line in the file, counted from 1: what a row is called by. */
  readonly line: number;
  readonly name: string;
  readonly position: string;
  readonly chapter: string;
  /** What the column of sticker ids says: a list that came out of an album. */
  readonly id?: string;
  /** The number that the customer's own list gives the person. */
  readonly personId?: string;
  /** Not a person but a word about the list: its date, a sum, its heads once more. */
  readonly isNote?: boolean;
  /** What such a word says. */
  readonly note?: string;
  /** What the photo column says. */
  readonly photo: string;
}

/** What the schema lets a sticker's `personId` have. */
const PERSON_ID_MAX = 64;

/** The rows of a table; empty ones are left out. */
export function readRows(table: RosterTable): RosterRow[] {
  const indexOf = (role: ColumnRole) => table.columns.findIndex((column) => column.role === role);
  const [name1, name2] = [indexOf('name1'), indexOf('name2')];
  const [position, chapter, photo] = [indexOf('position'), indexOf('chapter'), indexOf('photo')];
  const [id, person] = [indexOf('id'), indexOf('person')];
  const notes = noteRows(table);
  const cell = (row: readonly string[], index: number) => tidyText(index < 0 ? '' : unguarded(row[index] ?? ''));
  return table.rows.flatMap((row, index) => {
    if (row.every((value) => value.trim() === '')) return [];
    const name = name2 < 0 ? nameInOrder(cell(row, name1)) : tidyText(`${cell(row, name1)} ${cell(row, name2)}`);
    return [
      {
        line: table.firstLine + index,
        name,
        position: cell(row, position),
        chapter: cell(row, chapter),
        photo: cell(row, photo),
        id: cell(row, id),
        personId: cell(row, person).slice(0, PERSON_ID_MAX),
        isNote: notes.has(index),
        note: notes.has(index) ? tidyText(row.filter((value) => value.trim() !== '').join(' ')) : '',
      },
    ];
  });
}

/** `Mustermann, Max` is turned round. */
export function nameInOrder(name: string): string {
  const [last, first, ...more] = name.split(',').map(tidyText);
  return last && first && more.length === 0 ? `${first} ${last}` : name;
}

export function tidyText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim();
}
