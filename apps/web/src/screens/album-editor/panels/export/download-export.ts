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
