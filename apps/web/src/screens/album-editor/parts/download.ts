import type { StickerSheetName } from '@figurina/contract';
import type { Services } from '../../../app/services.ts';

export { download } from '../../../app/download.ts';

/** A name that every system takes. */
export function fileNameOf(title: string, { fallback, extension }: { fallback: string; extension: string }): string {
  return `${title.replaceAll(/[\\/:*?"<>|]/g, ' ').trim() || fallback}.${extension}`;
}

/** The finished file of a sheet: PDF, the picture as PNG. */
export function fetchSheet(
  { api }: Pick<Services, 'api'>,
  albumId: string,
  sheet: StickerSheetName,
  stickerIds: readonly string[] = [],
): Promise<Blob> {
  const query = new URLSearchParams(stickerIds.map((id) => ['sticker_ids', id]));
  return api.file(`/v1/albums/${albumId}/sticker_link/sheets/${sheet}/file${query.size ? `?${query}` : ''}`);
}
