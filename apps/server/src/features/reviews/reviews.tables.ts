import type { Locale } from '@figurina/locales';
import type { ColumnType } from 'kysely';

export interface ReviewsTables {
  album_approval_images: ApprovalImageRow;
  album_approvals: ApprovalRow;
  album_review_points: ReviewPointRow;
  album_review_replies: ReviewReplyRow;
  album_reviews: ReviewRow;
  review_signals: ReviewSignalRow;
}

export interface ReviewRow {
  id: string;
  album_id: string;
  kind: 'remarks' | 'feedback' | 'approval' | 'reopening';
  content: string;
  by_sub: string;
  by_name: string;
  by_staff: boolean;
  version: number;
  created_at: Date;
}

export interface ReviewPointRow {
  id: string;
  review_id: string;
  position: number;
  content: string;
  done_at: Date | null;
  /** The name of whoever ticked it. */
  done_by: string | null;
}

export interface ReviewReplyRow {
  id: string;
  review_id: string;
  content: string;
  by_sub: string;
  by_name: string;
  by_staff: boolean;
  created_at: Date;
}

/** The copy that is printed. Only `invalid_since` is ever written again. */
export interface ApprovalRow {
  review_id: string;
  album_id: string;
  /** SHA-256 of `documentContent`. */
  hash: string;
  schema_version: number;
  title: string;
  release_date: string | null;
  language: Locale;
  /** JSON text: AlbumParts without comments. */
  parts: string;
  warnings: ColumnType<readonly AcceptedWarning[], string, never>;
  invalid_since: Date | null;
}

export interface AcceptedWarning {
  key: string;
  by: string;
}

export interface ApprovalImageRow {
  review_id: string;
  image_id: string;
}

/** For the timeline of the order; `taken_at`: the order has it. */
export interface ReviewSignalRow {
  album_id: string;
  signal: 'review_feedback' | 'review_completed';
  review_id: string;
  by_sub: string;
  created_at: Date;
  taken_at: Date | null;
}
