import {
  type DraftPerson,
  matchPhotos,
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
import type { DraftPhotos } from './draft-photos.ts';

export interface PeopleList {
  readonly reading: boolean;
  /** What was read in this visit; null while the people of an earlier one are shown. */
  readonly read: PeopleOfRows | null;
  readonly table: RosterTable | null;
  /** More people than an album begins with: nothing is taken. */
  readonly tooMany: boolean;
  readonly keepTwice: boolean;
  readonly unreadable: RosterFiles['unreadable'];
  /** Pictures among the files of this visit, and how many of them nobody was found for. */
  readonly photos: { readonly count: number; readonly left: number };
  addFiles(files: readonly { path: string; file: File }[]): Promise<void>;
  addText(text: string): Promise<void>;
  setRole(column: number, role: ColumnRole): void;
  setKeepTwice(keep: boolean): void;
  dismiss(name: string): void;
  remove(): void;
}

interface PeopleListParts {
  /** Who is in the draft. */
  readonly people: readonly DraftPerson[];
  readonly photos: DraftPhotos;
  readonly onPeople: (part: Partial<Pick<AlbumDraft, 'people' | 'listName'>>) => void;
}

/**
 * A list that is read for an album to be: the people in it go into the draft at once, and with every correction; the photos
 * that belong to them stay on the device.
 */
export function usePeopleList({ people: drafted, photos, onPeople }: PeopleListParts): PeopleList {
  const [files, setFiles] = useState(NO_FILES);
  const [reading, setReading] = useState(false);
  const [table, setTable] = useState<RosterTable | null>(null);
  const [keepTwice, setKeepTwice] = useState(false);
  const read = table && peopleOfRows(readRows(table), keepTwice);

  function take(next: RosterTable, from: RosterFiles, listName: string, twice: boolean): void {
    setTable(next);
    setKeepTwice(twice);
    const { people } = peopleOfRows(readRows(next), twice, photosAmong(from));
    const taken = people.length > PEOPLE_MAX ? [] : people;
    onPeople({ people: taken, listName });
    void photos.take(filesOf(taken, from), 'instead');
  }
  /** The list is that of an earlier visit: only its people are left. */
  function giveAway(from: RosterFiles): void {
    const rows = drafted.map((person, line) => ({ ...person, line, photo: '' }));
    const { byLine } = matchPhotos(rows, photosAmong(from));
    const people = drafted.map((person, line) => {
      const match = byLine.get(line);
      return match?.kind === 'found' ? { ...person, photo: match.file } : person;
    });
    onPeople({ people });
    void photos.take(filesOf(people, from), 'beside');
  }
  const listName = files.table ? nameOf(files.table) : '';
  const used = filesOf(drafted, files).size;

  return {
    reading,
    read,
    table,
    tooMany: (read?.people.length ?? 0) > PEOPLE_MAX,
    keepTwice,
    unreadable: files.unreadable,
    photos: { count: files.photos.size, left: files.photos.size - used },
    async addFiles(added) {
      if (added.length === 0) return;
      setReading(true);
      try {
        // Notes of earlier tries are answered by a new one.
        const next = await readFiles({ ...files, unreadable: [] }, added);
        setFiles(next);
        if (next.table && next.table !== files.table)
          take(recogniseColumns(next.table.rows), next, nameOf(next.table), false);
        else if (next.photos.size === files.photos.size) return;
        else if (table) take(table, next, listName, keepTwice);
        else if (drafted.length > 0) giveAway(next);
      } finally {
        setReading(false);
      }
    },
    async addText(text) {
      const rows = await parseText(text);
      if (rows.length === 0) return;
      const next = { ...files, table: { name: '', rows }, unreadable: [] };
      setFiles(next);
      take(recogniseColumns(rows), next, '', false);
    },
    setRole: (column, role) => table && take(withColumnRole(table, column, role), files, listName, keepTwice),
    setKeepTwice: (keep) => table && take(table, files, listName, keep),
    dismiss: (name) => setFiles({ ...files, unreadable: files.unreadable.filter((file) => file.name !== name) }),
    remove() {
      setFiles(NO_FILES);
      setTable(null);
      onPeople({ people: [], listName: '' });
      void photos.forget();
    },
  };
}

function nameOf({ name }: NonNullable<RosterFiles['table']>): string {
  return name.split('/').pop() ?? '';
}

/** Stickers take photos, no drawings. */
function photosAmong({ photos }: RosterFiles): string[] {
  return [...photos.keys()].filter((name) => !/\.(svg|gif)$/i.test(name));
}

/** The files that are photos of these people. */
function filesOf(people: readonly DraftPerson[], { photos }: RosterFiles): Map<string, File> {
  return new Map(
    people.flatMap(({ photo }) => {
      const file = photo === undefined ? undefined : photos.get(photo);
      return file ? [[photo!, file] as const] : [];
    }),
  );
}
