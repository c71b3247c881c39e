import type { Generated } from 'kysely';

export interface PreviewTables {
  album_previews: AlbumPreviewRow;
  sticker_reports: StickerReportRow;
}

export interface AlbumPreviewRow {
  album_id: string;
  /** 192 random bits, shown again to those who hand the link on. */
  token: string;
  /** What it is looked for by, and what names it in the addresses of pictures. */
  token_hash: string;
  enabled: Generated<boolean>;
  share_cover: Generated<boolean>;
  /** The point of the album's history that it shows; null: the album as it is now. */
  pinned_point: string | null;
  views: Generated<number>;
  viewed_at: Date | null;
  created_at: Date;
}

/** Told by somebody of whom nothing is kept. */
export interface StickerReportRow {
  id: string;
  album_id: string;
  sticker_id: string;
  /** As it was then. */
  sticker_name: string;
  message: string;
  created_at: Date;
  done_at: Date | null;
}
