/** Albums of which this browser remembers something, by their ids. A browser that keeps nothing remembers nothing. */

const AT_MOST = 200;

export interface KeptAlbums {
  has(albumId: string): boolean;
  set(albumId: string, kept: boolean): void;
}

export function keptAlbums(key: string, store: Pick<Storage, 'getItem' | 'setItem'> = localStorage): KeptAlbums {
  const read = (): string[] => {
    try {
      const kept: unknown = JSON.parse(store.getItem(key) ?? '[]');
      return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
    } catch {
      return [];
    }
  };
  return {
    has: (albumId) => read().includes(albumId),
    set: (albumId, kept) => {
      const others = read().filter((id) => id !== albumId);
      try {
        store.setItem(key, JSON.stringify((kept ? [...others, albumId] : others).slice(-AT_MOST)));
      } catch {
        // Asked again next time.
      }
    },
  };
}

/** Whose first steps are put away: the album then opens with its stickers. */
export const hiddenSteps = (): KeptAlbums => keptAlbums('figurina.onboarding_hidden');
/** On a phone: the warning was seen. */
export const warnedAlbums = (): KeptAlbums => keptAlbums('figurina.phone_warned');
