import { parseAlbum, type AlbumDocument, type AlbumMeta } from '@figurina/album';
import type { readRenderData, AnswerOf } from '@figurina/contract';
import type { RenderRequest } from './render-request.ts';

export interface FetchedAlbum {
  readonly document: AlbumDocument;
  readonly meta: AlbumMeta;
  /** Tells the server who reads its pictures, in their addresses. */
  readonly imageToken: string;
}

export async function fetchAlbum({ api, albumId, token }: RenderRequest): Promise<FetchedAlbum> {
  // The print worker reads with the token of its job: there is no session here, and no client of the API.
  const answer = await fetch(`${api}/albums/${encodeURIComponent(albumId)}/render_data`, {
    headers: { 'X-Render-Token': token },
  });
  if (!answer.ok) throw new Error(`The album answered ${answer.status}`);
  const { album } = (await answer.json()) as AnswerOf<typeof readRenderData>;
  const parsed = parseAlbum(album, album.schema_version);
  if (!parsed.ok) throw new Error(`The album is ${parsed.code} at ${parsed.at}: ${parsed.detail}`);
  const { id, title, release_date: releaseDate, language, image_token: imageToken } = album;
  return { document: parsed.document, meta: { id, title, releaseDate, language }, imageToken };
}
