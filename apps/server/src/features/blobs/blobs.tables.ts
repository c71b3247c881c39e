export interface BlobsTables {
  blobs: BlobRow;
  blob_segments: BlobSegmentRow;
}

/** An upload. Whoever made it may use it, once. */
export interface BlobRow {
  id: string;
  owner_id: string;
  filename: string;
  /** A keyed hash of the address that it came from, of those that came with a sticker link instead of an account. */
  address: string | null;
  /** Bytes, as announced. */
  size: number;
  created_at: Date;
  /** When all of it had arrived. */
  stored_at: Date | null;
  /** What it became: `image:<id>`. The bytes are gone then; the row stays a day, so that a repeated request finds its answer. */
  used_for: string | null;
  used_at: Date | null;
}

/** A piece of an upload, a file of its own in the file store. Those that arrived follow each other without a gap. */
export interface BlobSegmentRow {
  id: string;
  blob_id: string;
  start: number;
  size: number;
  /** False while its file is being written: a row is there before its file, so that no file is ever forgotten. */
  arrived: boolean;
}
