import type { AlbumHead, Organization } from '@figurina/contract';
import type { AlbumMeta } from '@figurina/album';

/** Title, date, language, lock and role of the open album: what is not in its document, and may change under one's hands. */
export interface OpenAlbumMeta extends AlbumMeta {
  readonly locked: boolean;
  readonly hasOrder: boolean;
  readonly role: AlbumHead['role'];
  /** The chapters that one is kept to; null for all of them. */
  readonly sections: readonly string[] | null;
  readonly category: AlbumHead['blueprint_category'];
  readonly emailNotificationsEnabled: boolean;
  readonly organization: Organization | null;
  /** One was in the album and is not any more. */
  readonly removed?: Removed;
}

export interface Removed {
  /** Their name; null when it is not known, or one has left oneself. */
  readonly by: string | null;
  readonly isSelf: boolean;
}

export interface MetaSource {
  get(): OpenAlbumMeta;
  set(meta: OpenAlbumMeta): void;
  subscribe(listener: () => void): () => void;
  /** Who does something to the album says themselves what came of it: whatever arrives meanwhile, and by which way. */
  during<Answer>(deed: () => Promise<Answer>): Promise<Answer>;
  /** Whether something of that kind is under way. */
  isOwn(): boolean;
}

export function metaOf(album: AlbumHead): OpenAlbumMeta {
  const { id, title, release_date: releaseDate, language, locked, has_order: hasOrder, role, sections } = album;
  const { blueprint_category: category, email_notifications_enabled: emailNotificationsEnabled } = album;
  return {
    id,
    title,
    releaseDate,
    language,
    locked,
    hasOrder,
    role,
    sections,
    category,
    emailNotificationsEnabled,
    organization: album.organization,
  };
}

export function createMetaSource(initial: OpenAlbumMeta): MetaSource {
  let meta = initial;
  let deeds = 0;
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
    async during(deed) {
      deeds += 1;
      try {
        return await deed();
      } finally {
        deeds -= 1;
      }
    },
    isOwn: () => deeds > 0,
  };
}
