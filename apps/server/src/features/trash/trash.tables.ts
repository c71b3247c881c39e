import type { RemovedThing } from '@figurina/album';
import type { ColumnType } from 'kysely';

export interface TrashTables {
  album_trash: AlbumTrashRow;
}

/** What one unit deleted in an album. */
export interface AlbumTrashRow {
  id: string;
  album_id: string;
  removed_by: string;
  removed_at: Date;
  things: ColumnType<RemovedThing[], string, string>;
  /** A patch as JSON: what makes it again. */
  records: string;
}
