export interface BagArtworkTables {
  order_bag_artwork: BagArtworkRow;
}

export interface BagArtworkRow {
  order_id: string;
  /** In the file store. */
  file_key: string;
  file_type: ArtworkType;
  /** As its sender called it. */
  filename: string;
  sha256: string;
  by_sub: string;
  created_at: Date;
}

export type ArtworkType = 'application/pdf' | 'image/jpeg' | 'image/png';
