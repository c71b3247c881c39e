import type { AlbumSummary } from '@figurina/contract';
import type { AlbumMeta } from '@figurina/album';

/** Title, date, language, lock and role of the open album: what is not in its document, and may change under one's hands. */
export interface OpenAlbumMeta extends AlbumMeta {
  readonly locked: boolean;
  readonly hasOrder: boolean;
  readonly role: AlbumSummary['role'];
  readonly category: AlbumSummary['blueprint_category'];
}

export interface MetaSource {
  get(): OpenAlbumMeta;
  set(meta: OpenAlbumMeta): void;
  subscribe(listener: () => void): () => void;
}

export function metaOf(album: AlbumSummary): OpenAlbumMeta {
  const { id, title, release_date: releaseDate, language, locked, has_order: hasOrder, role } = album;
  return { id, title, releaseDate, language, locked, hasOrder, role, category: album.blueprint_category };
}

export function createMetaSource(initial: OpenAlbumMeta): MetaSource {
  let meta = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => meta,
    set(next) {
      meta = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
