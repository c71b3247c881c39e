import type { Album } from '@figurina/contract';
import type { Stand } from './stand.ts';

export async function readAlbum({ url, owner }: Stand, id: string): Promise<Album> {
  const answer = await fetch(`${url}/v1/albums/${id}`, { headers: { authorization: `Bearer ${owner.token}` } });
  if (!answer.ok) throw new Error(`The album was not read: ${answer.status}`);
  return ((await answer.json()) as { album: Album }).album;
}
