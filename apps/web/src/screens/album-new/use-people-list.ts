import {
  peopleOfRows,
  readRows,
  recogniseColumns,
  withColumnRole,
  type ColumnRole,
  type PeopleOfRows,
  type RosterTable,
} from '@figurina/album';
import { useState } from 'react';
import { NO_FILES, parseText, readFiles, type RosterFiles } from '../../roster/read-files.ts';
import { PEOPLE_MAX, type AlbumDraft } from './album-draft.ts';

export interface PeopleList {
  readonly reading: boolean;
  /** What was read in this visit; null while the people of an earlier one are shown. */
  readonly read: PeopleOfRows | null;
  readonly table: RosterTable | null;
  /** More people than an album begins with: nothing is taken. */
  readonly tooMany: boolean;
  readonly keepTwice: boolean;
  readonly unreadable: RosterFiles['unreadable'];
  /** Pictures among the files, which wait for the album. */
  readonly photos: number;
  addFiles(files: readonly { path: string; file: File }[]): Promise<void>;
  addText(text: string): Promise<void>;
  setRole(column: number, role: ColumnRole): void;
  setKeepTwice(keep: boolean): void;
  dismiss(name: string): void;
  remove(): void;
}

/** A list that is read for an album to be: the people in it go into the draft at once, and with every correction. */
export function usePeopleList(onPeople: (part: Pick<AlbumDraft, 'people' | 'listName'>) => void): PeopleList {
  const [files, setFiles] = useState(NO_FILES);
  const [reading, setReading] = useState(false);
  const [table, setTable] = useState<RosterTable | null>(null);
  const [keepTwice, setKeepTwice] = useState(false);
  const read = table && peopleOfRows(readRows(table), keepTwice);

  function take(next: RosterTable, listName: string, twice: boolean): void {
    setTable(next);
    setKeepTwice(twice);
    const { people } = peopleOfRows(readRows(next), twice);
    onPeople({ people: people.length > PEOPLE_MAX ? [] : people, listName });
  }
  const listName = files.table?.name.split('/').pop() ?? '';

  return {
    reading,
    read,
    table,
    tooMany: (read?.people.length ?? 0) > PEOPLE_MAX,
    keepTwice,
    unreadable: files.unreadable,
    photos: files.photos.size,
    async addFiles(added) {
      if (added.length === 0) return;
      setReading(true);
      try {
        // Notes of earlier tries are answered by a new one.
        const next = await readFiles({ ...files, unreadable: [] }, added);
        setFiles(next);
        if (next.table && next.table !== files.table)
          take(recogniseColumns(next.table.rows), next.table.name.split('/').pop() ?? '', false);
      } finally {
        setReading(false);
      }
    },
    async addText(text) {
      const rows = await parseText(text);
      if (rows.length === 0) return;
      setFiles({ ...files, table: { name: '', rows }, unreadable: [] });
      take(recogniseColumns(rows), '', false);
    },
    setRole: (column, role) => table && take(withColumnRole(table, column, role), listName, keepTwice),
    setKeepTwice: (keep) => table && take(table, listName, keep),
    dismiss: (name) => setFiles({ ...files, unreadable: files.unreadable.filter((file) => file.name !== name) }),
    remove() {
      setFiles(NO_FILES);
      setTable(null);
      onPeople({ people: [], listName: '' });
    },
  };
}
