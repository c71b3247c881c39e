import {
  acceptRow,
  type ColumnRole,
  type DraftPerson,
  isSkipped,
  matchPhotos,
  peopleOfRows,
  type PeopleOfRows,
  readRows,
  type RosterRow,
  type RosterTable,
  skipRow,
} from '@figurina/album';
import { useMemo } from 'react';
import type { ListInHand } from '../../roster/kept-list.ts';
import type { GivenFile, RosterFiles } from '../../roster/reading/sort-files.ts';
import { useList } from '../../roster/use-list.ts';
import { PEOPLE_MAX, type AlbumDraft } from './album-draft.ts';
import type { DraftPhotos } from './draft-photos.ts';
import { DRAFT } from '../../first-photos/kept-first-photos.ts';

export interface PeopleList {
  readonly reading: boolean;
  /** What the list comes to; null where only the people of an earlier visit are left. */
  readonly read: PeopleOfRows | null;
  readonly table: RosterTable | null;
  /** All rows, and those that are taken out. */
  readonly rows: readonly { readonly row: RosterRow; readonly isOut: boolean }[];
  /** More people than an album begins with: nothing is taken. */
  readonly tooMany: boolean;
  readonly keepTwice: boolean;
  readonly unreadable: RosterFiles['unreadable'];
  /** Pictures among the files, and those that nobody was found for. */
  readonly photos: { readonly count: number; readonly left: readonly string[] };
  addFiles(files: readonly GivenFile[]): Promise<void>;
  addText(text: string): Promise<void>;
  stopReading(): void;
  setRole(column: number, role: ColumnRole): void;
  setKeepTwice(keep: boolean): void;
  takeOut(line: number, isOut: boolean): void;
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
  const list = useList({ owner: DRAFT, album: null, isRestored: drafted.length > 0, onChange: changed });
  const { files, table, decisions, reading, addFiles, stopReading, setRole, dismiss } = list;
  const listed = useMemo(() => (table ? readRows(table) : []), [table]);
  const read = useMemo(() => table && peopleIn({ files, table, decisions }), [files, table, decisions]);

  function changed(now: ListInHand, before: ListInHand): void {
    if (!now.table) {
      if (now.files.photos.size > before.files.photos.size && drafted.length > 0) giveAway(now.files);
      return;
    }
    if (
      now.table === before.table &&
      now.decisions === before.decisions &&
      now.files.photos.size === before.files.photos.size
    )
      return;
    const { people } = peopleIn(now);
    const taken = people.length > PEOPLE_MAX ? [] : people;
    onPeople({ people: taken, listName: nameOf(now.files) });
    void photos.take(filesOf(taken, now.files), 'instead');
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
  const used = filesOf(drafted, files);

  return {
    reading,
    read,
    table,
    rows: listed.map((row) => ({ row, isOut: isSkipped(decisions, row) })),
    tooMany: (read?.people.length ?? 0) > PEOPLE_MAX,
    keepTwice: keepsTwice(list),
    unreadable: files.unreadable,
    photos: { count: files.photos.size, left: [...files.photos.keys()].filter((name) => !used.has(name)) },
    addFiles,
    addText: (text) => list.addText(text, ''),
    stopReading,
    setRole,
    setKeepTwice: (keep) => list.decide((now) => (keep ? acceptRow(now, ALL) : { ...now, accepted: new Set() })),
    takeOut: (line, out) => list.decide((now) => skipRow(now, line, out)),
    dismiss,
    remove() {
      list.forget();
      onPeople({ people: [], listName: '' });
      void photos.forget();
    },
  };
}

/** Said of all rows that are there twice: no line has this number. */
const ALL = 0;

const keepsTwice = ({ decisions }: Pick<ListInHand, 'decisions'>): boolean => decisions.accepted.has(ALL);

function peopleIn({ table, files, decisions }: ListInHand): PeopleOfRows {
  return peopleOfRows(table ? readRows(table) : [], keepsTwice({ decisions }), photosAmong(files), decisions);
}

function nameOf({ table }: RosterFiles): string {
  return table?.name.split('/').pop() ?? '';
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
