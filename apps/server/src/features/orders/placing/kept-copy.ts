import { type AlbumDocument, parseAlbum } from '@figurina/album';

/** A copy that was kept, as the album of today's program. */
export function documentOf(copy: { readonly parts: string; readonly schema_version: number }): AlbumDocument {
  const parsed = parseAlbum(JSON.parse(copy.parts), copy.schema_version, { sender: 'server' });
  if (!parsed.ok) throw new Error(`A copy that was kept cannot be read: ${parsed.at} ${parsed.detail}`);
  return parsed.document;
}
