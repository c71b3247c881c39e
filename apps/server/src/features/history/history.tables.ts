import type { RestoreScope, Work } from '@figurina/album';
import type { PointKind } from '@figurina/contract';
import type { ColumnType } from 'kysely';

export interface HistoryTables {
  album_versions: AlbumVersionRow;
  album_version_chunks: AlbumVersionChunkRow;
}

type Json<Value> = ColumnType<Value, string, string>;

/** A point of an album's history. */
export interface AlbumVersionRow {
  id: string;
  album_id: string;
  version: number;
  made_at: Date;
  kind: PointKind;
  name: string | null;
  named_by: string | null;
  /** Who named it, or did what it was made before. */
  made_by: string | null;
  /** Of the pieces, which are never written anew. */
  schema_version: number;
  /** Hashes of the pieces that make up its document. */
  chunks: string[];
  /** What was done since the point before. */
  work: Json<Work[]>;
  restored: Json<RestoredTo | null> | null;
}

export interface RestoredTo {
  readonly made_at: string;
  readonly name: string | null;
  readonly scope: RestoreScope;
}

/** A piece of documents: compressed JSON, named by what it says. */
export interface AlbumVersionChunkRow {
  album_id: string;
  hash: string;
  data: Buffer;
}
