import { type ColumnRole, NO_DECISIONS, recogniseColumns, type RosterDecisions, withColumnRole } from '@figurina/album';
import { useEffect, useRef, useState } from 'react';
import { forgetList, keepList, keptList, type ListInHand } from './kept-list.ts';
import { readBeside } from './read-beside.ts';
import type { ReadRequest } from './reading/read-worker.ts';
import { type GivenFile, NO_FILES, withFiles } from './reading/sort-files.ts';
import { rememberColumns, withRememberedColumns } from './remembered-columns.ts';

const NO_LIST: ListInHand = { files: NO_FILES, table: null, decisions: NO_DECISIONS };

export interface ListState extends ListInHand {
  readonly reading: boolean;
  addFiles(files: readonly GivenFile[]): Promise<void>;
  /** Cells or lines out of the clipboard or a field; `name` is what the list is called then. */
  addText(text: string, name: string): Promise<void>;
  /** What is being read is left; what was there before stays. */
  stopReading(): void;
  removeTable(): void;
  removePhotos(): void;
  /** Takes the note of an unreadable file away. */
  dismiss(name: string): void;
  setRole(column: number, role: ColumnRole): void;
  decide(change: (decisions: RosterDecisions) => RosterDecisions): void;
  /** It was taken over, or is not wanted any more. */
  forget(): void;
}

interface ListOptions {
  /** Whose it is: the id of the album, or `DRAFT`. */
  readonly owner: string;
  /** For which album the meaning of columns is remembered; null while there is none. */
  readonly album: string | null;
  /** Whether one of an earlier visit is wanted. */
  readonly isRestored?: boolean;
  /** After every change that somebody makes; not when an earlier one comes back. */
  readonly onChange?: (list: ListInHand, before: ListInHand) => void;
}

/** A list in the hand, in the wizard and in the editor: files, what their columns mean, what was said of its rows. */
export function useList({ owner, album, isRestored = true, onChange }: ListOptions): ListState {
  const [list, setList] = useState(NO_LIST);
  const [reading, setReading] = useState<AbortController | null>(null);
  const latest = useRef(NO_LIST);
  // What is kept is asked for once.
  const restores = useRef(isRestored);
  useEffect(() => {
    let isGone = false;
    const restore = async () => {
      const kept = await keptList(owner);
      if (!kept || isGone || latest.current !== NO_LIST) return;
      latest.current = kept;
      setList(kept);
    };
    if (restores.current) void restore();
    return () => {
      isGone = true;
    };
  }, [owner]);

  function change(next: ListInHand): void {
    const before = latest.current;
    latest.current = next;
    setList(next);
    void keepList(owner, next, before);
    onChange?.(next, before);
  }
  async function read(request: ReadRequest): Promise<void> {
    reading?.abort();
    const stop = new AbortController();
    setReading(stop);
    try {
      const came = await readBeside(request, stop.signal);
      if (!came) return;
      const { files: had, table, decisions } = latest.current;
      // Notes of earlier tries are answered by a new one.
      const files = withFiles({ ...had, unreadable: [] }, came);
      if (!came.table) change({ files, table, decisions });
      else {
        const recognised = withRememberedColumns(localStorage, album, recogniseColumns(came.table.rows));
        change({ files, table: recognised, decisions: NO_DECISIONS });
      }
    } finally {
      setReading((current) => (current === stop ? null : current));
    }
  }

  return {
    ...list,
    reading: reading !== null,
    addFiles: async (files) => (files.length === 0 ? undefined : read({ files })),
    addText: (text, name) => read({ text, name }),
    stopReading: () => reading?.abort(),
    removeTable: () => change({ ...NO_LIST, files: { ...latest.current.files, table: null } }),
    removePhotos: () => change({ ...latest.current, files: { ...latest.current.files, photos: new Map() } }),
    dismiss(name) {
      const { files } = latest.current;
      const unreadable = files.unreadable.filter((file) => file.name !== name);
      change({ ...latest.current, files: { ...files, unreadable } });
    },
    setRole(column, role) {
      const { table } = latest.current;
      if (!table) return;
      const next = withColumnRole(table, column, role);
      rememberColumns(localStorage, album, next);
      change({ ...latest.current, table: next });
    },
    decide: (decide) => change({ ...latest.current, decisions: decide(latest.current.decisions) }),
    forget() {
      const { table } = latest.current;
      if (table) rememberColumns(localStorage, album, table);
      latest.current = NO_LIST;
      setList(NO_LIST);
      void forgetList(owner);
    },
  };
}
