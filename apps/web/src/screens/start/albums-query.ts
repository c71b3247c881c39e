import type { AlbumSummary } from '@figurina/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../api/api.ts';

export const TRASHED_ALBUMS = ['trashed_albums'];

export function albumsQuery(api: Api) {
  return queryOptions({
    queryKey: ['albums'],
    queryFn: async ({ signal }) => (await api.albums.list({}, { signal })).albums,
  });
}

/** Whose album it is decides its owner's identifier, nothing else: administrators do not own what they may edit. */
export function splitAlbums(
  albums: readonly AlbumSummary[],
  sub: string,
): { own: AlbumSummary[]; shared: AlbumSummary[] } {
  return {
    own: albums.filter((album) => album.owner_identifier === sub),
    shared: albums.filter((album) => album.owner_identifier !== sub),
  };
}
