import type { RenderJob } from '@figurina/contract';
import type { Services } from '../../../../app/services.ts';
import { download } from '../../parts/download.ts';

/** Fetches a finished export with the person's token and hands it to the browser as a download. */
export async function downloadExport(
  { api }: Pick<Services, 'api'>,
  job: RenderJob,
  name = job.file_name ?? 'album.pdf',
): Promise<void> {
  if (job.file_url) download(await api.file(job.file_url), name);
}

/** The same of the picture of where a refused export has too much ink. */
export async function downloadInkPicture({ api }: Pick<Services, 'api'>, job: RenderJob): Promise<void> {
  if (job.ink_picture_url) download(await api.file(job.ink_picture_url), `${job.id}-ink.jpg`);
}
