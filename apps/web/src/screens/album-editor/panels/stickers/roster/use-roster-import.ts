import {
  changedLeaving,
  countByStatus,
  type ImageId,
  importRosterPatch,
  type Layout,
  type MissingColumn,
  missingColumn,
  neededPhotos,
  planRoster,
  readRows,
  type RosterPlan,
  type RosterStatus,
} from '@figurina/album';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useServices } from '../../../../../app/services.ts';
import { useT } from '../../../../../app/use-t.ts';
import { uploadImages } from '../../../../../uploads/upload-images.ts';
import { useEditor } from '../../../session/editor-context.ts';
import type { ClosedWords } from '../../../session/rights.ts';
import { untilImages } from '../../../session/files/until-images.ts';
import { useDocumentVersion } from '../../../session/album/use-document-version.ts';
import { type ListState, useList } from '../../../../../roster/use-list.ts';

export interface ImportProgress {
  readonly done: number;
  readonly total: number;
}
export interface ImportResult {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  /** In the album after it. */
  readonly total: number;
  /** Names of pictures that could not be taken, with the reason. */
  readonly failed: ReadonlyMap<string, unknown>;
}

export interface RosterImportState extends Omit<ListState, 'addText'> {
  readonly plan: RosterPlan | null;
  readonly counts: Record<RosterStatus, number> | null;
  /** What would settle most of what is doubtful. */
  readonly missing: MissingColumn | null;
  readonly progress: ImportProgress | null;
  /** Why it cannot be carried out as it stands by who works here. */
  readonly closed: ClosedWords | null;
  /** Cells as they come out of a spreadsheet's clipboard. */
  addCells(text: string): Promise<void>;
  apply(): Promise<ImportResult | null>;
  cancel(): void;
}

/** Everything of a roster import: files, columns, decisions, the plan that follows, and carrying it out as one step. */
export function useRosterImport(): RosterImportState {
  const session = useEditor();
  const services = useServices();
  const t = useT();
  const albumId = session.meta.get().id;
  const list = useList({ owner: albumId, album: albumId });
  const { files, table, decisions } = list;
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
      table &&
      planRoster(document, {
        rows: readRows(table),
        photos: [...files.photos.keys()],
        decisions,
        untitled: t('roster.unnamed_chapter'),
        layouts,
      }),
    // The document's tables change in place: it is another one at every version.
    // oxlint-disable-next-line react/exhaustive-deps
    [document, version, table, files.photos, decisions, layouts, t],
  );

  const making = (images: ReadonlyMap<string, ImageId>) => ({
    images,
    makeId: session.makeId,
    layouts,
    now: new Date().toISOString(),
  });
  const closed = useMemo(
    () =>
      plan
        ? session.whyRefused('fill', (current) => importRosterPatch(current, plan, making(new Map())))
        : session.whyClosed('fill'),
    // oxlint-disable-next-line react/exhaustive-deps
    [session, plan, layouts],
  );

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
        albumId,
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
      const { new: added, changed } = countByStatus(plan);
      const removed = changedLeaving(plan).filter(({ choice }) => choice === 'remove').length;
      const imported = session.run('steps.import', (current) => importRosterPatch(current, plan, making(here)));
      return imported ? { added, changed, removed, total: document.stickers.size, failed } : null;
    } finally {
      setProgress(null);
    }
  }

  return {
    ...list,
    plan,
    counts: plan && countByStatus(plan),
    missing: plan && table && missingColumn(document, table, plan),
    progress,
    closed,
    addCells: (text) => list.addText(text, t('roster.pasted')),
    apply,
    cancel: () => abort.current?.abort(),
  };
}
