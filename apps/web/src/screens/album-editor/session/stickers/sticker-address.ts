/** Where stickers are edited: `/album/{id}/stickers/{sticker}`, `/album/{id}/stickers/new/{chapter}`. */
import type { NodeId, StickerId } from '@figurina/album';

export const NEW_STICKER = 'new';

export const stickersAddress = (albumId: string): string => `/album/${albumId}/stickers`;

export const stickerAddress = (albumId: string, sticker: StickerId): string => `/album/${albumId}/stickers/${sticker}`;

export const newStickerAddress = (albumId: string, chapter?: NodeId): string =>
  `/album/${albumId}/stickers/${NEW_STICKER}${chapter ? `/${chapter}` : ''}`;
