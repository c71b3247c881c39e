import {
  type AlbumDocument,
  applyPatch,
  copyDocument,
  createDocument,
  diffDocuments,
  diffRecord,
  type NodeId,
  type NodeOf,
  type Operation,
  type Patch,
  readPath,
  recordOf,
  type TouchedRecord,
  touchedRecords,
  withTextBases,
  writeRecord,
} from '@figurina/album';
import type { EditorStore } from '../store/editor-store.ts';
import { type Pending, recordNameOf } from './pending.ts';

/**
 * The server's document as far as this client knows it, beside the one on the screen. One rule ties them: a record on
 * the screen is the server's record with one's own pending operations on it, in order. So every replica that has
 * nothing pending equals the server's by construction, and a change of one's own stays on the screen, whatever arrives
 * for it, until the server has judged it.
 */
export interface Replica {
  /** What the server is known to hold. Only read. */
  readonly server: AlbumDocument;
  /** The server's next mutation, made by somebody else. */
  applyServer(operations: Patch): void;
  /** The server's next mutation, one's own, that no longer counts as pending. */
  confirm(operations: Patch): void;
  /** A fresh copy from the server, after the log was cut. Answers what had changed. */
  replaceServer(fresh: AlbumDocument): Patch;
  /** A patch with the same effect on the server's document; what goes and comes back is changed instead. */
  slim(operations: Patch): Patch;
  /** Shows what the rule says, after pending operations on these records came or went. */
  reshow(records: readonly TouchedRecord[]): void;
}

/** `openTexts`: text nodes whose box is open; their words on the screen stay as they are. */
export function createReplica(store: EditorStore, pending: Pending, openTexts: ReadonlySet<NodeId>): Replica {
  const server = copyDocument(store.document);
  const scratch = createDocument({
    workspace: { root: '', nodes: {} },
    stickers: {},
    colors: {},
    fonts: {},
    sticker_template_settings: {},
    images: {},
  });

  /** A server's record with pending operations on it. */
  function overlaid(key: TouchedRecord, operations: readonly Operation[]): object | undefined {
    const record = recordOf(server, key);
    if (operations.length === 0) return record;
    applyPatch(scratch, [...(record ? writeRecord(key, record) : []), ...operations]);
    const result = recordOf(scratch, key);
    applyPatch(scratch, writeRecord(key, undefined));
    return result;
  }

  function slim(operations: Patch): Patch {
    const byRecord = Map.groupBy(operations, recordNameOf);
    const comebacks = touchedRecords(operations).flatMap((key) => {
      const own = byRecord.get(`${key.table}:${key.id}`)!;
      const before = recordOf(server, key);
      if (own.length < 2 || !own.some(isWholeRemoval) || before === undefined) return [];
      const after = overlaid(key, own);
      return isSameKind(before, after) ? [{ own, changes: diffRecord(key, before, after) }] : [];
    });
    if (comebacks.length === 0) return operations;
    const gone = new Set(comebacks.flatMap(({ own }) => own));
    const changes = comebacks.flatMap((one) => one.changes);
    return [...operations.filter((operation) => !gone.has(operation)), ...withTextBases(server, changes)];
  }

  function corrections(key: TouchedRecord): Operation[] {
    const shown = recordOf(store.document, key);
    const due = overlaid(key, pending.operationsOn(`${key.table}:${key.id}`));
    return diffRecord(key, shown, key.table === 'nodes' ? withOpenText(shown, due) : due);
  }

  function withOpenText(shown: object | undefined, due: object | undefined): object | undefined {
    if (openTexts.size === 0 || !shown || !due) return due;
    const [here, there] = [shown as NodeOf<'Text'>, due as NodeOf<'Text'>];
    if (there.type !== 'Text' || !openTexts.has(there.id)) return due;
    return { ...there, props: { ...there.props, text: here.props.text } };
  }

  function reshow(records: readonly TouchedRecord[]): void {
    store.receive(records.flatMap(corrections));
  }

  function applyServer(operations: Patch): void {
    applyPatch(server, operations);
    const covered = touchedRecords(operations).filter(({ table, id }) => isCovered(table, id));
    if (covered.length === 0) return store.receive(operations);
    const names = new Set(covered.map(({ table, id }) => `${table}:${id}`));
    const free = operations.filter((operation) => !names.has(recordNameOf(operation) ?? ''));
    store.receive([...free, ...covered.flatMap(corrections)]);
  }

  function isCovered(table: TouchedRecord['table'], id: string): boolean {
    return pending.operationsOn(`${table}:${id}`).length > 0 || (table === 'nodes' && openTexts.has(id as NodeId));
  }

  return {
    server,
    applyServer,
    confirm(operations) {
      applyPatch(server, operations);
      reshow(touchedRecords(operations));
    },
    replaceServer(fresh) {
      const patch = diffDocuments(server, fresh);
      applyServer(patch);
      return patch;
    },
    slim,
    reshow,
  };
}

function isWholeRemoval(operation: Operation): boolean {
  return 'removed' in operation && readPath(operation.part, operation.path)?.field === null;
}

function isSameKind(one: object | undefined, other: object | undefined): boolean {
  return other !== undefined && (one as { type?: string }).type === (other as { type?: string }).type;
}
