import type { ErrorCode, ImageEditState } from '@figurina/contract';
import type { Locale } from '@figurina/locales';
import type { Generated } from 'kysely';

export interface ImageEditsTables {
  image_edits: ImageEditRow;
}

export interface ImageEditRow {
  id: string;
  album_id: string;
  /** The picture that is edited; it stays as it is. */
  image_id: string;
  created_by: string;
  /** In which the person is told what failed. */
  locale: Locale;
  state: ImageEditState;
  /** How many previews there have been; the last one lies in the file store. */
  partials: Generated<number>;
  result_id: string | null;
  failure: ErrorCode | null;
  /** SHA-256 of the stream token, in hex. */
  token_hash: string;
  token_expires_at: Date;
  created_at: Date;
  /** When the process that works on it was last alive. */
  touched_at: Date;
}
