import {
  type Actor,
  type AlbumDocument,
  type AlbumNode,
  applyPatch,
  applyUnit,
  copyDocument,
  type NodeId,
  type Operation,
  type Patch,
  Proofs,
  type UnitRefusal,
} from '@figurina/album';
import { type CellKey, createCells, recordKey } from './cells.ts';
import { type Change, changedParents, type Origin, watchTouched } from './change.ts';
import { createShownValues, type ShownValues } from './shown-values.ts';

/** A patch, or a command that makes one from the document. */
export type PatchSource = Patch | ((document: AlbumDocument) => Patch);

export interface TransactOptions {
  origin?: Exclude<Origin, 'remote'>;
  mergeKey?: string;
}

export type TransactAnswer =
  | { readonly ok: true; readonly change: Change | null }
  /** Nothing was changed. */
  | { readonly ok: false; readonly code: UnitRefusal };

/**
 * The album as the screen shows it: the document with all pending changes, and who listens to which part of it.
 * Costs what a change touches, whatever the size of the album.
 */
export interface EditorStore {
  /** Always the same object; its tables change in place, its records are replaced (`===` tells). */
  readonly document: AlbumDocument;
  subscribe(key: CellKey, listener: () => void): () => void;
  /** Applies one unit of one's own, whole or not at all, and tells everybody once. An empty patch does nothing. */
  transact(label: string, source: PatchSource, options?: TransactOptions): TransactAnswer;
  /** Several commands as one unit; each sees what those before it did. */
  transactAll(label: string, sources: readonly PatchSource[], options?: TransactOptions): TransactAnswer;
  /** Whether the album as it is now would take a patch. */
  admits(patch: Patch): boolean;
  /** Applies what came from the server, or what the server's word puts back. Not recorded, not sent, not judged. */
  receive(patch: Patch): void;
  /**
   * What takes a unit back that the server is about to bring, and that it applied for this person. It is remembered that
   * they may.
   */
  takesBack(patch: Patch): Patch;
  /** Hears of every change after it was applied and before the cells are told. */
  onChange(listener: (change: Change) => void): () => void;
  /** What running gestures show, one's own and other people's. */
  readonly shown: ShownValues;
  /** A node as it is to be drawn now: with the values of a running gesture. */
  shownNode(id: NodeId): AlbumNode | undefined;
}

/** `actor` is asked at every change: an album may be locked while it is open. */
export function createEditorStore(document: AlbumDocument, actor: () => Actor): EditorStore {
  const cells = createCells();
  const listeners = new Set<(change: Change) => void>();
  const shown = createShownValues(cells);
  /** Of what was done here, which may be taken back; the server finds the same in its log. */
  const proofs = new Proofs();
  let serial = 0;
  /** By the values shown: they are another object at every step of a gesture, and asked for several times a step. */
  const shownNodes = new WeakMap<object, { base: AlbumNode; node: AlbumNode }>();

  function announce(change: Change): void {
    const tables = new Set<CellKey>();
    for (const record of change.touched) {
      cells.mark(recordKey(record));
      tables.add(record.table);
      for (const parent of changedParents(record)) cells.mark(`children:${parent}`);
    }
    for (const table of tables) cells.mark(table);
    cells.mark('document');
    for (const listener of listeners) listener(change);
    cells.notify();
  }

  function transact(label: string, source: PatchSource, options: TransactOptions = {}): TransactAnswer {
    const patch = typeof source === 'function' ? source(document) : source;
    if (patch.length === 0) return { ok: true, change: null };
    const touched = watchTouched(document, patch);
    const answer = applyUnit(document, patch, actor(), proofs);
    if (!answer.ok) return { ok: false, code: answer.code };
    proofs.add(answer.traces);
    const { origin = 'own', mergeKey = null } = options;
    const { inverse } = answer;
    const change = { origin, serial: ++serial, label, mergeKey, patch, inverse, touched: touched() };
    announce(change);
    return { ok: true, change };
  }

  return {
    document,
    subscribe: (key, listener) => cells.subscribe(key, listener),
    transact,
    transactAll(label, sources, options) {
      const draft = copyDocument(document);
      const whole: Operation[] = [];
      for (const source of sources) {
        const patch = typeof source === 'function' ? source(draft) : source;
        applyPatch(draft, patch);
        whole.push(...patch);
      }
      return transact(label, whole, options);
    },
    admits: (patch) => applyUnit(copyDocument(document), patch, actor(), proofs).ok,
    takesBack(patch) {
      const draft = copyDocument(document);
      const answer = applyUnit(draft, patch, actor(), proofs);
      if (!answer.ok) return applyPatch(draft, patch);
      proofs.add(answer.traces);
      return answer.inverse;
    },
    receive(patch) {
      if (patch.length === 0) return;
      const touched = watchTouched(document, patch);
      const inverse = applyPatch(document, patch);
      announce({ origin: 'remote', serial: 0, label: '', mergeKey: null, patch, inverse, touched: touched() });
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    shown,
    shownNode(id) {
      const node = document.nodes.get(id);
      const values = shown.of(id);
      if (!node || !values) return node;
      const known = shownNodes.get(values);
      if (known?.base === node) return known.node;
      const made = { ...node, props: { ...node.props, ...values } } as AlbumNode;
      shownNodes.set(values, { base: node, node: made });
      return made;
    },
  };
}
