import type { RenderJob } from '@figurina/contract';
import type { Services } from '../../../../app/services.ts';
import { download } from '../../parts/download.ts';

/** Fetches a finished export with the person's token and hands it to the browser as a download. */
export async function downloadExport(
  { session }: Pick<Services, 'session'>,
  job: RenderJob,
  name = job.file_name ?? 'album.pdf',
): Promise<void> {
  if (!job.file_url) return;
  const token = await session.accessToken();
  const answer = await fetch(job.file_url, { headers: token ? { authorization: `Bearer ${token}` } : {} });
  if (!answer.ok) throw new Error(`the file of export ${job.id} answered ${answer.status}`);
  download(await answer.blob(), name);
}
