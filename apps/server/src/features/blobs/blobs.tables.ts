export interface BlobsTables {
  blobs: BlobRow;
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
  /** When all of it had arrived and lay in the file store. */
  stored_at: Date | null;
  /** What it became: `image:<id>`. The file is gone then; the row stays a day, so that a repeated request finds its answer. */
  used_for: string | null;
  used_at: Date | null;
}
