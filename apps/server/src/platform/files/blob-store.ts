/** Where files lie: a folder, or a bucket of an S3-compatible store. A key never changes its content once written. */
import type { Readable } from 'node:stream';

export interface BlobInfo {
  bytes: number;
  modified: Date;
}

export interface ListedFile {
  readonly key: string;
  readonly modified: Date;
}

/** First and last byte, both included, as in the HTTP header. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface BlobStore {
  /** Whole or not at all: a reader never sees half a file. `key` is a path of names like `images/ab/original.png`. */
  put(key: string, content: Uint8Array | Readable): Promise<{ bytes: number }>;
  /** Undefined when there is none. The caller reads the stream to its end or destroys it. */
  get(key: string, range?: ByteRange): Promise<(BlobInfo & { stream: Readable }) | undefined>;
  /** The whole of a small file: cheaper than a stream of it. */
  read(key: string): Promise<Buffer | undefined>;
  stat(key: string): Promise<BlobInfo | undefined>;
  /** All files below a folder, in no order. What is written or deleted meanwhile is among them, or not. */
  list(folder: string): AsyncIterable<ListedFile>;
  /** Nothing happens when there is none. */
  delete(key: string): Promise<void>;
  close(): void;
}

/** Keys are made by us, from ids and fixed names; anything else is a bug that must not reach the disk. */
export function assertKey(key: string): void {
  if (!/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(key) || key.length > 500) throw new Error(`Not a key of a file: ${key}`);
}
