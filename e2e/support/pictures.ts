/** Pictures of an album: frames that wait for one, and files to put there. */
import { type NodeId, type NodeOf, pagesOfSpread, spreadOrder } from '@figurina/album';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { savedAlbum } from './api.ts';

/** The first frame of the album without a picture, and a page of its spread. */
export async function emptyFrame(page: Page, albumId: string): Promise<{ id: string; onPage: number }> {
  const album = await savedAlbum(page, albumId);
  const spreads = spreadOrder(album);
  for (const [index, spread] of spreads.entries())
    for (const id of album.childIds(spread)) {
      const node = album.nodes.get(id);
      const onPage = pagesOfSpread(index, spreads.length)[0]?.number;
      if (node?.type === 'Image' && node.props.image === null && !node.props.locked && onPage)
        return { id: node.id, onPage };
    }
  throw new Error(`The album ${albumId} has no empty frame`);
}

/** A frame of the album as the server has it. */
export async function savedFrame(page: Page, albumId: string, id: string): Promise<NodeOf<'Image'>['props']> {
  const node = (await savedAlbum(page, albumId)).nodes.get(id as NodeId);
  if (node?.type !== 'Image') throw new Error(`The album ${albumId} has no frame ${id}`);
  return node.props;
}

/** A photograph of one colour, as a camera would name it. */
export async function aPhoto(
  name: string,
  colour: string,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: colour } });
  return { name, mimeType: 'image/jpeg', buffer: await photo.jpeg().toBuffer() };
}
