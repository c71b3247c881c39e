/**
 * PGlite's files on the disk, with a flush that is one: its own file system answers `fsync` and does nothing. The
 * write-ahead log is flushed late, so that one flush serves several commits: whoever answers clients calls `settle`
 * before they hear that something is done. Until then nothing that comes after the log in PostgreSQL's order (pages,
 * renames, removals) is written either, so that a power cut finds the disk as PostgreSQL left it at some moment.
 */
import { closeSync, fsyncSync, openSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite, postgresMod } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface Stream {
  readonly node: unknown;
  readonly nfd?: number;
}
type Operation = (...args: unknown[]) => unknown;
interface NodeFilesystem {
  realPath(node: unknown): string;
  readonly stream_ops: { write: Operation; fsync?: (stream: Stream) => number };
  readonly node_ops: Record<'rename' | 'unlink' | 'setattr' | 'mknod', Operation>;
}

export interface Flushes {
  /** Whether something was acknowledged by the database that is not on the disk yet. */
  readonly owing: boolean;
  settle(): void;
}

export class DurableFiles extends NodeFS implements Flushes {
  readonly #log: string;
  readonly #owed = new Set<string>();
  /** Called with every flush, for whoever counts them. */
  readonly #flushed: (path: string) => void;

  constructor(folder: string, flushed: (path: string) => void = () => undefined) {
    super(folder);
    this.#log = join(this.rootDir, 'pg_wal');
    this.#flushed = flushed;
  }

  override async init(pg: PGlite, options: Partial<postgresMod.PostgresMod>) {
    const made = await super.init(pg, options);
    const { emscriptenOpts } = made;
    // After the mount, which its own step has made.
    emscriptenOpts.preRun = [
      ...(emscriptenOpts.preRun as ((module: unknown) => void)[]),
      (module: unknown) =>
        this.#take((module as { FS: { filesystems: { NODEFS: NodeFilesystem } } }).FS.filesystems.NODEFS),
    ] as NonNullable<postgresMod.PostgresMod['preRun']>;
    return made;
  }

  get owing(): boolean {
    return this.#owed.size > 0;
  }

  settle(): void {
    for (const path of this.#owed) this.#flush(path);
    this.#owed.clear();
  }

  #take(files: NodeFilesystem): void {
    const isLog = (node: unknown): boolean => files.realPath(node).startsWith(this.#log);
    files.stream_ops.fsync = ({ node, nfd }) => {
      const path = files.realPath(node);
      if (nfd !== undefined && isLog(node)) this.#owed.add(path);
      else {
        this.settle();
        this.#flush(path, nfd);
      }
      return 0;
    };
    const { write } = files.stream_ops;
    files.stream_ops.write = (stream, ...rest) => {
      if (this.owing && !isLog((stream as Stream).node)) this.settle();
      return write(stream, ...rest);
    };
    for (const name of ['rename', 'unlink', 'setattr', 'mknod'] as const) {
      const operation = files.node_ops[name];
      files.node_ops[name] = (...args) => {
        this.settle();
        return operation(...args);
      };
    }
  }

  /** A disk that cannot flush has lost something: nothing may be acknowledged any more, and the process ends. */
  #flush(path: string, open?: number): void {
    const file = open ?? openSync(path, 'r');
    try {
      fsyncSync(file);
      this.#flushed(path);
    } finally {
      if (open === undefined) closeSync(file);
    }
  }
}
