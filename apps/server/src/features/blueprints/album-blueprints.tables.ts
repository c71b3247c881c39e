import type { AlbumLanguage, Category } from '@figurina/album';

export interface AlbumBlueprintsTables {
  album_blueprints: AlbumBlueprintRow;
}

/** An album that serves as a blueprint. */
export interface AlbumBlueprintRow {
  album_id: string;
  category: Category;
  description: string;
  created_at: Date;
  /** All below: what is offered to everybody, as it was published; null while nothing is. */
  published_at: Date | null;
  version: number | null;
  title: string | null;
  language: AlbumLanguage | null;
  spreads_count: number | null;
  schema_version: number | null;
  /** JSON text of the parts. */
  parts: string | null;
  /** The picture of its cover, WebP in base64. */
  cover: string | null;
}
