import type { Face } from '@figurina/album';
import type { STICKER_UPLOAD_STATES } from '@figurina/contract';
import type { ColumnType, Generated } from 'kysely';

export interface StickerLinkTables {
  sticker_links: StickerLinkRow;
  sticker_people: StickerPersonRow;
  sticker_uploads: StickerUploadRow;
  sticker_reminders: StickerReminderRow;
  sticker_proofs: StickerProofRow;
}

export interface StickerLinkRow {
  album_id: string;
  token: string;
  enabled: Generated<boolean>;
  require_position: Generated<boolean>;
  surprise: Generated<boolean>;
  white_label: Generated<boolean>;
  custom_domain: string | null;
  content: string;
  /** `YYYY-MM-DD`, the last day. */
  closes_on: string | null;
  /** Up to when the owner has been told of uploads. */
  digest_at: Date;
  visits: Generated<number>;
  visited_at: Date | null;
  created_at: Date;
}

export interface StickerPersonRow {
  album_id: string;
  sticker_id: string;
  /** Of the personal link. */
  token: string;
  email: string | null;
  retake_reason: string | null;
  retake_at: Date | null;
  reminded_at: Date | null;
  withdrawn_at: Date | null;
  visits: Generated<number>;
  visited_at: Date | null;
  created_at: Date;
}

export interface StickerUploadRow {
  id: string;
  album_id: string;
  client_id: string;
  name: string;
  last_name: string;
  position: string;
  section_id: string | null;
  sticker_id: string | null;
  personal: boolean;
  /** `accepted` goes with `merged_at`. */
  state: (typeof STICKER_UPLOAD_STATES)[number];
  image_id: string | null;
  /** SHA-256 of the file as it came. */
  source_hash: string;
  face: ColumnType<Face | null, string | null, string | null>;
  face_sought: Generated<boolean>;
  cx: number;
  cy: number;
  cscale: number;
  crotation: number;
  crop_set: boolean;
  retake_reason: string | null;
  /** When it was rejected, or another photo asked for. */
  decided_at: Date | null;
  shown: 'self' | 'child' | 'other';
  minor: boolean;
  guardian: string;
  consent_version: string;
  consent_language: string;
  withdrawal_hash: string;
  withdrawn_at: Date | null;
  created_at: Date;
  /** Somebody is collecting it right now. */
  merging_at: Date | null;
  merged_at: Date | null;
  merged_by: string | null;
}

export interface StickerReminderRow {
  id: string;
  album_id: string;
  /** The subject of whoever sent it. */
  sent_by: string;
  sent_at: Date;
  sent: number;
}

export interface StickerProofRow {
  challenge_hash: string;
  expires_at: Date;
}
