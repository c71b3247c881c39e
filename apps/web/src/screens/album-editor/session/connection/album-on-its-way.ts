/** An album that is asked for while the code of the editor is still on its way. */
import type { Album } from '@figurina/contract';
import type { Api } from '../../../../api/api.ts';
import { userQuery } from '../../../../session/use-user.ts';
import type { Services } from '../../../../app/services.ts';

let onItsWay: { readonly id: string; readonly album: Promise<Album> } | null = null;

/** Asks for an album, and for who opens it. What becomes of it is learned by whoever takes it. */
export function sendForAlbum({ api, queries }: Pick<Services, 'api' | 'queries'>, id: string): void {
  const album = readAlbum(api, id);
  album.catch(() => undefined);
  onItsWay = { id, album };
  void queries.prefetchQuery(userQuery(api));
}

/** The album that was sent for, once; else it is asked for now. */
export function takeAlbum(api: Api, id: string): Promise<Album> {
  const known = onItsWay;
  onItsWay = null;
  return known?.id === id ? known.album : readAlbum(api, id);
}

async function readAlbum(api: Api, id: string): Promise<Album> {
  return (await api.albums.read({ params: { id } })).album;
}
