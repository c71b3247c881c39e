/** Where faces are aligned: `/album/{id}/stickers/faces` for everybody, `…/faces/{chapter}` for one chapter. */
import type { NodeId } from '@figurina/album';

export const FACES = 'faces';

export const facesAddress = (albumId: string, chapter: NodeId | null = null): string =>
  `/album/${albumId}/stickers/${FACES}${chapter ? `/${chapter}` : ''}`;
