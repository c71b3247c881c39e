import type { RenderJob } from '@figurina/contract';
import type { Services } from '../../../../app/services.ts';

/** Fetches a finished export with the person's token and hands it to the browser as a download. */
export async function downloadExport({ session }: Pick<Services, 'session'>, job: RenderJob): Promise<void> {
  if (!job.file_url) return;
  const token = await session.accessToken();
  const answer = await fetch(job.file_url, { headers: token ? { authorization: `Bearer ${token}` } : {} });
  if (!answer.ok) throw new Error(`the file of export ${job.id} answered ${answer.status}`);
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = job.file_name ?? 'album.pdf';
  link.click();
  URL.revokeObjectURL(address);
}
