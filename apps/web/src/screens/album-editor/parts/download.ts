import type { StickerSheetName } from '@figurina/contract';
import type { Services } from '../../../app/services.ts';

/** Hands a file to the browser as a download. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** A name that every system takes. */
export function fileNameOf(title: string, { fallback, extension }: { fallback: string; extension: string }): string {
  return `${title.replaceAll(/[\\/:*?"<>|]/g, ' ').trim() || fallback}.${extension}`;
}

/** The finished file of a sheet: PDF, the picture as PNG. */
export async function fetchSheet(
  { session }: Pick<Services, 'session'>,
  albumId: string,
  sheet: StickerSheetName,
  stickerIds: readonly string[] = [],
): Promise<Blob> {
  const token = await session.accessToken();
  const query = new URLSearchParams(stickerIds.map((id) => ['sticker_ids', id]));
  const address = `/v1/albums/${albumId}/sticker_link/sheets/${sheet}/file${query.size ? `?${query}` : ''}`;
  const answer = await fetch(address, { headers: token ? { authorization: `Bearer ${token}` } : {} });
  if (!answer.ok) throw new Error(`The sheet ${sheet} answered ${answer.status}`);
  return answer.blob();
}
