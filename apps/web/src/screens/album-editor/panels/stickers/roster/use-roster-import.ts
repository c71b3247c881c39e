import {
  type ColumnRole,
  countByStatus,
  type ImageId,
  importedEntries,
  importRosterPatch,
  type Layout,
  neededPhotos,
  NO_DECISIONS,
  planRoster,
  readRows,
  recogniseColumns,
  type RosterDecisions,
  type RosterPlan,
  type RosterStatus,
  type RosterTable,
  withColumnRole,
} from '@figurina/album';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useServices } from '../../../../../app/services.ts';
import { useT } from '../../../../../app/use-t.ts';
import { uploadImages } from '../../../../../uploads/upload-images.ts';
import { useEditor } from '../../../session/editor-context.ts';
import { untilImages } from '../../../session/files/until-images.ts';
import { useDocumentVersion } from '../../../session/album/use-document-version.ts';
import { NO_FILES, parseText, readFiles, type RosterFiles } from '../../../../../roster/read-files.ts';

export interface ImportProgress {
  readonly done: number;
  readonly total: number;
}
export interface ImportResult {
  readonly people: number;
  /** Names of pictures that could not be taken, with the reason. */
  readonly failed: ReadonlyMap<string, unknown>;
}

export interface RosterImportState {
  readonly files: RosterFiles;
  readonly reading: boolean;
  readonly table: RosterTable | null;
  readonly plan: RosterPlan | null;
  readonly counts: Record<RosterStatus, number> | null;
  readonly decisions: RosterDecisions;
  readonly progress: ImportProgress | null;
  addFiles(files: readonly { path: string; file: File }[]): Promise<void>;
  /** Cells as they come out of a spreadsheet's clipboard. */
  addCells(text: string): Promise<void>;
  removeTable(): void;
  removePhotos(): void;
  /** Takes the note of an unreadable file away. */
  dismiss(name: string): void;
  setRole(column: number, role: ColumnRole): void;
  decide(change: (decisions: RosterDecisions) => RosterDecisions): void;
  apply(): Promise<ImportResult | null>;
  cancel(): void;
}

/** Everything of a roster import: files, columns, decisions, the plan that follows, and carrying it out as one step. */
export function useRosterImport(): RosterImportState {
  const session = useEditor();
  const services = useServices();
  const t = useT();
  const [files, setFiles] = useState(NO_FILES);
  const [reading, setReading] = useState(false);
  const [roles, setRoles] = useState<RosterTable | null>(null);
  const [decisions, setDecisions] = useState(NO_DECISIONS);
  const [progress, setProgress] = useState<ImportProgress | null>(null);
  /** What is on the server already, so that a second try does not upload it again. */
  const uploaded = useRef(new Map<File, ImageId>());
  const abort = useRef<AbortController | null>(null);
  const { document } = session.store;
  const version = useDocumentVersion();
  const [layouts, setLayouts] = useState<readonly Layout[]>([]);
  useEffect(() => {
    void session.layouts().then(setLayouts);
  }, [session]);

  const plan = useMemo(
    () =>
      roles &&
      planRoster(document, {
        rows: readRows(roles),
        photos: [...files.photos.keys()],
        decisions,
        untitled: t('roster.unnamed_chapter'),
        layouts,
      }),
    // The document's tables change in place: it is another one at every version.
    // oxlint-disable-next-line react/exhaustive-deps
    [document, version, roles, files.photos, decisions, layouts, t],
  );

  function take(read: RosterFiles): void {
    setFiles(read);
    if (!read.table || read.table === files.table) return;
    setRoles(recogniseColumns(read.table.rows));
    setDecisions(NO_DECISIONS);
  }

  async function apply(): Promise<ImportResult | null> {
    if (!plan) return null;
    const fileOf = (name: string): File => files.photos.get(name)!;
    const all = neededPhotos(plan);
    const needed = all.filter((name) => !uploaded.current.has(fileOf(name)));
    abort.current = new AbortController();
    setProgress({ done: 0, total: needed.length });
    try {
      const { images, failed } = await uploadImages(
        services,
        session.meta.get().id,
        needed.map((name) => ({ name, file: fileOf(name) })),
        {
          model: 'sticker',
          signal: abort.current.signal,
          onDone: (done) => setProgress({ done, total: needed.length }),
        },
      );
      for (const [name, id] of images) uploaded.current.set(fileOf(name), id);
      if (abort.current.signal.aborted) return null;
      await untilImages(session, [...images.values()]);
      const here = new Map(
        all.flatMap((name) => {
          const id = uploaded.current.get(fileOf(name));
          return id && document.images.has(id) ? [[name, id] as const] : [];
        }),
      );
      const people = importedEntries(plan).length;
      const imported = session.run('steps.import', (current) =>
        importRosterPatch(current, plan, {
          images: here,
          makeId: session.makeId,
          layouts,
          now: new Date().toISOString(),
        }),
      );
      return imported ? { people, failed } : null;
    } finally {
      setProgress(null);
    }
  }

  return {
    files,
    reading,
    table: roles,
    plan,
    counts: plan && countByStatus(plan),
    decisions,
    progress,
    async addFiles(added) {
      if (added.length === 0) return;
      setReading(true);
      try {
        take(await readFiles(files, added));
      } finally {
        setReading(false);
      }
    },
    async addCells(text) {
      const rows = await parseText(text);
      if (rows.length > 0) take({ ...files, table: { name: t('roster.pasted'), rows } });
    },
    removeTable() {
      setFiles({ ...files, table: null });
      setRoles(null);
      setDecisions(NO_DECISIONS);
    },
    removePhotos: () => setFiles({ ...files, photos: new Map() }),
    dismiss: (name) => setFiles({ ...files, unreadable: files.unreadable.filter((file) => file.name !== name) }),
    setRole: (column, role) => setRoles((current) => current && withColumnRole(current, column, role)),
    decide: setDecisions,
    apply,
    cancel: () => abort.current?.abort(),
  };
}
