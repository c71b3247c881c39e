import type { Generated } from 'kysely';

export interface ImagesTables {
  images: ImageRow;
}

export interface ImageRow {
  id: string;
  /** null for the content's own pictures and for those of deleted albums. */
  album_id: string | null;
  /** Belongs to a blueprint: everybody may see it, nobody deletes it. */
  content: Generated<boolean>;
  /** SHA-256 of the file as it was uploaded, in hex. */
  source_hash: string;
  /** Where the files lie: below `images/<files_id>/`. Rows with the same picture share them. */
  files_id: string;
  filename: string;
  full_type: 'jpeg' | 'png';
  /** Came as SVG: `original` is the cleaned drawing. */
  drawing: boolean;
  width: number;
  height: number;
  created_by: string | null;
  created_at: Date;
  /** When it was first found in no document: after 30 days, when no undo can bring it back, it goes. */
  unused_since: Date | null;
}
