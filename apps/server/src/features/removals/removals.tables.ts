export interface RemovalsTables {
  album_removals: AlbumRemovalRow;
}

/** Somebody who is in an album no more, the last time that it happened. Whoever is in it again is asked for first. */
export interface AlbumRemovalRow {
  album_id: string;
  user_sub: string;
  /** Themselves when they left. */
  removed_by: string;
  removed_at: Date;
}
